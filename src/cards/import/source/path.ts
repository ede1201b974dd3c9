/* Paths of files, on whatever machine: parts with strokes between them. */

const parts = (path: string): string[] => path.split(/[\\/]/);

/** The last part of a path, without its ending. */
export const nameOf = (path: string): string => (parts(path).at(-1) ?? '').replace(/(?<=.)\.[^.]*$/, '');

/** `.json`, `.ts`; empty where there is none. */
export const endingOf = (path: string): string => /(?<=[^\\/])\.[^.\\/]*$/.exec(path)?.[0].toLowerCase() ?? '';

/** A path that is told from a file, as that file means it. */
export function pathFrom(file: string, relative: string): string {
  const path = parts(file).slice(0, -1);
  for (const part of parts(relative)) {
    if (part === '..' && path.length > 0 && path.at(-1) !== '..') path.pop();
    else if (part !== '.' && part !== '') path.push(part);
  }
  return path.join('/');
}
