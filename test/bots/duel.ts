// A turn of a greedy bot with few cards, and what it says.
import { randomNumbers } from '../../src/arena/index.js';
import { greedyBot } from '../../src/bots/index.js';
import {
  BLANK_FACTS,
  type CardFacts,
  type EnergyType,
  type Game,
  gameAt,
  outlookOf,
  type PokemonClaim,
  type SideClaim,
  sameAnswer,
} from '../../src/engine/index.js';

export const basic = (name: string, facts: Partial<CardFacts>): CardFacts => ({
  ...BLANK_FACTS,
  name,
  stage: 'basic',
  types: ['Colorless'],
  hp: 60,
  ...facts,
});

export const attack = (
  name: string,
  damage: number,
  cost: readonly EnergyType[] = [],
): CardFacts['attacks'][number] => ({
  name,
  cost,
  damage,
  mark: '',
  text: '',
  gx: false,
  vstar: false,
});

export const energy = (type: EnergyType): CardFacts => ({
  ...BLANK_FACTS,
  name: `${type} Energy`,
  kind: 'energy',
  energy: 'basic',
  provides: [[type]],
});

export interface Duel {
  readonly active: CardFacts;
  readonly damage?: number;
  readonly bench?: readonly CardFacts[];
  readonly hand?: readonly CardFacts[];
  readonly against?: CardFacts;
}

const FILLER = basic('Filler', {});

/** The bot's fifth turn: three Prize cards and ten cards to draw on each side, and an opponent with a Bench. */
export function duel({ active, damage = 0, bench = [], hand = [], against = FILLER }: Duel): Game {
  const facts: CardFacts[] = [];
  const place = (card: CardFacts): number => (facts.includes(card) ? facts.indexOf(card) : facts.push(card) - 1);
  const pokemon = (card: CardFacts, points = 0): PokemonClaim => ({
    card: place(card),
    under: [],
    attached: [],
    damage: points,
    conditions: [],
    since: 0,
    evolved: -1,
    markers: [],
  });
  const side = (front: PokemonClaim, behind: readonly CardFacts[], held: readonly CardFacts[]): SideClaim => ({
    active: [front],
    bench: behind.map((card) => pokemon(card)),
    hand: held.map(place),
    discard: [],
    lost: [],
    deck: new Array<number>(10).fill(place(FILLER)),
    prizes: new Array<number>(3).fill(place(FILLER)),
    used: [],
  });
  const sides = [side(pokemon(active, damage), bench, hand), side(pokemon(against), [FILLER], [])];
  const position = { turn: 9, player: 0, starter: 0, stadium: null, sides, impossible: false };
  const game = gameAt({ era: 'swsh-2022', format: 'constructed', facts, seed: 1, position });
  if (!game.ok) throw new Error(game.error.map(({ message }) => message).join(' '));
  return game.value;
}

/** What the greedy bot does now, in words. */
export function said(game: Game): string {
  const outlook = outlookOf(game);
  const given = greedyBot(outlook, randomNumbers(1));
  return outlook.view.decision!.options.find(({ answer }) => sameAnswer(answer, given))!.text;
}
