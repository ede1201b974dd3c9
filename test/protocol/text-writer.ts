import { FrameWriter, type ToClient } from '../../src/protocol/index.js';

const decoder = new TextDecoder('utf-8', { fatal: true });

/** A `FrameWriter` whose frames are read as text, as they come out of a socket. */
export class TextWriter {
  private readonly writer = new FrameWriter();

  write(message: ToClient): string {
    return decoder.decode(this.writer.write(message));
  }
}
