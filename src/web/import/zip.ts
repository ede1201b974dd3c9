/* Zip files, as far as card databases are in them: stored or deflated, in one piece. What is in one is not believed. */
import { err, ok, type Result } from '../../engine/index.js';
import { ZIP } from '../words/import.js';
import { crc32 } from './crc32.js';

/** A file in a zip. */
export interface Packed {
  readonly path: string;
  /** How many bytes it has when it is unpacked. */
  readonly size: number;
  readonly packedSize: number;
  readonly method: number;
  readonly crc: number;
  /** Where it begins. */
  readonly at: number;
}

const [END_SIGN, ENTRY_SIGN, FILE_SIGN] = [0x06054b50, 0x02014b50, 0x04034b50];
const [END_SIZE, ENTRY_SIZE, FILE_SIZE] = [22, 46, 30];
const [STORED, DEFLATED] = [0, 8];
const [IS_SECRET, LONGEST_COMMENT] = [1, 0xffff];

/** More than any card database has. */
export const MOST_FILES = 200_000;
/** Larger than any of their files. */
export const LARGEST_FILE = 128 * 2 ** 20;

/** The files of a zip; folders are none. */
export async function filesInZip(zip: Blob): Promise<Result<readonly Packed[], string>> {
  const end = await endOf(zip);
  if (end === null) return err(ZIP.none);
  const count = end.getUint16(10, true);
  const [size, from] = [end.getUint32(12, true), end.getUint32(16, true)];
  if (count === 0xffff || size === 0xffffffff || from === 0xffffffff) return err(ZIP.tooLarge);
  if (count > MOST_FILES) return err(ZIP.tooMany(MOST_FILES));
  if (from + size > zip.size) return err(ZIP.damaged);
  const list = new DataView(await zip.slice(from, from + size).arrayBuffer());
  const files: Packed[] = [];
  for (let at = 0, n = 0; n < count; n++) {
    if (at + ENTRY_SIZE > list.byteLength || list.getUint32(at, true) !== ENTRY_SIGN) return err(ZIP.damaged);
    const length = list.getUint16(at + 28, true);
    const next = at + ENTRY_SIZE + length + list.getUint16(at + 30, true) + list.getUint16(at + 32, true);
    if (next > list.byteLength) return err(ZIP.damaged);
    if ((list.getUint16(at + 8, true) & IS_SECRET) > 0) return err(ZIP.secret);
    const path = new TextDecoder().decode(new Uint8Array(list.buffer, at + ENTRY_SIZE, length));
    if (!path.endsWith('/')) files.push(packedAt(list, at, path));
    at = next;
  }
  return ok(files);
}

const packedAt = (list: DataView, at: number, path: string): Packed => ({
  path,
  method: list.getUint16(at + 10, true),
  crc: list.getUint32(at + 16, true),
  packedSize: list.getUint32(at + 20, true),
  size: list.getUint32(at + 24, true),
  at: list.getUint32(at + 42, true),
});

/** The last record of a zip, before which a comment may stand. */
async function endOf(zip: Blob): Promise<DataView | null> {
  const from = Math.max(0, zip.size - END_SIZE - LONGEST_COMMENT);
  const tail = new DataView(await zip.slice(from).arrayBuffer());
  for (let at = tail.byteLength - END_SIZE; at >= 0; at--) {
    if (tail.getUint32(at, true) === END_SIGN) return new DataView(tail.buffer, at, END_SIZE);
  }
  return null;
}

/** What is in a file of a zip, if it is what was put into it. */
export async function unpack(zip: Blob, file: Packed): Promise<Result<Uint8Array<ArrayBuffer>, string>> {
  if (file.size > LARGEST_FILE) return err(ZIP.fileTooLarge(LARGEST_FILE));
  const head = new DataView(await zip.slice(file.at, file.at + FILE_SIZE).arrayBuffer());
  if (head.byteLength < FILE_SIZE || head.getUint32(0, true) !== FILE_SIGN) return err(ZIP.damaged);
  const from = file.at + FILE_SIZE + head.getUint16(26, true) + head.getUint16(28, true);
  const packed = zip.slice(from, from + file.packedSize);
  if (packed.size !== file.packedSize) return err(ZIP.damaged);
  if (file.method !== STORED && file.method !== DEFLATED) return err(ZIP.method(file.method));
  const bytes = file.method === STORED ? new Uint8Array(await packed.arrayBuffer()) : await inflated(packed, file.size);
  return bytes?.length === file.size && crc32(bytes) === file.crc ? ok(bytes) : err(ZIP.damaged);
}

/** Null where it is spoilt, or more comes out of it than it says. */
async function inflated(packed: Blob, size: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const bytes = new Uint8Array(size);
  const reader = packed.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  try {
    for (let at = 0; ; ) {
      const { done, value } = await reader.read();
      if (done) return at === size ? bytes : null;
      if (at + value.length > size) {
        await reader.cancel();
        return null;
      }
      bytes.set(value, at);
      at += value.length;
    }
  } catch {
    return null;
  }
}
