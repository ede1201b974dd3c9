import { describe, expect, it } from 'vitest';
import { fault, partsOf, withAttack, withPower, wording } from './texts.js';

describe('what is used once in a game', () => {
  it('is asked of either player', () => {
    const own = withAttack('If you have used your GX attack, this attack does 60 more damage.', { mark: '+' });
    expect(partsOf(own)).toMatchObject([{ do: [{ op: 'if', if: { test: 'spent', what: 'gx', who: 'you' } }] }]);
    const theirs =
      'If your opponent has already used their VSTAR Power during this game, this attack does 20 more damage.';
    expect(partsOf(withAttack(theirs, { mark: '+' }))).toMatchObject([
      { do: [{ if: { test: 'spent', what: 'vstar', who: 'opponent' } }] },
    ]);
    wording(own);
  });
});

describe('face-down Prize cards', () => {
  it('are looked at, all of them or one unseen', () => {
    expect(partsOf(withAttack('Look at your face-down Prize cards.'))).toMatchObject([
      { do: [{ op: 'look', cards: { in: { zone: 'prizes', whose: 'you' } } }] },
    ]);
    const one = withAttack("Look at 1 of your opponent's face-down Prize cards.");
    expect(partsOf(one)).toMatchObject([
      { do: [{ op: 'look', cards: { in: { zone: 'prizes', whose: 'opponent' }, take: { n: 1 }, how: 'blind' } }] },
    ]);
    wording(one);
  });

  it('change places with the top card of the same deck only', () => {
    const text =
      'Once during your turn, you may switch 1 of your face-down Prize cards with the top card of your deck.';
    expect(partsOf(withPower(text))).toMatchObject([
      { do: [{ op: 'pick', of: { how: 'blind' } }, { op: 'move', to: { zone: 'prizes' } }, { if: { test: 'did' } }] },
    ]);
    wording(withPower(text));
    fault(withPower(text.replace('of your deck', "of your opponent's deck")));
  });
});
