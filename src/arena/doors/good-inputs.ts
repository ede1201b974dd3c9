import type { Random } from '../../bots/index.js';
import { type CardPool, claimDecks, deckToJson, type LibraryDeck } from '../../cards/index.js';
import {
  type Answer,
  beginning,
  ERAS,
  FORMATS,
  type Game,
  type GameClaim,
  type GameRecord,
  keyOfAnswer,
  play,
  recordOf,
} from '../../engine/index.js';
import { plainGame } from '../plain-deck.js';
import { between, pick, randomNumbers } from '../random-number.js';
import { anyAnswer } from '../random-player.js';
import { worsePosition } from '../random-position.js';
import { DATABASE_CARDS } from './database-cards.js';
import type { GoodInputs } from './soak-doors.js';

/** Records, claims and decks that every door takes, of all eras and formats: to be spoilt. */
export function goodInputs(decks: readonly LibraryDeck[], pool: CardPool, seed: number): GoodInputs {
  const random = randomNumbers(seed);
  const claims = [...shippedClaims(decks, random), ...plainClaims(random)];
  const played = claims.flatMap((claim) => playedOn(claim, random));
  const all = [...claims, ...played.map(({ game }) => game)];
  return {
    records: [...played, ...claims.flatMap((claim) => ofTheFirstVersion(claim, random))].map((record) =>
      JSON.stringify(record),
    ),
    claims: all.map((claim) => JSON.stringify(claim)),
    withPrograms: all
      .filter(({ programs = [] }) => programs.some((each) => each !== null))
      .map((claim) => JSON.stringify(claim)),
    decks: decks.map(({ name, entries }) => JSON.stringify(deckToJson(name, entries, pool))),
    cards: DATABASE_CARDS.map((card) => JSON.stringify(card)),
    pool,
  };
}

/** Two decks of each era that ship, with all their texts. */
function shippedClaims(decks: readonly LibraryDeck[], random: Random): GameClaim[] {
  return ERAS.flatMap(({ id }) => {
    const own = decks.filter(({ era, format }) => era === id && format === 'constructed');
    if (own.length === 0) return [];
    const claimed = claimDecks([pick(random, own).entries, pick(random, own).entries]);
    return claimed.ok ? [{ era: id, format: 'constructed', seed: someSeed(random), ...claimed.value }] : [];
  });
}

const plainClaims = (random: Random): GameClaim[] =>
  ERAS.flatMap((era) => {
    const format = pick(
      random,
      FORMATS.filter(({ id }) => era.formats.includes(id)),
    );
    return [
      {
        ...plainGame(era, format, random),
        seed: someSeed(random),
        anyDeck: true,
        options: { coins: 'asked', askForced: true },
      },
    ];
  });

/** In every form in which a seed is written. */
function someSeed(random: Random): GameClaim['seed'] {
  const words = [0, 1, 2, 3].map(() => random(2 ** 31)) as unknown as Extract<GameClaim['seed'], readonly number[]>;
  return pick<GameClaim['seed']>(random, [
    random(2 ** 31),
    words.map((word) => word.toString(16).padStart(8, '0')).join(''),
    `a phrase with ${random(1000)} in it`,
    words,
  ]);
}

const MOST_CHOICES = 60;

/** The claim played for a while, written as records were when an answer was one integer, a seed a number, and chance another. */
function ofTheFirstVersion(claim: GameClaim, random: Random): object[] {
  const seed = random(2 ** 31);
  const begun = beginning({ ...claim, seed, options: { ...claim.options, chance: 'first' } });
  if (!begun.ok) return [];
  const choices = choicesIn(begun.value, between(random, 5, MOST_CHOICES), random).map(keyOfAnswer);
  return [{ rulebox: 1, game: { ...claim, seed }, choices }];
}

/** The claim played for a while; and, from an ordinary turn, the position there. */
function playedOn(claim: GameClaim, random: Random): GameRecord[] {
  const begun = beginning(claim);
  if (!begun.ok) return [];
  const record = recordOf(claim, choicesIn(begun.value, between(random, 5, MOST_CHOICES), random));
  if (begun.value.state.decision.kind !== 'turn') return [record];
  const position = worsePosition(claim, begun.value, random);
  const there = beginning(position);
  return there.ok ? [record, recordOf(position, choicesIn(there.value, between(random, 1, 20), random))] : [record];
}

function choicesIn(game: Game, most: number, random: Random): Answer[] {
  const choices: Answer[] = [];
  while (choices.length < most && game.state.phase !== 'over') {
    const given = anyAnswer(game, random);
    choices.push(given);
    play(game, given);
  }
  return choices;
}
