import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pageData } from './scripts/page/data.js';
import { offline } from './scripts/page/offline.js';

/**
 * The page takes a few functions of the pure rooms and leaves the rest to the threads, so that what it does not use of
 * them need not be there. The threads are left whole: the engine ties its terms together by being imported.
 */
const PURE = /[\\/]src[\\/](?:engine|registry|cards|scenarios|bots|companion|session|protocol)[\\/]/;
const treeshake = { moduleSideEffects: (id: string): boolean => !PURE.test(id) };

/** The page: everything it needs is in `dist/web`, by relative addresses, so that any folder of any server will do. */
export default defineConfig({
  root: join(import.meta.dirname, 'src', 'web'),
  base: './',
  plugins: [react(), pageData(), offline()],
  worker: { format: 'es' },
  build: {
    outDir: join(import.meta.dirname, 'dist', 'web'),
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'], // the first that know light-dark()
    assetsInlineLimit: 0,
    license: { fileName: 'licences.md' },
    reportCompressedSize: false,
    rolldownOptions: { treeshake, checks: { bundlerTimings: false } },
  },
});
