import type { ToClient } from '../to-client.js';

/** Writes what is said to one client, one text a message. One for each socket: what was said before may be referred to. */
export class FrameWriter {
  write(message: ToClient): string {
    return JSON.stringify(message);
  }
}

/** Reads what one `FrameWriter` has written, in its order. */
export class FrameReader {
  read(frame: string): ToClient {
    return JSON.parse(frame) as ToClient;
  }
}
