// `rulebox farm page`: what runs, on a page that keeps itself up to date. It shows, and changes nothing.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Farm, statusOf } from '../../farm/index.js';
import { openBrowser } from '../play/browser.js';
import { fail } from '../terminal.js';
import { wholeNumber } from '../typed.js';
import { atFarm, type PlaceOptions } from './place.js';
import { statusPage } from './status-page.js';

interface Options extends PlaceOptions {
  readonly port: string;
  readonly open?: boolean;
}

export async function servePage(options: Options): Promise<void> {
  const port = wholeNumber('--port', options.port, 65_535);
  await atFarm(options, async (farm) => {
    const server = await pageServer(farm, port);
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    process.stdout.write(`What the farm does: ${address}\nCtrl-C ends it.\n`);
    if (options.open === true) openBrowser(address);
    await new Promise<void>((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
    });
    server.closeAllConnections();
    server.close();
  });
}

/** Serves the page to this machine alone. */
export async function pageServer(farm: Farm, port: number): Promise<Server> {
  const server = createServer((request, response) => void answer(farm, request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  }).catch((error: NodeJS.ErrnoException) => fail(`--port ${port}: ${error.code ?? error.message}`));
  return server;
}

/** Names that only this machine goes by: a page elsewhere must not read this one under a name of its own. */
const OURS = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/;

async function answer(farm: Farm, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!OURS.test(request.headers.host ?? '')) return void response.writeHead(403).end();
  if (request.method !== 'GET' || request.url !== '/') return void response.writeHead(404).end();
  try {
    const page = statusPage(await statusOf(farm), new Date(), REFRESH);
    response.writeHead(200, HEADERS).end(page);
  } catch (error) {
    response.writeHead(503).end(error instanceof Error ? error.message : String(error));
  }
}

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; connect-src 'self'",
};

/** Every other second, without a flicker, and only while somebody looks. */
const REFRESH = `<script>setInterval(async()=>{if(document.hidden)return;try{const text=await(await fetch('/')).text();const page=new DOMParser().parseFromString(text,'text/html');document.title=page.title;for(const part of['header','main'])document.querySelector(part).replaceWith(page.querySelector(part))}catch{document.title='No answer'}},2000)</script>
`;
