import type { Random } from '../bots/index.js';
import { PLAIN_ENERGY } from '../cards/index.js';
import type { CardFacts, Era, Format, GameClaim } from '../engine/index.js';
import { inventedNames, type Names } from './plain/invented-name.js';
import { plainBasic, plainLine } from './plain/plain-line.js';
import { plainSpecialEnergy } from './plain/plain-special-energy.js';
import { plainTrainer } from './plain/plain-trainer.js';
import { newTheme, type Theme } from './plain/theme.js';
import { anySeed, between, oneIn, pick } from './random-number.js';

/**
 * A legal deck of invented cards without any text, as chance gives it: some with a single Basic Pokémon, some without
 * Trainers, some with hardly any Energy. @rule DECK-01 DECK-02 DECK-05 DECK-08
 */
export function plainDeck(era: Era, format: Format, random: Random, names: Names = inventedNames(random)): CardFacts[] {
  const theme = newTheme(era, format, random, names);
  const size = format.deck;
  const deck = [plainBasic(theme)];
  const add = (cards: readonly CardFacts[], upTo: number): void => {
    if (capsHold(deck, cards, era)) deck.push(...cards.slice(0, upTo - deck.length));
  };
  const pokemon = oneIn(random, 10) ? between(random, 1, 6) : between(random, size * 0.25, size * 0.5);
  while (deck.length < pokemon) add(plainLine(theme), pokemon);
  const trainers = deck.length + between(random, 0, size * 0.3);
  while (deck.length < trainers) add(plainTrainer(theme), trainers);
  const special = deck.length + between(random, 0, size * 0.15);
  while (deck.length < special) add(plainSpecialEnergy(theme), special);
  while (deck.length < size) deck.push(basicEnergy(theme));
  return deck;
}

/** Of some classes a deck may hold only so many, whatever their names. @rule DECK-13 DECK-14 */
const capsHold = (deck: readonly CardFacts[], added: readonly CardFacts[], era: Era): boolean =>
  era.deckSpecialCaps
    .filter(({ per }) => per === 'deck')
    .every(({ tag, most }) => [...deck, ...added].filter((card) => card.tags.includes(tag)).length <= most);

/** @rule DECK-04 */
function basicEnergy({ era, types, random }: Theme): CardFacts {
  const playable = types.filter((type) => era.basicEnergyTypes.includes(type));
  const name = `${pick(random, playable)} Energy`;
  return PLAIN_ENERGY.find((card) => card.name === name)!;
}

/** A game with a plain deck for every seat; now and then all play the same one. */
export function plainGame(era: Era, format: Format, random: Random): GameClaim {
  const names = inventedNames(random);
  const mirror = oneIn(random, 4) ? plainDeck(era, format, random, names) : null;
  const lists = Array.from({ length: format.seats }, () => mirror ?? plainDeck(era, format, random, names));
  const facts = [...new Set(lists.flat())];
  const decks = lists.map((list) => list.map((card) => facts.indexOf(card)));
  return { era: era.id, format: format.id, facts, decks, seed: anySeed(random) };
}
