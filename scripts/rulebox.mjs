// `npm run -s rulebox -- …`: the command line from the sources of this clone.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, install, root } from './ready.mjs';

install();
build();
await import(pathToFileURL(join(root, 'dist', 'rulebox', 'main.js')).href);
