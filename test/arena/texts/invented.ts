import { type TextCard, textCards } from '../../../src/arena/index.js';
import { compileCard, type ImportedCard } from '../../../src/cards/index.js';
import { BLANK_FACTS, type CardFacts } from '../../../src/engine/index.js';

const attack = (name: string, text: string, damage = 10): CardFacts['attacks'][number] => ({
  name,
  cost: ['Fire'],
  damage,
  mark: '',
  text,
  gx: false,
  vstar: false,
});

const pokemon = (name: string, facts: Partial<CardFacts>): CardFacts => ({
  ...BLANK_FACTS,
  name,
  stage: 'basic',
  types: ['Fire'],
  hp: 60,
  released: '2009-02-11',
  ...facts,
});

const trainer = (name: string, kind: CardFacts['trainer'], text: string): CardFacts => ({
  ...BLANK_FACTS,
  name,
  kind: 'trainer',
  trainer: kind,
  text,
  released: '2009-02-11',
});

/** A few invented cards with ordinary texts. */
export const INVENTED: readonly CardFacts[] = [
  pokemon('Kindlet', { attacks: [attack('Scorch', 'Flip a coin. If heads, the Defending Pokémon is now Burned.')] }),
  pokemon('Kindlord', {
    stage: 'stage-1',
    evolvesFrom: 'Kindlet',
    hp: 90,
    attacks: [attack('Great Fire', 'Discard a Fire Energy attached to Kindlord.', 60)],
  }),
  pokemon('Orphanox', { stage: 'stage-2', evolvesFrom: 'Nobody', hp: 120, attacks: [attack('Stomp', '', 40)] }),
  pokemon('Plainix', { attacks: [attack('Tackle', '')] }),
  trainer('Good Advice', 'supporter', 'Draw 2 cards.'),
  trainer(
    'Quick Find',
    'item',
    'Search your deck for a Basic Pokémon, show it to your opponent, and put it into your hand. Shuffle your deck afterward.',
  ),
  pokemon('Both Halves', { stage: 'legend', tags: ['LEGEND'], piece: 1, hp: 140, attacks: [attack('Bang', '', 80)] }),
  trainer('Not Understood', 'item', 'Sing a song to your opponent.'),
];

const print = (facts: CardFacts, number: number): ImportedCard => ({
  facts,
  print: {
    id: `inv-${number}`,
    localId: `${number}`,
    setId: 'inv',
    setName: 'Invented',
    serie: 'Invented',
    released: facts.released,
    rarity: '',
    regulationMark: '',
    legal: {},
    pokedex: [],
  },
  diagnostics: [],
});

export const inventedPrints = (): ImportedCard[] => INVENTED.map(print);

export const inventedCards = (): readonly TextCard[] => textCards(inventedPrints(), compileCard).cards;
