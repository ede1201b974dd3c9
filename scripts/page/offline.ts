// The service worker: keeps every built file, so that the page plays without a network.
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** Built files have their content in their names; the page itself is asked for anew where there is a network. */
const worker = (
  version: string,
  files: readonly string[],
): string => `const KEPT = ${JSON.stringify(`rulebox-${version}`)};
const FILES = ${JSON.stringify(['./', ...files])};
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(FILES)).then(() => self.skipWaiting()));
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
      const files = [
        'icon.svg',
        'manifest.webmanifest',
        ...Object.keys(bundle).filter((name) => name !== 'index.html'),
      ];
      const hash = createHash('sha256');
      for (const part of Object.values(bundle))
        hash.update(part.fileName).update('source' in part ? part.source : part.code);
      this.emitFile({
        type: 'asset',
        fileName: 'offline.js',
        source: worker(hash.digest('hex').slice(0, 12), files.sort()),
      });
    },
  },
});
