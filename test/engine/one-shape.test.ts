import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { effectDecks } from '../../src/cli/library-files.js';
import { inOneShape } from '../../src/engine/link/one-shape.js';
import { root } from '../house/sources.js';

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What linking has worked out and the program does not say. */
const MARKS = ['bits', 'open', 'unseen', 'unitsMade', 'ofCard', 'ofPokemon', 'printed'];

/** The same without marks and without fields that say nothing. */
function said(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(said);
  if (!isNode(value)) return value;
  const fields = Object.entries(value).filter(([key, each]) => each !== undefined && !MARKS.includes(key));
  return Object.fromEntries(fields.map(([key, each]) => [key, said(each)]));
}

/** Every statement and term in a tree, by its kind; rules that an effect makes are linked by themselves. */
function termsIn(value: unknown, found: Map<string, Node[]> = new Map()): Map<string, Node[]> {
  if (Array.isArray(value)) for (const each of value) termsIn(each, found);
  if (!isNode(value)) return found;
  const kind = ['op', 'test', 'get', 'num', 'event'].find((key) => key in value);
  if (kind !== undefined) found.set(kind, [...(found.get(kind) ?? []), value]);
  for (const [key, each] of Object.entries(value)) if (key !== 'rules') termsIn(each, found);
  return found;
}

describe('statements and terms in one shape', () => {
  const { programs } = effectDecks();
  const parts = programs.flatMap(({ attacks, powers, card }) => [
    ...attacks.filter((part) => part !== null),
    ...powers.flat(),
    ...card,
  ]);

  it('say what the program says, no more and no less', () => {
    for (const part of parts) expect(said(inOneShape(part))).toEqual(part);
  });

  it('leave out no field of any example of the language', () => {
    const page = readFileSync(join(root, 'docs', 'EFFECTS.md'), 'utf8');
    const examples = [...page.matchAll(/```json(?: shape)?\n([\s\S]*?)```/g)].map(
      ([, json]) => JSON.parse(json!) as object,
    );
    expect(examples.length).toBeGreaterThan(90);
    for (const example of examples) expect(said(inOneShape(example))).toEqual(example);
  });

  it('have the same fields wherever they are of one kind', () => {
    for (const [kind, terms] of termsIn(parts.map(inOneShape))) {
      const shapes = new Set(terms.map((term) => Object.keys(term).join()));
      expect([kind, [...shapes].length]).toEqual([kind, 1]);
    }
  });

  it('are made once', () => {
    for (const part of parts) expect(inOneShape(part)).toBe(inOneShape(part));
  });

  it('know which of them speak of something that is bound later', () => {
    const open = inOneShape({ do: [{ op: 'heal', from: { get: 'ref', name: '#1' }, n: 1 }] });
    const known = inOneShape({ do: [{ op: 'heal', from: { get: 'ref', name: 'self' }, n: 1 }] });
    expect(open.do[0]?.from).toMatchObject({ open: true });
    expect(known.do[0]?.from).toMatchObject({ open: false });
  });

  it('know of what there is to take from, although how much of it is bound later', () => {
    const taken = { get: 'cards', in: { zone: 'discard' }, take: { n: { num: 'bound', of: '#1' } } };
    const part = inOneShape({ do: [{ op: 'move', cards: taken, to: { zone: 'hand' } }] });
    expect(part.do[0]?.cards).toMatchObject({ open: true, unseen: false });
  });
});
