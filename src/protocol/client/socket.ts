/** As much of a WebSocket as a client needs: the browser's, Node's or the package ws. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
}

/** What a client takes from the world around it. */
export interface World {
  connect(address: string, subprotocol: string): Socket;
  /** Calls back after so many milliseconds, unless it is called off. */
  later(milliseconds: number, act: () => void): () => void;
  now(): number;
  /** So many random bytes, hexadecimal: shares of a game's chance. */
  randomHex(bytes: number): string;
}

/** What browsers and Node have alike. */
interface Around {
  setTimeout(act: () => void, milliseconds: number): unknown;
  clearTimeout(timer: unknown): void;
  readonly crypto: { getRandomValues(bytes: Uint8Array): Uint8Array };
}

/** The world as it is, with sockets of this kind: `worldWith(WebSocket)`, in Node with that of the package ws. */
export function worldWith(
  Sockets: new (address: string, subprotocol: string) => Socket,
  around: Around = globalThis as unknown as Around,
): World {
  return {
    connect: (address, subprotocol) => new Sockets(address, subprotocol),
    later: (milliseconds, act) => {
      const timer = around.setTimeout(act, milliseconds);
      return () => around.clearTimeout(timer);
    },
    now: () => Date.now(),
    randomHex: (bytes) =>
      Array.from(around.crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
        byte.toString(16).padStart(2, '0'),
      ).join(''),
  };
}
