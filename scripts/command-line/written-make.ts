// Writes down beside the joined command line what it was made of, as far as it decides games.
import type { Plugin } from 'vite';
import { sourcesMake, WRITTEN_MAKE } from '../../src/cli/farm/make.js';

export const writtenMake = (root: string): Plugin => ({
  name: 'rulebox-written-make',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: WRITTEN_MAKE, source: JSON.stringify({ make: sourcesMake(root) }) });
  },
});
