import { describe, expect, it } from 'vitest';
import { playDemo } from '../../src/cli/demo-game.js';
import { plainDecks } from '../../src/cli/library-files.js';
import type { Analysis, Progress } from '../../src/session/index.js';
import { Analysing } from '../../src/web/thread/analysing.js';

const { facts, decks } = plainDecks();
const demo = playDemo({ era: 'swsh-2022', format: 'constructed', facts, decks, seed: 5 });
if (!demo.ok) throw new Error('the demonstration does not begin');
const record = { ...demo.value.record, choices: demo.value.record.choices.slice(0, 8) };

describe('an analysis on the page', () => {
  it('says how far it has come whenever its time is up, and in the end what was found', () => {
    const analysing = new Analysing(record, { seat: null });
    const heard: (Progress | Analysis)[] = [];
    for (let last = analysing.goOn(() => false); ; last = analysing.goOn(() => false)) {
      if ('faults' in last) throw new Error(last.faults.join(' '));
      heard.push(last);
      if ('decisions' in last) break;
    }
    const steps = heard.slice(0, -1) as Progress[];
    expect(steps.length).toBeGreaterThan(8);
    expect(steps.map(({ choices }) => choices)).toEqual(steps.map(({ choices }) => choices).sort((a, b) => a - b));
    expect(heard.at(-1)).toEqual(new Analysing(record, { seat: null }).goOn(() => true));
  });

  it('says what is wrong with a record that cannot be played', () => {
    const broken = { ...record, choices: [{ kind: 'pass' as const }] };
    expect(new Analysing(broken, { seat: null }).goOn(() => true)).toHaveProperty('faults');
  });
});
