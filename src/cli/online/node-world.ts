// What a client takes from the world around it, where that is Node.
import { randomBytes } from 'node:crypto';
import { WebSocket } from 'ws';
import type { Socket, World } from '../../protocol/index.js';

/** `weigh`: told the length of every frame that comes. */
export const nodeWorld = (weigh: (bytes: number) => void = () => {}): World => ({
  connect(address, subprotocol) {
    const socket = new WebSocket(address, subprotocol, { perMessageDeflate: false });
    socket.on('message', (data: Buffer) => weigh(data.length));
    return socket as unknown as Socket;
  },
  later(milliseconds, act) {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
  now: () => Date.now(),
  randomHex: (bytes) => randomBytes(bytes).toString('hex'),
});
