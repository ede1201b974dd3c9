import { describe, expect, it } from 'vitest';
import { PLAIN_ENERGY } from '../../src/cards/index.js';
import {
  type CardScreen,
  type CardScreens,
  cardsMissing,
  codesOf,
  dataScreen,
  openFeature,
  type ShownCard,
  SIDE_FEATURES,
  type SideCode,
  screensOf,
  UNKNOWN_CODES,
} from '../../src/companion/index.js';
import { ECARD, evolution, PLATINUM, pokemon, SWSH, trainer } from './cards.js';
import { tableCards } from './games.js';

const kinds = ({ shown }: CardScreens) => shown.map(({ screen }) => screen);
const why = (screens: CardScreens, screen: string) => screens.absent.find((each) => each.screen === screen)?.why;
const show = (facts: ShownCard['facts'], more: Partial<ShownCard> = {}) => screensOf({ facts, era: ECARD, ...more });
const cardScreenOf = (screens: CardScreens) => screens.shown.find(({ screen }) => screen === 'card') as CardScreen;
const tipsOf = (...shown: Parameters<typeof show>) =>
  cardScreenOf(show(...shown))
    .tips.map(({ text }) => text)
    .join('\n');

const ponyta = pokemon('Ponyta Lv. 10', { retreat: 1, weaknesses: [{ type: 'Water', amount: null }] });
const bill = trainer('Bill', 'Draw 2 cards.');
const melody: SideCode = { feature: 'construction', title: 'Melody Box', cards: ['Ponyta', 'Rapidash'] };

describe('the screens of a card', () => {
  it('begin with the Pokémon of a Pokémon card, by what is known of it (ERD-03)', () => {
    const pokedex = { numbers: [77], heightInMetres: 1, weightInKilograms: 30 };
    expect(show(ponyta, { pokedex }).shown[0]).toMatchObject({ screen: 'pokemon', name: 'Ponyta', hp: 50, pokedex });
  });

  it('say that number, height and weight are not known where nobody told (ERD-03)', () => {
    const unknown = { numbers: [], heightInMetres: null, weightInKilograms: null };
    expect(show(ponyta).shown[0]).toMatchObject({ screen: 'pokemon', pokedex: unknown });
  });

  it('begin with how to play it on a Trainer or Energy card, which has no Pokémon (ERD-04)', () => {
    for (const facts of [bill, PLAIN_ENERGY[0]!]) {
      const screens = show(facts);
      expect(kinds(screens)[0]).toBe('card');
      expect(why(screens, 'pokemon')).toContain('no Pokémon');
    }
  });

  it('tell how to play it in our own words, from its program (ERD-04)', () => {
    const { lines, tips } = cardScreenOf(show(bill));
    expect(lines).toEqual([{ of: 'card', name: 'Bill', text: 'Draw 2 cards.' }]);
    expect(tips[0]).toMatchObject({ rules: ['TRN-01', 'TRN-02'] });
  });

  it('come one after the other: Pokémon, card, data, evolution, dictionary (ERD-03, ERD-04, ERD-05, ERD-06, ERD-07)', () => {
    const codes = codesOf({ isPokemonE: true, isFoil: false, side: melody });
    const screens = show(ponyta, { codes, cards: [evolution('Rapidash', 'Ponyta')] });
    expect(kinds(screens)).toEqual(['pokemon', 'card', 'data', 'evolution', 'dictionary']);
    expect(screens.absent).toEqual([]);
  });

  it('can be made of every card of the library, in every era', () => {
    for (const era of [ECARD, PLATINUM, SWSH]) {
      for (const facts of tableCards) {
        const { tips } = cardScreenOf(screensOf({ facts, era, cards: tableCards }));
        expect(tips.length).toBeGreaterThan(0);
        expect(tips.every(({ text, rules }) => !text.includes('~') && rules.length > 0)).toBe(true);
      }
    }
  });
});

describe('the tips on a card', () => {
  const attacking = (text: string) =>
    pokemon('Spark', {
      attacks: [{ name: 'Jolt', cost: ['Fire'], damage: 10, mark: '', text, gx: false, vstar: false }],
    });

  it('say what the era makes of its kind', () => {
    const stadium = trainer('Meadow', '', 'stadium');
    expect(tipsOf(stadium)).toContain('Any number in a turn');
    expect(tipsOf(stadium, { era: SWSH })).toContain('One Stadium in a turn');
    const supporter = trainer('Friend', 'Draw 3 cards.', 'supporter');
    expect(tipsOf(supporter)).not.toContain('go first');
    expect(tipsOf(supporter, { era: PLATINUM })).toContain('If you go first');
  });

  it('say what its texts do: coins, conditions, prices', () => {
    const text = 'Flip a coin. If heads, the Defending Pokémon is now Burned.';
    expect(tipsOf(attacking(text))).toContain('Jolt takes a coin');
    expect(tipsOf(attacking(text))).toContain('tails is 2 damage counters');
    expect(tipsOf(attacking(text), { era: SWSH })).toContain('until heads ends it');
  });

  it('say when an attack takes its own Energy', () => {
    const ember = attacking('Discard a Fire Energy card attached to Spark.');
    expect(tipsOf(ember)).toContain('even where Confusion');
    expect(tipsOf(ember, { era: SWSH })).toContain('not where Confusion');
  });

  it('guess nothing where a text is not understood', () => {
    const screen = cardScreenOf(show(attacking('Wibble the wobble.')));
    expect(screen.lines).toEqual([]);
    expect(screen.tips.at(-1)?.text).toMatch(/^Rulebox does not understand/);
  });
});

describe('the data screen', () => {
  it('tells what the side code holds, and which other cards it takes (ERD-05, ERD-02)', () => {
    const screen = dataScreen({ bottom: true, side: melody }, 'Ponyta');
    expect(screen?.lines[0]).toMatch(/^Melody Box: /);
    expect(screen?.lines[1]).toContain('Rapidash');
    expect(cardsMissing(melody, ['Rapidash', 'Ponyta'])).toEqual([]);
  });

  it('is absent without a side code, and where nothing is known of one (ERD-05)', () => {
    expect(dataScreen({ bottom: true, side: 'none' }, 'Ponyta')).toBeNull();
    expect(dataScreen(UNKNOWN_CODES, 'Ponyta')).toBeNull();
    expect(why(show(ponyta), 'data')).toContain('nothing is known');
    expect(why(show(ponyta, { codes: { bottom: true, side: 'none' } }), 'data')).toContain('no side code');
  });

  it('can tell of every feature there is, and open it (ERD-08)', () => {
    const opened = SIDE_FEATURES.map((feature) => openFeature({ ...melody, feature }, [1, 0, 0, 0]));
    expect(opened.map(({ feature, title }) => [feature, title])).toEqual(
      SIDE_FEATURES.map((feature) => [feature, melody.title]),
    );
    for (const feature of SIDE_FEATURES) {
      expect(
        dataScreen({ bottom: true, side: { ...melody, feature, cards: ['Ponyta'] } }, 'Ponyta')?.lines,
      ).toHaveLength(1);
    }
  });
});

describe('the codes of a card', () => {
  it('are at the bottom of every Pokémon-e card that is no foil (ERD-02)', () => {
    expect(codesOf({ isPokemonE: true, isFoil: false, side: 'none' })).toEqual({ bottom: true, side: 'none' });
    expect(codesOf({ isPokemonE: true, isFoil: true, side: melody })).toEqual({ bottom: false, side: melody });
  });

  it('are on no other card (ERD-02)', () => {
    expect(codesOf({ isPokemonE: false, isFoil: false, side: 'unknown' })).toEqual({ bottom: false, side: 'none' });
  });
});
