/** A whole text, unmasked, as a server may send it. */
const WHOLE_TEXT = 0x81;
/** Lengths that do not fit into seven bits stand behind one of these, in two bytes or in eight. */
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

/**
 * A text as a WebSocket carries it (RFC 6455, 5.2), its beginning and all of it in one piece: then one write takes it, where
 * two pieces would have to be gathered by the system.
 */
export function textFrame(text: Uint8Array): Buffer {
  const { length } = text;
  const head = length < TWO_BYTES ? 2 : length < 2 ** 16 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = WHOLE_TEXT;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = TWO_BYTES;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = EIGHT_BYTES;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.set(text, head);
  return frame;
}
