// The service worker: keeps every built file, so that the page plays without a network; and the list of them for the page.
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** Built files have their content in their names; the page itself is asked for anew where there is a network. */
const worker = (name: string, files: readonly string[]): string => `const KEPT = ${JSON.stringify(name)};
const FILES = ${JSON.stringify(files)};
const keepMissing = async () => {
  const kept = await caches.open(KEPT);
  for (const file of FILES) if ((await kept.match(file)) === undefined) await kept.add(file);
};
self.addEventListener('install', (event) => {
  event.waitUntil(keepMissing().then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => {
  const forget = (names) => Promise.all(names.filter((name) => name.startsWith('rulebox-') && name !== KEPT).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(forget).then(() => self.clients.claim()));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(self.location.origin)) return;
  const fromKept = () => caches.match(request, { ignoreSearch: true });
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match('./')));
  else event.respondWith(fromKept().then((kept) => kept ?? fetch(request)));
});
`;

export const offline = (): Plugin => ({
  name: 'rulebox-offline',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const built = Object.keys(bundle).filter((name) => name !== 'index.html');
      const files = ['./', ...['icon.svg', 'manifest.webmanifest', ...built].sort()];
      const hash = createHash('sha256');
      for (const part of Object.values(bundle))
        hash.update(part.fileName).update('source' in part ? part.source : part.code);
      const name = `rulebox-${hash.digest('hex').slice(0, 12)}`;
      this.emitFile({ type: 'asset', fileName: 'offline.js', source: worker(name, files) });
      this.emitFile({ type: 'asset', fileName: 'offline.json', source: JSON.stringify({ name, files }) });
    },
  },
});
