import type { ToClient } from '../to-client.js';
import { readFrame } from './reading.js';
import { Recall } from './recall.js';
import { Writing } from './writing.js';

export { BadFrame } from './reading.js';

/** Writes what is said to one client, one text a message. One for each socket: what was said before is referred to. */
export class FrameWriter {
  private readonly recall = new Recall();
  private isFirst = true;

  /** The text in UTF-8; the bytes stay until any writer writes again. */
  write(message: ToClient): Uint8Array {
    const frame = new Writing(this.recall).frame(message, this.isFirst);
    this.isFirst = false;
    return frame;
  }
}

/** Reads what one `FrameWriter` has written, in its order. What no writer has written throws a `BadFrame`, and the line is of no use. */
export class FrameReader {
  private readonly recall = new Recall();
  private isFirst = true;

  read(frame: string): ToClient {
    const message = readFrame(frame, this.recall, this.isFirst);
    this.isFirst = false;
    return message as unknown as ToClient;
  }
}
