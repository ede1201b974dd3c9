import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pageData } from './scripts/page/data.js';
import { offline } from './scripts/page/offline.js';

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
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
});
