/** As much of a WebSocket as a client needs: the browser's, Node's or the package ws. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
  onerror: (() => void) | null;
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
