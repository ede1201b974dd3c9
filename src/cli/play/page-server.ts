// A server for the built page on this machine only: plain files, nothing else.
import { existsSync, statSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/** The page asks nobody but this server for anything. */
const POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'";

export interface PageServer {
  readonly address: string;
  readonly server: Server;
}

/** Serves a folder on the loopback address; port 0: any that is free. */
export function servePage(folder: string, port: number): Promise<PageServer> {
  const server = createServer((request, response) => void answer(folder, request, response));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const { port: taken } = server.address() as AddressInfo;
      resolve({ address: `http://127.0.0.1:${taken}/`, server });
    });
  });
}

/** Whatever becomes of the answer, and whoever leaves before its end: the file is closed, and the server goes on. */
async function answer(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = fileFor(folder, request.url ?? '/');
  if (path === null || (request.method !== 'GET' && request.method !== 'HEAD')) return refuse(response, NOT_FOUND);
  try {
    const file = await open(path);
    try {
      await send(path, file, response, request.method === 'HEAD');
    } finally {
      await file.close();
    }
  } catch {
    if (response.headersSent) response.destroy();
    else refuse(response, NOT_NOW);
  }
}

async function send(path: string, file: FileHandle, response: ServerResponse, headOnly: boolean): Promise<void> {
  response.writeHead(200, {
    'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream',
    'Content-Length': (await file.stat()).size,
    // What has its content in its name may be kept for ever; the rest is asked for anew.
    'Cache-Control': path.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
    'Content-Security-Policy': POLICY,
    'X-Content-Type-Options': 'nosniff',
  });
  if (headOnly) response.end();
  else await pipeline(file.createReadStream({ autoClose: false }), response);
}

const NOT_FOUND = { status: 404, sentence: 'There is no such file.' } as const;
/** There may be too many files open for now. */
const NOT_NOW = { status: 503, sentence: 'The file cannot be read now. Try again.' } as const;

function refuse(response: ServerResponse, { status, sentence }: typeof NOT_FOUND | typeof NOT_NOW): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${sentence}\n`);
}

/** The file that an address means, if it lies in the folder. */
export function fileFor(folder: string, url: string): string | null {
  const path = normalize(decoded(url.split(/[?#]/)[0]!));
  const file = join(folder, path.endsWith(sep) || path === '.' ? join(path, 'index.html') : path);
  if (!file.startsWith(folder + sep) || !existsSync(file) || !statSync(file).isFile()) return null;
  return file;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '/';
  }
}
