// What the effect language can say and no text of a scenario does: programs are given to the engine directly.
import { describe, expect, it } from 'vitest';
import { type CardProgram, type Game, listAnswers, type Part, play, type Statement } from '../../src/engine/index.js';
import { damageBetween, hitOf } from '../../src/engine/rules/damage.js';
import { A_ACTIVE, B_ACTIVE, board, energyCard, pokemonCard, toolCard } from './board.js';

const self = { get: 'ref', name: 'self' } as const;
const defender = { get: 'ref', name: 'defender' } as const;

const attacking = (...statements: readonly Statement[]): CardProgram => ({
  attacks: [{ part: 'attack', do: statements }],
  powers: [],
  card: [],
});

const standing = (...parts: readonly Part[]): CardProgram => ({ attacks: [], powers: [parts], card: [] });

const attacker = pokemonCard({
  attacks: [{ name: 'Try', cost: [], damage: 0, mark: '', text: 'as programmed', gx: false, vstar: false }],
});
const target = pokemonCard({ name: 'Target', powers: [{ kind: 'poke-body', name: 'Body', text: 'as programmed' }] });

/** A attacks; coins as given. */
function attack(game: Game, coins: readonly ('heads' | 'tails')[]): Game {
  play(game, { kind: 'attack', pokemon: A_ACTIVE, attack: 0, target: B_ACTIVE });
  for (const coin of coins) {
    expect(game.state.decision.kind).toBe('coin');
    play(game, { kind: 'coin', heads: coin === 'heads' });
  }
  expect(game.state.decision.kind).toBe('turn');
  return game;
}

const given = (era: string, ...statements: readonly Statement[]): Game =>
  board({ era, active: [attacker, target], programs: [attacking(...statements), standing()] });

const ERAS = ['e-card-2002', 'platinum-2009', 'hgss-2010', 'swsh-2022'];

describe('strengthened conditions (COND-16)', () => {
  const deepSleep: Statement = { op: 'condition', give: ['asleep'], to: defender, coins: 2 };

  it.each(ERAS)('%s: two coins, one of them tails: still Asleep', (era) => {
    expect(attack(given(era, deepSleep), ['heads', 'tails']).state.pokemon[B_ACTIVE]!.conditions).toBe(1);
  });

  it.each(ERAS)('%s: two heads wake it, and the next sleep is an ordinary one', (era) => {
    const game = attack(given(era, deepSleep), ['heads', 'heads']);
    expect(game.state.pokemon[B_ACTIVE]).toMatchObject({ conditions: 0, strength: 0 });
  });

  it.each(ERAS)('%s: a Burn of 4 counters', (era) => {
    const burn: Statement = { op: 'condition', give: ['burned'], to: defender, counters: 4 };
    expect(attack(given(era, burn), ['tails']).state.pokemon[B_ACTIVE]!.damage).toBe(40);
  });

  it.each(ERAS)('%s: a rule in force adds to the counters of a Poison', (era) => {
    const poison: Statement = { op: 'condition', give: ['poisoned'], to: defender };
    const rule: Part = {
      part: 'answer',
      question: 'condition-counters',
      of: self,
      which: { test: 'condition', is: ['poisoned'] },
      change: { add: 2 },
    };
    const game = board({ era, active: [attacker, target], programs: [attacking(poison), standing(rule)] });
    expect(attack(game, []).state.pokemon[B_ACTIVE]!.damage).toBe(30);
  });
});

describe('what is on the Pokémon that is hit (DMG-19)', () => {
  const halved: Part = {
    part: 'answer',
    question: 'damage-taken',
    of: self,
    change: { times: 0.5, round: 'down' },
    at: 'after',
  };
  const reduced: Part = {
    part: 'answer',
    question: 'damage-taken',
    of: { get: 'ref', name: 'holder' },
    change: { add: -20 },
    at: 'after',
  };
  const damage = (era: string): number => {
    const game = board({
      era,
      active: [attacker, target],
      attachedToB: [toolCard()],
      programs: [attacking(), standing(halved), { attacks: [], powers: [], card: [reduced] }],
    });
    return damageBetween(game, 100, hitOf(A_ACTIVE, B_ACTIVE));
  };

  it.each(['e-card-2002', 'hgss-2010'])('%s: the Tool first, then the Body', (era) => {
    expect(damage(era)).toBe(40);
  });

  it.each(['platinum-2009', 'swsh-2022'])('%s: one step, in the order that its owner likes best', (era) => {
    expect(damage(era)).toBe(30);
  });
});

describe('what a text on the attacker takes no notice of', () => {
  it.each(ERAS)('%s: Resistance', (era) => {
    const sharp: Part = { part: 'answer', question: 'damage-dealt', of: self, change: { ignore: ['resistance'] } };
    const game = board({
      era,
      active: [
        pokemonCard({ types: ['Fire'], powers: [{ kind: 'poke-body', name: 'Sharp', text: 'as programmed' }] }),
        pokemonCard({ name: 'Target', resistances: [{ type: 'Fire', amount: 30 }] }),
      ],
      programs: [standing(sharp), null],
    });
    expect(damageBetween(game, 50, hitOf(A_ACTIVE, B_ACTIVE))).toBe(50);
  });
});

describe('the types of Energy cards that were taken off a Pokémon (NRG-06)', () => {
  const DARKNESS = { test: 'type', is: ['Darkness'] } as const;
  const taken: Statement = {
    op: 'move',
    cards: { get: 'cards', in: { on: self, what: 'energy' } },
    to: { zone: 'discard' },
    as: '#1',
  };
  const poison: Statement = { op: 'condition', give: ['poisoned'], to: defender };
  const shade: CardProgram = {
    attacks: [],
    powers: [],
    card: [
      {
        part: 'answer',
        question: 'provides',
        of: { get: 'ref', name: 'card' },
        change: { types: ['Darkness'], n: 1 },
        while: { test: 'exists', of: { get: 'ref', name: 'holder' } },
      },
    ],
  };
  /** The damage that the Poison has done when the turn is over. */
  const poisonedIf = (era: string, test: Extract<Statement, { op: 'if' }>['if']): number => {
    const programs = [attacking(taken, { op: 'if', if: test, do: [poison] }), standing(), shade];
    const special = { ...energyCard([['Colorless']]), text: 'as programmed' };
    return attack(board({ era, active: [attacker, target], attached: [special], programs }), []).state.pokemon[
      B_ACTIVE
    ]!.damage;
  };

  it.each(ERAS)('%s: of what was taken off they are asked as it was', (era) => {
    expect(poisonedIf(era, { test: 'exists', of: { get: 'cards', in: { pool: '#1' }, where: DARKNESS } })).toBe(10);
    expect(poisonedIf(era, { test: 'matches', of: { get: 'ref', name: '#1' }, where: DARKNESS })).toBe(10);
  });

  it.each(ERAS)('%s: of what lies in the discard pile they are asked as it is there', (era) => {
    const there = { get: 'cards', in: { zone: 'discard', whose: 'you' }, where: DARKNESS } as const;
    expect(poisonedIf(era, { test: 'exists', of: there })).toBe(0);
  });
});

describe('attacks that a text gives (TM-01, EVO-05)', () => {
  const tool: CardProgram = {
    attacks: [],
    powers: [],
    card: [
      {
        part: 'answer',
        question: 'attacks',
        of: { get: 'ref', name: 'holder' },
        change: { gain: { get: 'cards', in: { on: { get: 'ref', name: 'holder' }, what: 'stack' } } },
      },
    ],
  };

  it.each(ERAS)('%s: one that the Pokémon has anyway is offered once', (era) => {
    const programs = [attacking({ op: 'draw', n: 1 }), standing(), tool];
    const game = board({ era, active: [attacker, target], attached: [toolCard()], programs });
    const offered = listAnswers(game).filter(({ kind }) => kind === 'attack');
    expect(offered).toEqual([{ kind: 'attack', pokemon: A_ACTIVE, attack: 0, target: B_ACTIVE }]);
  });
});
