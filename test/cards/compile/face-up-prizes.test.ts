import { describe, expect, it } from 'vitest';
import { attackAgain, fault, trainer, withAttack, wording } from './texts.js';

const refused = (...facts: Parameters<typeof fault>[0][]): void => {
  for (const one of facts) expect(fault(one).reason).not.toBe('it compiles');
};

describe('Prize cards that are turned face up', () => {
  it('are all of them, one, or some of the player’s choice (ZONE-10)', () => {
    attackAgain('Turn all of your Prize cards face up.', { damage: 0 });
    attackAgain("Turn 1 of your opponent's face-down Prize cards face up.");
    attackAgain('Each player turns all of their Prize cards face up.', { damage: 0 });
    wording(trainer('Choose up to 2 of your face-down Prize cards and put them face up. Draw 2 cards.', 'supporter'));
  });

  it('are those that remain so, and that are counted', () => {
    const stays = '(That Prize card remains face up for the rest of the game.)';
    wording(withAttack(`Turn 1 of your face-down Prize cards face up. ${stays}`));
    refused(
      withAttack(`Look at 1 of your face-down Prize cards. ${stays}`),
      withAttack('This attack does 20 more damage for each Prize card you chose.', { mark: '+' }),
    );
  });

  it('are no other cards, and not turned back', () => {
    refused(
      withAttack('Turn all of your Benched Pokémon face up.'),
      withAttack('Turn all of your Prize cards face down.'),
      withAttack('Turn 1 of your face-up Prize cards face down.'),
    );
  });
});
