import { fileURLToPath } from 'node:url';

/*
 * Where the command line is. It runs from its sources, from what is built of them file by file, and from `dist/rulebox`,
 * where all of them are joined: each is two folders deep in the package, with the threads' files beside this one.
 */

const here = new URL('./', import.meta.url);

/** The root of the package. */
export const packageRoot: string = fileURLToPath(new URL('../../', here));

/** The room of cards, in the sources or in what is built of them. */
export const cardRoom: string = fileURLToPath(new URL('../cards/', here));

/** The file that a thread runs. */
export const threadFile = (name: 'soak' | 'arena'): URL => new URL(`./${name}-worker.js`, here);
