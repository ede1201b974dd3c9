// In which order the operations of an attack's text are carried out, where no scenario can tell.
import { describe, expect, it } from 'vitest';
import type { CardsOf, Statement } from '../../src/engine/index.js';
import { board, pokemonCard } from './board.js';

const ERAS = ['e-card-2002', 'platinum-2009', 'hgss-2010', 'swsh-2022'];

const attacker = pokemonCard({
  attacks: [{ name: 'Try', cost: [], damage: 0, mark: 'x', text: 'as programmed', gx: false, vstar: false }],
});

const hand: CardsOf = { get: 'cards', in: { zone: 'hand', whose: 'opponent' } };
const look: Statement = { op: 'look', cards: hand, who: 'each' };
const counted: Statement = { op: 'base', set: { num: 'count', of: hand }, step: 'damage' };

function orderOf(era: string, ...statements: readonly Statement[]): readonly string[] {
  const program = { attacks: [{ part: 'attack', do: statements }], powers: [], card: [] } as const;
  const { setup } = board({ era, active: [attacker, pokemonCard({})], programs: [program, null] });
  return setup.scripts[setup.attacks[0]!.script]!.ops.map(({ do: { op } }) => op);
}

describe('the order of an attack', () => {
  it.each(ERAS)('%s: a hand is shown before the damage that counts its cards (ATK-13)', (era) => {
    expect(orderOf(era, look, counted)).toEqual(['look', 'base', 'deal']);
  });

  it.each(ERAS)('%s: what is only looked at is looked at behind the damage (ATK-14)', (era) => {
    expect(orderOf(era, look)).toEqual(['deal', 'look']);
    expect(orderOf(era, counted, look)).toEqual(['base', 'deal', 'look']);
  });
});
