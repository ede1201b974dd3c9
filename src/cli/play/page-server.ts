// A server for the built page on this machine only: plain files, nothing else.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize, sep } from 'node:path';

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
  const server = createServer((request, response) => {
    const file = fileFor(folder, request.url ?? '/');
    if (file === null || (request.method !== 'GET' && request.method !== 'HEAD')) return notFound(response);
    response.writeHead(200, {
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      'Content-Length': statSync(file).size,
      // What has its content in its name may be kept for ever; the rest is asked for anew.
      'Cache-Control': file.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
      'Content-Security-Policy': POLICY,
      'X-Content-Type-Options': 'nosniff',
    });
    if (request.method === 'HEAD') return void response.end();
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const { port: taken } = server.address() as AddressInfo;
      resolve({ address: `http://127.0.0.1:${taken}/`, server });
    });
  });
}

function notFound(response: ServerResponse): void {
  response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end('There is no such file.\n');
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
