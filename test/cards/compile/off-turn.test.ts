import { describe, expect, it } from 'vitest';
import { fault, partsOf, reworded, trainer, withPower, wording } from './texts.js';

const MOMENT =
  "You may play this card during your opponent's turn when your opponent's Pokémon uses any Poké-Power. Prevent all effects of that Poké-Power.";
const POWER =
  "Once during your opponent's turn, when your opponent's Pokémon uses any Poké-Power, you may discard a card from your hand and prevent all effects of that Poké-Power.";

describe('a card that is played in the opponent’s turn (TURN-10)', () => {
  it('waits for a moment, and prevents what would come of it', () => {
    expect(partsOf(trainer(MOMENT))).toEqual([
      {
        part: 'play',
        on: {
          event: 'used-power',
          subject: { get: 'pokemon', side: 'opponent', spot: 'in-play' },
          card: { test: 'power', is: ['poke-power'] },
        },
        do: [{ op: 'prevent', what: 'effects' }],
      },
    ]);
  });

  it('may be told that what it prevents counts as used (POW-03)', () => {
    const reminder = '(This counts as that Pokémon using its Poké-Power.)';
    expect(partsOf(trainer(`${MOMENT} ${reminder}`))).toEqual(partsOf(trainer(MOMENT)));
    expect(fault(trainer(`Draw a card. ${reminder}`)).reason).toMatch(/reminder/);
  });

  it('is told as it is read', () => {
    expect(reworded(trainer(MOMENT)).text).toBe(MOMENT);
    expect(wording(withPower(POWER, 'poke-power'))).toBe('');
  });

  it('must have something to prevent, and wait for one thing only', () => {
    expect(fault(trainer('Prevent all effects of that Poké-Power.')).reason).toMatch(/nothing would happen/);
    expect(fault(trainer(`${MOMENT} ${MOMENT}`)).reason).toMatch(/twice/);
    expect(fault(trainer(MOMENT, 'stadium')).text).not.toBe('');
  });
});
