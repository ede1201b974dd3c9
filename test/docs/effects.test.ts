// The page of the effect language: what it shows is what the compiler makes, and it leaves no word out.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { compileCard } from '../../src/cards/index.js';
import { BLANK_FACTS, type CardFacts, ERAS, notCarriedOut, type Part, type PowerKind } from '../../src/engine/index.js';
import { trainer, withAttack, withPower } from '../cards/compile/texts.js';
import { readSource, root } from '../house/sources.js';
import { parse, walk } from '../house/syntax.js';

const page = readFileSync(join(root, 'docs', 'EFFECTS.md'), 'utf8');

interface Example {
  /** `attack 30+`, `ability`, `tool`, … */
  readonly mark: string;
  readonly text: string;
  readonly program: unknown;
}

const examples: readonly Example[] = [...page.matchAll(/^```text (.+)\n(.+)\n```\n```json\n([^`]+)^```$/gm)].map(
  ([, mark, text, json]) => ({ mark: mark!, text: text!, program: JSON.parse(json!) }),
);

const programs: readonly string[] = [...page.matchAll(/^```json.*\n([^`]+)^```$/gm)].map(([, json]) => json!);

/** The card of our own that a sentence stands on. */
function cardWith({ mark, text }: Example): CardFacts {
  const [kind, number = '30'] = mark.split(' ');
  switch (kind) {
    case 'attack': {
      const sign = number.replace(/\d+/, '').replace('×', 'x') as '' | 'x' | '+' | '-';
      return withAttack(text, { damage: Number.parseInt(number, 10), mark: sign });
    }
    case 'ability':
    case 'poke-power':
    case 'poke-body':
      return withPower(text, kind satisfies PowerKind);
    case 'item':
    case 'supporter':
    case 'stadium':
    case 'tool':
      return trainer(text, kind);
    case 'energy':
      return { ...BLANK_FACTS, name: 'Lantern Energy', kind, energy: 'special', provides: [['Colorless']], text };
    default:
      throw new Error(`docs/EFFECTS.md: there is no card for '${mark}'`);
  }
}

/** One part by itself, several as a list; the span that is not understood otherwise. */
function compiled(example: Example): unknown {
  const made = compileCard(cardWith(example));
  if (!made.ok) return made.unsupported.map(({ text, reason }) => `${reason}: ${text}`);
  const { attacks, powers, card } = made.program;
  const parts: readonly Part[] = [...attacks.filter((part) => part !== null), ...powers.flat(), ...card];
  return parts.length === 1 ? parts[0] : parts;
}

describe('an example of the effect language', () => {
  it.each(examples)('compiles to what is under it: $text', (example) => {
    expect(compiled(example)).toEqual(example.program);
  });

  it('is paired: no sentence without its program', () => {
    expect(examples.length).toBe([...page.matchAll(/^```text /gm)].length);
    expect(examples.length).toBeGreaterThan(60);
  });

  it('is carried out by the engine', () => {
    expect(programs.map((json) => notCarriedOut(JSON.parse(json))).filter((lack) => lack !== null)).toEqual([]);
  });

  it('has the shape that the types give it', { timeout: 60_000 }, () => {
    const wrong = ['{ "part": "play", "do": [{ "op": "dance" }] }', '{ "part": "attack", "do": [], "loudly": true }'];
    expect(shapeFaults([...programs, ...wrong])).toEqual(wrong.map((_, i) => `example${programs.length + i}`));
  });
});

/** Which of the programs the compiler of TypeScript finds fault with. */
function shapeFaults(all: readonly string[]): string[] {
  const file = join(root, 'src', 'engine', 'effects', 'examples.ts');
  const lines = all.map(
    (json, i) => `export const example${i}: Part | readonly Part[] = ${json.replace(/\s+/g, ' ')};`,
  );
  const text = `import type { Part } from './program.js';\n${lines.join('\n')}`;
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    types: [],
    lib: ['lib.es5.d.ts'],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (path) => path === file || fileExists(path);
  host.getSourceFile = (path, language, ...rest) =>
    path === file ? ts.createSourceFile(path, text, language, true) : getSourceFile(path, language, ...rest);
  const program = ts.createProgram([file], options, host);
  const faults = program.getSemanticDiagnostics(program.getSourceFile(file));
  return faults.map(({ start = 0 }) => `example${text.slice(0, start).split('\n').length - 2}`);
}

/** The words and fields of the language's types, and the words that say what a node is. */
function wordsOfTypes(): { readonly words: ReadonlySet<string>; readonly nodes: ReadonlySet<string> } {
  const words = new Set<string>();
  const nodes = new Set<string>();
  const SAID = ['part', 'op', 'test', 'num', 'get', 'question', 'event', 'span'];
  const NAMED = ['Question', 'HappeningWord', 'Span'];
  const gather = (node: ts.Node, into: Set<string>): void =>
    walk(node, (each) => {
      if (ts.isLiteralTypeNode(each) && ts.isStringLiteral(each.literal)) into.add(each.literal.text);
    });
  for (const name of ['program', 'terms', 'words']) {
    const { tree } = parse(readSource(`src/engine/effects/${name}.ts`));
    gather(tree, words);
    walk(tree, (node) => {
      if (ts.isPropertySignature(node) && ts.isIdentifier(node.name)) {
        words.add(node.name.text);
        if (SAID.includes(node.name.text) && node.type) gather(node.type, nodes);
      }
      if (ts.isTypeAliasDeclaration(node) && NAMED.includes(node.name.text)) gather(node.type, nodes);
    });
  }
  return { words, nodes };
}

describe('the page of the effect language', () => {
  const { words, nodes } = wordsOfTypes();
  const shown = programs.join('\n');
  const code = `${[...page.matchAll(/`([^`\n]+)`/g)].map(([, inner]) => inner).join('\n')}\n${shown}`;
  const isWord = (word: string, text: string): boolean =>
    new RegExp(`(^|[^\\w-])${word.replace(/[+*]/g, '\\$&')}($|[^\\w-])`, 'm').test(text);

  it('explains every word and every field of the types', () => {
    expect(words.size).toBeGreaterThan(250);
    expect([...words].filter((word) => !isWord(word, code)).sort()).toEqual([]);
  });

  it('shows every node, question, happening and span in a program', () => {
    expect(nodes.size).toBeGreaterThan(120);
    expect([...nodes].filter((word) => !shown.includes(`"${word}"`)).sort()).toEqual([]);
  });

  it('tells the orders of attacks as the eras have them', () => {
    const byOrder = new Map<string, string[]>();
    for (const { id, attackStepOrder } of ERAS) {
      const order = attackStepOrder.join();
      byOrder.set(order, [...(byOrder.get(order) ?? []), id]);
    }
    const columns = [...byOrder.values()].map((ids) => ids.join(', '));
    expect(page).toContain(`| step | what is done there | ${columns.join(' | ')} |`);
    const orders = [...byOrder.keys()].map((order) => order.split(','));
    for (const step of new Set(orders.flat())) {
      const places = orders.map((order) => order.indexOf(step) + 1);
      const row = new RegExp(
        `^\\| ${step} \\| .* \\| ${places.map((place) => place || '(?:–|as `(?:cost|effect)`)').join(' \\| ')} \\|$`,
        'm',
      );
      expect(page).toMatch(row);
    }
  });
});
