// A server as a child process that can be asked what it holds.
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packageRoot } from '../here.js';
import type { Weight } from './weigh.js';

/** What Node is started with, so that a server can be weighed; its `stdio` needs a channel beside the three. */
export const WEIGHED: readonly string[] = [
  '--expose-gc',
  '--import',
  pathToFileURL(join(packageRoot, 'dist', 'rulebox', 'weigh.js')).href,
];

/** What it holds after everything is collected that can be. */
export const weightOf = (child: ChildProcess): Promise<Weight> =>
  new Promise((resolve) => {
    child.once('message', (weight) => resolve(weight as Weight));
    child.send('weigh');
  });
