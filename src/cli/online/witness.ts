// Writes down which choices a server has acknowledged: whatever becomes of it, they must stand in its log.
import type { Answer } from '../../engine/index.js';
import { FrameReader, type Socket, type ToServer, type World } from '../../protocol/index.js';

/** A choice that a server said was in the log, under this number. */
export interface Acknowledged {
  readonly table: string;
  readonly number: number;
  /** The number of the decision that it answered. */
  readonly decision: number;
  readonly answer: Answer;
}

/** A world in which every frame is heard a second time, by somebody who only writes down. */
export const witnessed = (world: World, note: (each: Acknowledged) => void): World => ({
  ...world,
  connect: (address, subprotocol) => new ListenedSocket(world.connect(address, subprotocol), note),
});

type Handler = ((event: { readonly data: unknown }) => void) | null;
type Choice = Extract<ToServer, { kind: 'choose' }>;

class ListenedSocket implements Socket {
  private readonly reader = new FrameReader();
  private readonly said = new Map<number, Choice>();
  private table = '';

  constructor(
    private readonly socket: Socket,
    private readonly note: (each: Acknowledged) => void,
  ) {}

  send(text: string): void {
    const message = JSON.parse(text) as ToServer;
    if (message.kind === 'hello') this.table = message.table;
    if (message.kind === 'choose') this.said.set(message.re, message);
    this.socket.send(text);
  }

  close(): void {
    this.socket.close();
  }

  set onopen(act: Socket['onopen']) {
    this.socket.onopen = act;
  }

  set onclose(act: Socket['onclose']) {
    this.socket.onclose = act;
  }

  set onerror(act: Socket['onerror']) {
    this.socket.onerror = act;
  }

  set onmessage(act: Handler) {
    this.socket.onmessage = (event: { readonly data: unknown }) => {
      this.hear(event.data);
      act?.(event);
    };
  }

  private hear(data: unknown): void {
    const message = this.reader.read(String(data));
    if (message.kind !== 'done') return;
    const choice = this.said.get(message.re);
    if (choice === undefined) return;
    this.said.delete(message.re);
    this.note({ table: this.table, number: message.number, decision: choice.number, answer: choice.answer });
  }
}
