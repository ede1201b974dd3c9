// Every field of an era is read by code; those that are not are named here, with what does it instead.
import { describe, expect, it } from 'vitest';
import { readersOf } from '../../src/cli/docs/eras-page.js';
import { readEngine, readRoom } from '../../src/cli/docs/sources.js';
import { ERAS } from '../../src/engine/index.js';
import { root } from './sources.js';

/** What else makes the difference that such a field tells of; who makes code read one takes it out of here. */
const TOLD_ONLY: Readonly<Record<string, string>> = {
  cardKinds: 'trainerUmbrella and toolTmKind say which words a card answers to',
  nameKeep: 'a mark is part of the name as the card has it; nameStrip takes away what is not',
  scRemovedBy: 'levelling up, the one difference, is levelUp',
  powerVocabulary: 'a power is of the kind that its card prints',
  defendingPokemonTerm: 'the words of later cards name the opposing Active Pokémon themselves',
  oncePerGame: 'an attack or power is of the kind that its card prints',
  fossilPlay: 'a Fossil is played as its own text and trainerUmbrella have it',
};

const engine = [...readEngine(root), ...readRoom(root, 'companion')];
const fields = Object.keys(ERAS[0]!).filter((key) => !['id', 'title', 'year'].includes(key));
const differs = (key: string): boolean =>
  new Set(ERAS.map((era) => JSON.stringify(Object.entries(era).find(([name]) => name === key)?.[1]))).size > 1;

describe('every field of an era', () => {
  it('is read by code, or says what makes its difference instead', () => {
    const unread = fields.filter((key) => readersOf(key, engine).length === 0);
    expect(unread.sort()).toEqual(Object.keys(TOLD_ONLY).sort());
  });

  it('has an answer in which some era differs from another', () => {
    expect(fields.filter((key) => !differs(key))).toEqual([]);
  });
});
