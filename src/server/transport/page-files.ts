import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** What gets shorter when it is compressed. */
const IS_TEXT = /^(text\/|application\/(json|manifest)|image\/svg)/;

/** Shorter ones fit into a packet as they are. */
const WORTH_IT = 1400;

/** All files that are held in memory may have so many bytes together. */
const MOST_HELD = 64 * 1024 * 1024;

/** How a file is sent. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** A file of the page, as it lay there when it was read. */
export interface PageFile {
  readonly type: string;
  /** What has its content in its name may be kept for ever. */
  readonly isLasting: boolean;
  readonly mark: string;
  readonly plain: Buffer;
  /** Empty where packing is not worth it, or failed: then it is sent as it is. */
  readonly packed: Map<Exclude<Encoding, 'identity'>, Buffer>;
}

interface Held {
  readonly stamp: string;
  readonly file: Promise<PageFile>;
}

/**
 * The files of a folder, each read once and then held: whoever leaves in the middle of a download leaves no open file
 * behind. One that has been written anew is read anew.
 */
export class PageFiles {
  private readonly held = new Map<string, Held>();
  private bytes = 0;

  constructor(private readonly folder: string) {}

  /** The file that an address means; null: none. */
  async find(url: string): Promise<PageFile | null> {
    const path = pathOf(url);
    if (path === null) return null;
    const place = join(this.folder, path);
    const found = await stat(place).catch(noneThere);
    if (found === null || !found.isFile()) return null;
    const stamp = `${found.size} ${found.mtimeMs}`;
    const held = this.held.get(path);
    return held?.stamp === stamp ? held.file : this.read(path, { place, stamp, size: found.size });
  }

  private read(path: string, { place, stamp, size }: { place: string; stamp: string; size: number }) {
    if (this.bytes + size > MOST_HELD) this.forget();
    const file = readFile(place).then((plain) => pageFile(path, plain));
    this.held.set(path, { stamp, file });
    this.bytes += size;
    file.catch(() => this.held.delete(path));
    return file;
  }

  private forget(): void {
    this.held.clear();
    this.bytes = 0;
  }
}

function noneThere(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'ENAMETOOLONG') return null;
  throw error;
}

/** Names of files and folders, none of which leads upwards or is hidden; null: this is no such path. */
export function pathOf(url: string): string | null {
  let path: string;
  try {
    path = decodeURIComponent(url.split(/[?#]/)[0]!);
  } catch {
    return null;
  }
  const names = path.split('/').slice(1);
  if (names[names.length - 1] === '') names[names.length - 1] = 'index.html';
  const isFit = path.startsWith('/') && names.every((name) => /^[\w][\w.@-]*$/.test(name));
  return isFit ? names.join('/') : null;
}

/** Who comes first waits for the packing too, a tenth of a second for the largest: sending it plain takes longer on most lines. */
async function pageFile(path: string, plain: Buffer): Promise<PageFile> {
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  const mark = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const packed: PageFile['packed'] = new Map();
  if (IS_TEXT.test(type) && plain.length > WORTH_IT) await pack(plain, packed);
  return { type, isLasting: path.startsWith('assets/'), mark, plain, packed };
}

const QUALITY = { params: { [zlib.BROTLI_PARAM_QUALITY]: 6 } };

async function pack(plain: Buffer, into: PageFile['packed']): Promise<void> {
  try {
    into.set('br', await promisify(brotliCompress)(plain, QUALITY));
    into.set('gzip', await promisify(gzip)(plain, { level: 7 }));
  } catch {
    // then it is sent as it is
  }
}
