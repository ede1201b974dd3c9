import {
  ANSWERS,
  type Answer,
  type AnswerField,
  type CardId,
  type Game,
  isActive,
  isBlindNow,
  isFaceUp,
  type PokemonId,
  placeOfCard,
  seatOf,
  sideOf,
} from '../../engine/index.js';

/**
 * One of each kind of answers that come to the same: copies of a card in one place, Pokémon that are alike, cards that nobody
 * sees. Where the given answer is one of several, it stands for them.
 */
export function differentAnswers(game: Game, answers: readonly Answer[], given: Answer | null): readonly Answer[] {
  const kinds = new Map<string, Answer>();
  if (given !== null) kinds.set(meaningOf(game, given), given);
  for (const answer of answers) {
    const meaning = meaningOf(game, answer);
    if (!kinds.has(meaning)) kinds.set(meaning, answer);
  }
  return [...kinds.values()];
}

/** Equal for answers that come to the same. */
export function meaningOf(game: Game, answer: Answer): string {
  const fields = Object.entries<AnswerField>(ANSWERS[answer.kind].fields);
  const values = answer as unknown as Readonly<Record<string, number | boolean | null>>;
  return [answer.kind, ...fields.map(([name, is]) => fieldMeaning(game, answer, is, values[name]!))].join(' ');
}

function fieldMeaning(game: Game, answer: Answer, is: AnswerField, value: number | boolean | null): string {
  if (typeof value !== 'number') return `${value}`;
  if (is === 'card') return cardMeaning(game, value);
  if (is === 'pokemon' || is === 'pokemon-or-none') return pokemonMeaning(game, value);
  if (answer.kind === 'prize') return prizeMeaning(game, value);
  return answer.kind === 'number' && isBlindNow(game) ? 'unseen' : `${value}`;
}

/** @rule ZONE-10 */
function prizeMeaning(game: Game, place: number): string {
  const card = sideOf(game, game.state.decision.seat).prizes[place]!;
  return isFaceUp(game, card) ? cardMeaning(game, card) : 'face down';
}

function cardMeaning(game: Game, card: CardId): string {
  const pokemon = placeOfCard(game, card);
  const { ownerOf, cardOf } = game.setup;
  const where = pokemon >= 0 ? pokemonMeaning(game, pokemon) : `${ownerOf[card]} ${pileOf(game, card)}`;
  return `${cardOf[card]} (${where})`;
}

const PILES = ['hand', 'deck', 'discard', 'prizes', 'lostZone', 'played'] as const;

const pileOf = (game: Game, card: CardId): string => {
  const side = sideOf(game, game.setup.ownerOf[card]!);
  return PILES.find((pile) => side[pile].includes(card)) ?? '';
};

/** By everything that is to be seen of it. A Pokémon on which something lasts is like no other. */
function pokemonMeaning(game: Game, id: PokemonId): string {
  const { pokemon, turn, lasting } = game.state;
  const one = pokemon[id];
  if (!one || lasting.some(({ bearer, self }) => bearer === id || self === id)) return `Pokémon ${id}`;
  const cards = (all: readonly CardId[]): string => all.map((card) => game.setup.cardOf[card]).join(',');
  const attached = cards(one.attached).split(',').sort().join(',');
  const { damage, conditions, strength, markers, enteredOn, evolvedOn } = one;
  const isNew = enteredOn === turn || evolvedOn === turn;
  return [
    seatOf(id),
    isActive(game, id),
    cards(one.stack),
    attached,
    damage,
    conditions,
    strength,
    markers,
    isNew,
  ].join('/');
}
