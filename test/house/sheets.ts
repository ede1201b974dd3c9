// Sheets of style that stay when the screen that brought them is left.
import { posix } from 'node:path';
import { type Finding, lineAt, type Source } from './sources.js';

const IMPORTED = /import '([^']+\.css)'|@import "([^"]+\.css)"/g;

/** The sheet of the whole page, with those that it takes in: it is there before any screen is. */
export const WHOLE_PAGE = 'src/web/look/look.css';

const importsOf = ({ path, text }: Source): string[] =>
  [...text.matchAll(IMPORTED)].map(([, one, other]) => posix.join(posix.dirname(path), (one ?? other)!));

/** Selectors of the outermost rules, at-rules of condition left out, each with its place. */
function outermost({ text }: Source): { readonly selector: string; readonly at: number }[] {
  const plain = text.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => ' '.repeat(comment.length));
  const found: { readonly selector: string; readonly at: number }[] = [];
  const open: ('rule' | 'condition')[] = [];
  let from = 0;
  for (const { 0: sign, index } of plain.matchAll(/[{};]/g)) {
    const head = plain.slice(from, index).trim();
    if (sign === '{') {
      if (!open.includes('rule') && !head.startsWith('@')) found.push({ selector: head, at: index });
      open.push(/^@(media|supports|container)/.test(head) ? 'condition' : 'rule');
    } else if (sign === '}') open.pop();
    from = index + 1;
  }
  return found;
}

const SCOPE = /^:where\(\[data-screen="\w+"\](?:, \[data-screen="\w+"\])*\)$/;

const classesIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!));

/**
 * Every selector of a sheet that comes with a screen or a part of one, and that could reach something else: it neither
 * stands within its screen's scope nor begins with a class that no other sheet speaks of.
 */
export function reachingFurther(sheets: readonly Source[], code: readonly Source[]): Finding[] {
  const whole = new Set([WHOLE_PAGE, ...sheets.filter(({ path }) => path === WHOLE_PAGE).flatMap(importsOf)]);
  const brought = new Set([...code, ...sheets].flatMap(importsOf).filter((path) => !whole.has(path)));
  return sheets
    .filter(({ path }) => brought.has(path))
    .flatMap((sheet) => {
      const foreign = classesIn(sheets.map((each) => (each === sheet ? '' : each.text)).join('\n'));
      return outermost(sheet)
        .filter(({ selector }) => !SCOPE.test(selector) && !isOwn(selector, foreign))
        .map(({ selector, at }) => ({
          path: sheet.path,
          line: lineAt(sheet.text, at),
          problem: `${selector} reaches every screen as soon as this sheet has been loaded`,
          remedy: 'Put it within :where([data-screen="…"]), or begin it with a class that no other sheet speaks of',
        }));
    });
}

/** Whether each of a list of selectors begins with a class that is this sheet's alone. */
const isOwn = (selectors: string, foreign: ReadonlySet<string>): boolean =>
  selectors.split(',').every((selector) => {
    const [, first] = /^\.([a-z][\w-]*)/i.exec(selector.trim()) ?? [];
    return first !== undefined && !foreign.has(first);
  });
