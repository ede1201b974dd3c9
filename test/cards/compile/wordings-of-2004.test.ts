import { describe, expect, it } from 'vitest';
import { compileCard } from '../../../src/cards/compile/compile.js';
import type { CardFacts } from '../../../src/engine/index.js';
import { fault, partsOf, reworded, trainer, withAttack, withPower } from './texts.js';

const body = (text: string): CardFacts => withPower(text, 'poke-body');

/** Our own wording says the same. */
function parts(facts: CardFacts): readonly unknown[] {
  expect(compileCard(reworded(facts))).toEqual(compileCard(facts));
  return partsOf(facts);
}

describe('Pokémon of one stage and several types', () => {
  it('are of that stage, and of any of the types', () => {
    expect(
      parts(
        trainer("Each player's Fire Evolved Pokémon and Water Evolved Pokémon can't use any Poké-Powers.", 'stadium'),
      ),
    ).toMatchObject([
      {
        of: {
          side: 'any',
          where: {
            test: 'all',
            of: [
              { test: 'type', is: ['Fire', 'Water'] },
              { test: 'stage', is: ['evolved'] },
            ],
          },
        },
      },
    ]);
  });

  it('are no one group where the stages differ', () => {
    const text = "Each player's Fire Evolved Pokémon and Water Basic Pokémon can't use any Poké-Powers.";
    expect(fault(trainer(text, 'stadium')).reason).toBe('not understood');
  });
});

describe('who counts the card that is played', () => {
  it('counts one more than are left in the hand', () => {
    const said = (more: string): CardFacts =>
      trainer(`Draw a card. If you have 7 or more cards ${more}in your hand, you can't play this card.`, 'supporter');
    expect(parts(said('(including this one) '))).toMatchObject([{ if: { of: { test: 'exists', n: 6 } } }]);
    expect(parts(said(''))).toMatchObject([{ if: { of: { test: 'exists', n: 7 } } }]);
  });
});

describe('what one player has more than the other', () => {
  it('is the difference', () => {
    expect(
      parts(
        withAttack(
          'If you have more Prize cards left than your opponent, this attack does 30 damage plus 10 more damage for each Prize card more than your opponent.',
        ),
      ),
    ).toMatchObject([{ do: [{ do: [{ add: { args: [10, { num: 'calc', fn: '-' }] } }] }] }]);
  });
});

describe('two things said of the same Pokémon', () => {
  it('are two rules about it', () => {
    expect(
      parts(body("Each Pokémon that has δ on its card has no Weakness and can't use any Poké-Powers.")),
    ).toMatchObject([
      { question: 'weakness', of: { where: { test: 'tag', is: ['delta'] } } },
      { question: 'can-use-power', of: { where: { test: 'tag', is: ['delta'] } } },
    ]);
  });
});

describe('a Knock Out by an attack', () => {
  it('is one by damage only where the text says so', () => {
    const text = (by: string): CardFacts =>
      body(`If Lanternfin is your Active Pokémon and is Knocked Out by ${by}an opponent's attack, draw a card.`);
    expect(parts(text('damage from '))).toMatchObject([{ on: { cause: 'damage' } }]);
    expect(JSON.stringify(parts(text('')))).not.toContain('cause');
  });
});

describe('a card that offers one thing or another', () => {
  const OR =
    'Search your deck for a basic Energy card, show it to your opponent, and put it into your hand. Shuffle your deck afterward. Or, draw 2 cards.';

  it('has a choice of two, and what it needs is needed for both', () => {
    expect(
      parts(trainer(`You may use this card only if you have more Prize cards left than your opponent. ${OR}`)),
    ).toMatchObject([
      { if: { test: 'compare' }, do: [{ op: 'modal', options: [{}, { do: [{ op: 'draw', n: 2 }] }] }] },
    ]);
  });

  it('is not read of an attack', () => {
    expect(fault(withAttack(OR)).reason).toBe('this does not belong in such a text');
  });
});

describe('what another player chooses', () => {
  it('is a choice of theirs, and what is done with it is not', () => {
    expect(
      parts(withAttack('Your opponent chooses 1 of their Pokémon. Put 4 damage counters on that Pokémon.')),
    ).toMatchObject([
      {
        do: [
          { op: 'pick', who: 'opponent', of: { side: 'opponent' } },
          { op: 'put-counters', n: 4 },
        ],
      },
    ]);
  });
});

describe('one Energy of each type', () => {
  it('is one discard for each, and no type stands twice', () => {
    expect(
      parts(withAttack('Discard a Fire Energy, Water Energy, and Lightning Energy attached to Lanternfin.')),
    ).toMatchObject([{ do: [{ op: 'move' }, { op: 'move' }, { op: 'move' }] }]);
    const twice = 'Discard a Fire Energy, Fire Energy, and Lightning Energy attached to Lanternfin.';
    expect(fault(withAttack(twice)).reason).toBe('not understood');
  });
});

describe('"remove all of them"', () => {
  it('is said of Special Conditions, and of nothing else', () => {
    const text = 'If the Defending Pokémon has any damage counters on it, remove all of them.';
    expect(fault(withAttack(text)).reason).toBe('not understood');
  });
});
