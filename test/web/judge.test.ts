import { describe, expect, it } from 'vitest';
import { shippedLibrary } from '../../src/cli/library-files.js';
import { loadRegistry } from '../../src/cli/registry-files.js';
import { ERAS } from '../../src/engine/index.js';
import { readScenarios } from '../../src/scenarios/index.js';
import { wordsOf } from '../../src/session/index.js';
import { parting, rowsOf } from '../../src/web/judge/compare.js';
import { follow } from '../../src/web/judge/follow.js';
import type { Followed } from '../../src/web/judge/followed.js';
import { askedFor, packScenario, unpackScenario } from '../../src/web/judge/link.js';
import { sayStep } from '../../src/web/judge/say-step.js';
import { TEMPLATE } from '../../src/web/judge/template.js';
import { byFolder, documentsIn, searchShelf } from '../../src/web/rules/shelf.js';

const world = { library: shippedLibrary(), rules: loadRegistry().entries.map(({ id }) => id) };
/** The years in which one retreats as often as one can pay. */
const UNLIMITED = ERAS.filter(({ retreatsPerTurn }) => retreatsPerTurn === 'unlimited').map(({ id }) => id);
const followed = (text: string, place = 0): Followed => follow(text, place, world);

describe('a scenario on the judge’s desk', () => {
  const { runs, faults, written } = followed(TEMPLATE);

  it('is followed in every era, step by step', () => {
    expect(faults).toEqual([]);
    expect(written.map(({ name }) => name)).toEqual(['Say the ruling in one sentence']);
    expect(runs.map(({ era }) => era)).toEqual(ERAS.map(({ id }) => id));
    expect(runs.filter(({ holds }) => holds).map(({ era }) => era)).toEqual(UNLIMITED);
    expect(runs.find(({ era }) => era === 'e-card-2002')!.steps.map(({ kind }) => kind)).toEqual([
      'board',
      'act',
      'act',
      'end',
    ]);
  });

  it('is told in sentences, with the faces of all cards that somebody sees', () => {
    const { steps, faces, faceOf } = runs[0]!;
    expect(steps[1]!.lines.map(wordsOf).join(' ')).toContain('retreats');
    expect(faces.map(({ facts }) => facts.name).sort()).toEqual(['Old Turtle', 'Water Energy']);
    const active = steps[0]!.view!.sides[0]!.active[0]!.card!.card;
    expect(faces[new Map(faceOf).get(active)!]!.facts.name).toBe('Old Turtle');
  });

  it('shows each hand as its owner sees it, and no deck', () => {
    const { sides } = followed(TEMPLATE.replace('  A:\n', '  A:\n    hand: [Water Energy]\n')).runs[0]!.steps[0]!.view!;
    expect(sides[0]!.hand.cards?.map(({ name }) => name)).toEqual(['Water Energy']);
    expect(sides[0]!.deck.cards).toBe(null);
  });

  it('parts where the eras’ rules do', () => {
    const found = parting(rowsOf(runs, 'hgss-2010'))!;
    expect(found.row.number).toBe(2);
    expect(found.eras).toEqual(UNLIMITED);
    expect(parting(rowsOf(runs, 'e-card-2002'))!.eras).toEqual(
      ERAS.map(({ id }) => id).filter((id) => !UNLIMITED.includes(id)),
    );
    const refused = found.row.cells.find(({ era }) => era === 'hgss-2010')!.step.outcome;
    expect(refused).toMatchObject({ kind: 'refused', refusal: { rules: expect.arrayContaining(['RET-02']) } });
  });

  it('does not part where all go the same way, and then needs no row for the board', () => {
    const text = TEMPLATE.replace('  - A: { retreat: { to: bench.0 } }\nexpect', 'expect').replace(
      'A.discard: 2',
      'A.discard: 1',
    );
    const rows = rowsOf(followed(text).runs, 'hgss-2010');
    expect(parting(rows)).toBe(null);
    expect(rows.map(({ step }) => step.kind)).toEqual(['act', 'end']);
  });

  it('has its faults at their lines, each with what to do', () => {
    const { faults: wrong, runs: none } = followed(
      TEMPLATE.replace('retreat: { to: bench.0 } }', 'retreet: bench.0 }'),
    );
    expect(wrong[0]).toMatchObject({ line: 13, message: expect.stringContaining('retreat') });
    expect(none).toEqual([]);
  });

  it('may be one of several in a text', () => {
    const two = followed(`${TEMPLATE}---\n${TEMPLATE.replace('Say the ruling', 'Tell it')}`, 1);
    expect(two.written.map(({ name }) => name)).toEqual(['Say the ruling in one sentence', 'Tell it in one sentence']);
    expect(two.place).toBe(1);
    expect(two.runs[0]!.steps[1]!.line).toBeGreaterThan(20);
  });

  it('may be a deck, which has no table', () => {
    const { runs: judged } = followed('name: A deck\nera: all\ndeck: [60 Fire Energy]\nexpect: { deck.legal: no }\n');
    expect(judged.every(({ holds, steps }) => holds && steps[0]!.view === null)).toBe(true);
  });
});

describe('a step in words', () => {
  const say = (step: string): string => {
    const text = `${TEMPLATE.slice(0, TEMPLATE.indexOf('do:'))}do:\n  - ${step}\n`;
    const { scenarios } = readScenarios('', text, {
      eras: ['hgss-2010'],
      formats: ['constructed'],
      rules: world.rules,
    });
    return sayStep(scenarios[0]!.steps[0]!);
  };

  it('says what the player does, to whom, and what is chosen', () => {
    expect(say('A: { retreat: { to: bench.1, pay: [Water Energy] } }')).toBe(
      'A retreats for the 2nd Benched Pokémon, paying Water Energy',
    );
    expect(say('{ A: { play: Switch }, choose: [bench.0] }')).toBe('A plays Switch, choosing bench.0');
    expect(say('B: { attach: Water Energy, to: A.active }')).toBe('B attaches Water Energy to A’s Active Pokémon');
    expect(say('A: { answer: none }')).toBe('A chooses nothing');
    expect(say('A: pass')).toBe('A ends the turn');
  });

  it('asks where a refusal is claimed', () => {
    expect(say('A: { refused: { attack: Splash } }')).toBe('A attacks with Splash?');
  });
});

describe('a scenario as a link', () => {
  it('comes back as it was', async () => {
    const text = `${TEMPLATE}# Pokémon, “quoted”\n`;
    const packed = await packScenario(text);
    expect(packed).toMatch(/^~[\w-]+$/);
    expect(packed.length).toBeLessThan(text.length);
    expect(await unpackScenario(packed)).toBe(text);
  });

  it('is noticed to be spoilt', async () => {
    const packed = await packScenario(TEMPLATE);
    expect(await unpackScenario(packed.slice(0, -6))).toBe(null);
    expect(await unpackScenario(packed.replace(/.(.{5})$/, '$1'))).toBe(null);
    expect(await unpackScenario('~%%%')).toBe(null);
    expect(await unpackScenario('')).toBe(null);
  });

  it('is not unpacked without end', async () => {
    expect(await unpackScenario(await packScenario(' '.repeat(2_000_000)))).toBe(null);
  });

  it('is told from a scenario of the shelf and from none', () => {
    expect(askedFor('~abc')).toEqual({ kind: 'link', packed: '~abc' });
    expect(askedFor('retreat/conditions/2')).toEqual({ kind: 'shelf', file: 'retreat/conditions', place: 2 });
    expect(askedFor('')).toEqual({ kind: 'own' });
  });
});

describe('the shelf', () => {
  const shelf = [
    { name: 'An Asleep Pokémon cannot retreat', eras: [], rules: ['RET-04'], file: 'retreat/conditions', place: 1 },
    { name: 'Burn hurts', eras: [], rules: ['COND-08'], file: 'condition/burned', place: 1 },
  ];

  it('is searched by name, rule and folder', () => {
    const names = (words: string): string[] => searchShelf(shelf, words).map(({ file }) => file);
    expect(names('pokemon asleep')).toEqual(['retreat/conditions']);
    expect(names('cond-08')).toEqual(['condition/burned']);
    expect(names('retreat')).toEqual(['retreat/conditions']);
    expect(names('')).toHaveLength(2);
    expect(names('asleep burn')).toEqual([]);
  });

  it('is shown by folder', () => {
    expect([...byFolder(shelf).keys()]).toEqual(['retreat', 'condition']);
  });

  it('has the scenarios of a file one by one', () => {
    expect(documentsIn('name: one\n---\nname: two\n')).toEqual(['name: one\n', 'name: two\n']);
  });
});
