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
