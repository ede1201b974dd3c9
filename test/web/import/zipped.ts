// Zips of a few files, written here so that each fault can be put into one.
import { deflateRawSync } from 'node:zlib';
import { crc32 } from '../../../src/web/import/crc32.js';

export interface Spoilt {
  readonly isStored?: boolean;
  readonly isSecret?: boolean;
  /** Another size than it has. */
  readonly size?: number;
  readonly crc?: number;
}

export function zipped(files: Readonly<Record<string, string>>, spoilt: Spoilt = {}): Blob {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const [path, text] of Object.entries(files)) {
    const [name, plain] = [Buffer.from(path), Buffer.from(text)];
    const packed = spoilt.isStored === true ? plain : deflateRawSync(plain);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(spoilt.isSecret === true ? 1 : 0, 2);
    shared.writeUInt16LE(spoilt.isStored === true ? 0 : 8, 4);
    shared.writeUInt32LE(spoilt.crc ?? crc32(plain), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(spoilt.size ?? plain.length, 18);
    shared.writeUInt16LE(name.length, 22);
    const head = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), shared, name]);
    const entry = Buffer.concat([
      Buffer.from('PK\x01\x02', 'latin1'),
      Buffer.from([20, 0]),
      shared,
      Buffer.alloc(14),
      name,
    ]);
    entry.writeUInt32LE(at, 42);
    parts.push(head, packed);
    list.push(entry);
    at += head.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(list.length, 8);
  end.writeUInt16LE(list.length, 10);
  end.writeUInt32LE(Buffer.concat(list).length, 12);
  end.writeUInt32LE(at, 16);
  return new Blob([new Uint8Array(Buffer.concat([...parts, ...list, end]))]);
}
