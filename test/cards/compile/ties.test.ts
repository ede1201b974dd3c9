// What a later part of a text says of an earlier one, where the earlier one may not have been done.
import { describe, expect, it } from 'vitest';
import { acts, fault, partsOf, reworded, trainer, withAttack, withPower } from './texts.js';

const wordingOf = (text: string): string => reworded(withPower(text)).powers[0]!.text;

describe('a discard that something hangs on', () => {
  it('is a deed, neither a cost nor a requirement (ATK-13)', () => {
    const [discard] = acts('Discard a Fire Energy card attached to Lanternfin. If you do, draw a card.') as {
      step?: string;
    }[];
    expect(discard!.step).toBe('deed');
  });

  it('is one also where damage hangs on it, and is not said to come before all damage', () => {
    const [discard] = acts(
      "Discard a Fire Energy card attached to Lanternfin. If you do, this attack does 10 damage to each of your opponent's Benched Pokémon.",
    ) as { step?: string }[];
    expect(discard!.step).toBe('deed');
  });

  it('is own Energy still where nothing hangs on it', () => {
    const [discard] = acts('Discard a Fire Energy card attached to Lanternfin.') as { step?: string }[];
    expect(discard!.step).toBe('own-energy');
  });

  it('is one of the effects where it comes "then", behind another one', () => {
    const text = 'Heal 30 damage from 1 of your Pokémon. Then, discard 2 Energy attached to Lanternfin.';
    const [, discard] = acts(text) as { step?: string }[];
    expect(discard!.step).toBe('effect');
    expect(reworded(withAttack(text)).attacks[0]!.text).toBe(
      'Heal 30 damage from 1 of your Pokémon. Then, discard 2 Energy attached to this Pokémon.',
    );
    const [, cost] = acts(text.replace('Then, d', 'D')) as { step?: string }[];
    expect(cost!.step).toBe('own-energy');
    const [, first] = acts(
      "This attack does 10 more damage for each of your opponent's Benched Pokémon. Then, discard an Energy attached to Lanternfin.",
      { mark: '+' },
    ) as { step?: string }[];
    expect(first!.step).toBe('own-energy');
  });

  it('is no own Energy where it may come from another Pokémon', () => {
    const [discard, damage] = acts(
      'Discard up to 2 Fire Energy cards from your Pokémon. This attack does 30 damage for each card you discarded in this way.',
      { mark: 'x' },
    ) as { step?: string }[];
    expect(discard!.step).toBeUndefined();
    expect(damage!.step).toBe('damage');
  });
});

describe('a Pokémon that a card was attached to', () => {
  const TEXT =
    'Once during your turn, you may search your deck for a basic Fire Energy card and attach it to 1 of your Pokémon. Then, shuffle your deck. If you attached Energy to a Pokémon in this way, put 2 damage counters on that Pokémon.';

  it('is known when the card has been attached, and is not picked before', () => {
    const [action] = partsOf(withPower(TEXT));
    expect(action!.part === 'action' && action!.do.map(({ op }) => op)).toEqual(['attach', 'shuffle', 'if']);
  });

  it('is asked for by what was attached, not by the shuffle', () => {
    expect(wordingOf(TEXT)).toContain('Shuffle your deck. If you attached any Energy cards in this way, put');
  });

  it('is picked first where the text chooses first', () => {
    const [play] = partsOf(
      trainer(
        'Choose 1 of your Pokémon. Search your deck for a basic Fire Energy card and attach it to that Pokémon. Shuffle your deck afterward.',
      ),
    );
    expect(play!.part === 'play' && play!.do.map(({ op }) => op)).toEqual(['pick', 'attach', 'shuffle']);
  });
});

describe('words that are no filler', () => {
  it('"Stage 2 Evolved" is both (KIND-13)', () => {
    const [test] = acts('If the Defending Pokémon is a Stage 2 Evolved Pokémon, this attack does 10 more damage.') as {
      if: { where: unknown };
    }[];
    expect(test!.if.where).toEqual({
      test: 'all',
      of: [
        { test: 'stage', is: ['evolved'] },
        { test: 'stage', is: ['stage-2'] },
      ],
    });
  });

  it('"Remove any Special Conditions" is more than the one that is kept away', () => {
    const said = "Each of your Pokémon that has any Grass Energy attached to it can't be Confused. ";
    expect(fault(withPower(`${said}Remove any Special Conditions affecting those Pokémon.`)).reason).toContain(
      'more ends than is kept away',
    );
    expect(
      wordingOf(
        "All of your Pokémon that have Grass Energy attached can't be Confused, and if they are already Confused, they recover from that Special Condition.",
      ),
    ).toContain('and if they are already Confused, they recover from that Special Condition.');
  });
});

describe('our wording', () => {
  it('tells one chosen card from several', () => {
    const random = (n: string): string =>
      reworded(
        withAttack(
          `Choose ${n} from your opponent's hand. Your opponent reveals ${n.startsWith('a') ? 'that card and shuffles it' : 'those cards and shuffles them'} into their deck.`,
        ),
      ).attacks[0]!.text;
    expect(random('a random card')).toContain('reveals that card and shuffles it into their deck');
    expect(random('3 random cards')).toContain('reveals the chosen cards and shuffles them into their deck');
  });

  it('says in one breath what a power does', () => {
    expect(wordingOf('Once during your turn, you may discard your hand and draw 4 cards.')).toBe(
      'Once during your turn, you may discard your hand and draw 4 cards.',
    );
  });
});
