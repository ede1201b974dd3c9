import { describe, expect, it } from 'vitest';
import { fault, partsOf, trainer, withPower, wording } from './texts.js';

const CHOOSE = 'Choose 1 of your Basic Pokémon in play.';
const PUT =
  'If you have a Stage 2 card in your hand that evolves from that Pokémon, put that card onto the Basic Pokémon to evolve it.';
const LATE = "You can't use this card during your first turn or on a Basic Pokémon that was put into play this turn.";

describe('a text that skips a stage', () => {
  it('is worth a choice only where a card of the hand can be put on', () => {
    const [part] = partsOf(trainer(`${CHOOSE} ${PUT}`)) as never as readonly { do: readonly unknown[] }[];
    expect(part?.do).toMatchObject([
      { op: 'pick', of: { where: { of: [{ test: 'stage' }, { test: 'evolves-into', skipping: true }] } } },
      { op: 'evolve', with: { where: { of: [{ is: ['stage-2'] }, { test: 'evolves-from', skipping: true }] } } },
    ]);
    wording(trainer(`${CHOOSE} ${PUT}`));
  });

  it('says the same in the words of every time', () => {
    const newest = PUT.replace('to evolve it', 'to evolve it, skipping the Stage 1');
    const older = PUT.replace('onto', 'on').replace(' to evolve it', '');
    const oldest =
      'Put a Stage 2 Evolution card from your hand on the matching Basic Pokémon. You can play this card only when you would be allowed to evolve that Pokémon anyway.';
    const one = partsOf(trainer(`${CHOOSE} ${PUT} ${LATE}`));
    expect(partsOf(trainer(`${CHOOSE} ${newest} ${LATE}`))).toEqual(one);
    expect(partsOf(trainer(`${CHOOSE} ${older} (This counts as evolving that Pokémon.) ${LATE}`))).toEqual(one);
    expect(partsOf(trainer(oldest))).toEqual(one);
    wording(trainer(oldest));
  });

  it('is not understood where no Basic Pokémon was chosen, or no stage is left out', () => {
    expect(fault(trainer(`Choose 1 of your Pokémon in play. ${PUT}`)).reason).toContain('Basic');
    expect(fault(trainer(`Choose 1 of your opponent's Basic Pokémon in play. ${PUT}`)).reason).toContain('of yours');
    fault(trainer(`${CHOOSE} ${PUT.replace('Stage 2', 'Stage 1')}`));
    expect(fault(trainer(`${CHOOSE} Heal 30 damage from it. ${LATE}`)).reason).toContain('evolve');
  });
});

describe('the first turn', () => {
  it('may be the only one for a power, or barred', () => {
    const only = withPower('Once during your first turn, you may draw a card.');
    expect(partsOf(only)).toMatchObject([{ part: 'action', if: { test: 'turn', whose: 'you', first: true } }]);
    const barred = withPower(
      "Once during your turn, you may draw a card. You can't use this Ability during your first turn or the turn this Pokémon was put into play.",
    );
    expect(partsOf(barred)).toMatchObject([
      { if: { of: [{ of: { test: 'turn', first: true } }, { of: { test: 'matches', where: { test: 'new' } } }] } },
    ]);
    wording(trainer("Draw 3 cards. You can't use this card during your first turn."));
  });
});
