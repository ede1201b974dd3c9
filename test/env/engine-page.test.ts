// docs/ENGINE.md: its examples are said to an engine in their order, and every field of both ends has a row.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { engineStock } from '../../src/cli/engine/stock.js';
import {
  ACTION_LAYOUT,
  Conversation,
  columnsOf,
  ENGINE_LIMITS,
  type Layout,
  observationLayout,
  REFUSALS,
  TO_ENGINE,
} from '../../src/env/index.js';
import { root } from '../house/sources.js';

const page = readFileSync(join(root, 'docs', 'ENGINE.md'), 'utf8');

type Said = Readonly<Record<string, unknown>>;

interface Part {
  readonly title: string;
  readonly text: string;
  readonly examples: readonly Said[];
  readonly fields: readonly string[];
}

const partsOf = (text: string, level: '##' | '###'): readonly Part[] =>
  text
    .split(new RegExp(`^${level} `, 'm'))
    .slice(1)
    .map((part) => ({
      title: part.split('\n', 1)[0]!.replaceAll('`', ''),
      text: part,
      examples: [...part.matchAll(/^```json\n(.*?)^```$/gms)].map(([, json]) => JSON.parse(json!) as Said),
      fields: [...part.matchAll(/^\| `(\w+)` \|/gm)].map(([, field]) => field!),
    }));

const chapter = (title: string): Part => partsOf(page, '##').find((part) => part.title === title)!;
const told = partsOf(chapter('What a program says').text, '###');
const answers = partsOf(chapter('What the engine answers').text, '###');

const conversation = new Conversation(engineStock());
const said = (message: unknown): Said => JSON.parse(conversation.answer(JSON.stringify(message))) as Said;
const replies = told.map(({ examples }) => said(examples[0]));
const refusal = said({ kind: 'step', re: 6, game: 1, index: 99 });

describe('what a program says', () => {
  it('is on the page: every kind, with an example and a row for each field', () => {
    expect(told.map(({ title }) => title)).toEqual(Object.keys(TO_ENGINE));
    for (const { title, fields, examples } of told) {
      const { required, optional } = TO_ENGINE[title as keyof typeof TO_ENGINE];
      const known = Object.keys({ ...required, ...optional });
      const beside = title === 'batch' ? Object.keys({ ...TO_ENGINE.new.required, ...TO_ENGINE.new.optional }) : [];
      expect([title, [...fields, ...beside].sort()]).toEqual([title, known.sort()]);
      expect(examples.map(({ kind }) => kind)).toEqual([title]);
    }
  });

  it('is taken by an engine as it stands there, one after the other', () => {
    expect(replies.filter(({ kind }) => kind === 'refused')).toEqual([]);
    expect(replies.map(({ re }) => re)).toEqual(told.map((_, place) => place + 1));
  });
});

describe('what the engine answers', () => {
  it('is on the page: every kind, with the fields that it has', () => {
    const kinds = new Map([...replies, refusal].map((reply) => [reply['kind'] as string, reply]));
    expect(answers.map(({ title }) => title)).toEqual([
      ...['welcome', 'decks', 'layout', 'game', 'legal', 'observed', 'advised', 'dropped', 'batch', 'refused'],
    ]);
    expect([...kinds.keys()].sort()).toEqual(answers.map(({ title }) => title).sort());
    for (const { title, fields } of answers) expect(['kind', ...fields, 're']).toEqual(Object.keys(kinds.get(title)!));
  });

  it('is what it answers to the examples', () => {
    const shown = answers.flatMap(({ examples }) => examples);
    expect(shown.length).toBeGreaterThan(3);
    for (const example of shown) expect([...replies, refusal]).toContainEqual(example);
  });

  it('names all codes', () => {
    for (const code of REFUSALS) expect(answers.at(-1)!.text).toContain(`\`${code}\``);
  });
});

describe('the rest of the page', () => {
  const rows = (text: string): string[][] =>
    [...text.matchAll(/^\| `(\S+)` \| (\d+) \| (\d+) \|/gm)].map(([, name, from, size]) => [name!, from!, size!]);
  const parts = (layout: Layout): string[][] =>
    layout.parts.map(({ name, from, numbers }) => [name, `${from}`, `${numbers.length}`]);

  it('says where the parts of vectors begin, and how long they are', () => {
    const { text } = chapter('Observations');
    expect(text).toContain(
      `A vector of **${observationLayout(2).size}** numbers with two seats, **${observationLayout(4).size}** with four.`,
    );
    expect(rows(text).length).toBeGreaterThan(6);
    for (const row of rows(text)) expect(parts(observationLayout(2))).toContainEqual(row);
    expect(chapter('Actions').text).toContain(`A vector of **${ACTION_LAYOUT.size}** numbers`);
    expect(rows(chapter('Actions').text)).toEqual(parts(ACTION_LAYOUT));
  });

  it('says the limits, and the columns of trajectories', () => {
    const { line, games, batch } = ENGINE_LIMITS;
    expect(page).toContain(
      `A line has at most ${line} signs; at most ${games} games stand open, at most ${batch} of them in one batch.`,
    );
    const found = [...chapter('Trajectories').text.matchAll(/^\| `(\w+)` \| (\w+) \| (.+) \|$/gm)].map((row) =>
      row.slice(1),
    );
    expect(found).toEqual(columnsOf(observationLayout(2)).map(({ name, type, says }) => [name, type, says]));
  });

  it('is of these versions', () => {
    expect(replies[0]).toMatchObject({ protocol: 1, observation: 2, action: 1 });
    expect(page).toMatch(/Version \*\*1\*\*.*of the conversation,\n\*\*2\*\* of observations, \*\*1\*\* of actions/s);
  });
});
