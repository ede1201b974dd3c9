import {
  beginning,
  capital,
  type Diagnostic,
  err,
  fingerprint,
  type Game,
  type GameClaim,
  type GameRecord,
  keyOfAnswer,
  ok,
  play,
  type Result,
  recordOf,
  seedOf,
} from '../../engine/index.js';
import { inOrder, sumOf } from '../agreed.js';
import { claimOf, type Deck } from '../claim.js';
import { readChoice, writeChoice } from './choice-digits.js';
import { DigitReader, DigitWriter } from './digits.js';
import { NAME_LETTERS, nameOfDeck, namesOf } from './named-decks.js';
import { ByteReader, ByteWriter } from './short-bytes.js';

/*
 * A record in as few bytes as can be: its decks by their names, its choices as places among what was offered. It is read only
 * where the same decks are, and by rules that offer the same; a sum at the end finds out whether they do. What must last is kept
 * as a whole record.
 */

/** Why a game cannot be told in short. */
export type NotShort = 'other-decks' | 'position' | 'too-long' | 'refused';

const VERSION = 1;
/** In the order of their decks, or as cards are laid out where chance is agreed on. */
const ORDERS: readonly ((claim: GameClaim) => GameClaim)[] = [(claim) => claim, inOrder];
/** No game that people play comes near it. */
const MOST_CHOICES = 4000;
const CHECK_LETTERS = 8;

/** The record in short; why not, if it cannot be. */
export function shortOf(record: GameRecord, library: readonly Deck[]): Result<Uint8Array, NotShort> {
  const { game: claim, choices } = record;
  if ('position' in claim || claim.anyDeck === true || claim.markerNames !== undefined) return err('position');
  if (choices.length > MOST_CHOICES) return err('too-long');
  const names = claim.decks.map((deck) => nameOfDeck(deck.map((card) => claim.facts[card]!)));
  const order = ORDERS.findIndex((lay) => isAsNamed(claim, names, library, lay));
  const seed = seedOf(claim.seed);
  if (order < 0 || !seed.ok) return err('other-decks');
  const digits = new DigitWriter();
  const ended = written(digits, record);
  if (ended === null) return err('refused');
  const to = new ByteWriter();
  to.byte(VERSION);
  to.byte(order);
  to.text(claim.era);
  to.text(claim.format);
  for (const word of seed.value) to.word(word);
  to.text(claim.options === undefined ? '' : JSON.stringify(claim.options));
  to.byte(names.length);
  for (const name of names) to.hex(name);
  to.count(choices.length);
  to.hex(checkOf(record, ended));
  return ok(to.bytes(digits.bytes()));
}

/** Whether the decks of these names, laid out so, are the very cards of the game. */
function isAsNamed(
  { era, format, seed, facts, decks }: GameClaim,
  names: readonly string[],
  library: readonly Deck[],
  lay: (typeof ORDERS)[number],
): boolean {
  const places = placesOf(names, library);
  if (places === null) return false;
  const named = lay(claimOf({ era, format, seed: String(seed), decks: places, players: [] }, library));
  return sumOf([named.facts, named.decks]) === sumOf([facts, decks]);
}

function placesOf(names: readonly string[], library: readonly Deck[]): readonly number[] | null {
  const known = namesOf(library);
  const places = names.map((name) => known.get(name));
  return places.every((place) => place !== undefined) ? places : null;
}

function written(to: DigitWriter, { game: claim, choices }: GameRecord): Game | null {
  const game = beginning(claim);
  if (!game.ok) return null;
  for (const choice of choices) {
    writeChoice(to, game.value, choice);
    if (play(game.value, choice) !== null) return null;
  }
  return game.value;
}

const checkOf = ({ choices }: GameRecord, ended: Game): string =>
  sumOf([choices.map(keyOfAnswer), fingerprint(ended.state).toString()]).slice(0, CHECK_LETTERS);

const fault = (message: string): Result<never, Diagnostic[]> => err([{ rule: null, message }]);

const BROKEN = 'This short link is broken: letters are missing or changed. Ask for it again.';
const OTHERWISE =
  'This short link was made by another Rulebox, whose rules have changed since. Ask for the whole record: a file, or a long link.';
const UNKNOWN =
  'This short link names a deck that this Rulebox does not have. Ask for the whole record: a file, or a long link.';

/** The record that was told in short. */
export function openShort(bytes: Uint8Array, library: readonly Deck[]): Result<GameRecord, Diagnostic[]> {
  const from = new ByteReader(bytes);
  if (from.byte() !== VERSION) return fault(OTHERWISE);
  const lay = ORDERS[from.byte()];
  const [era, format] = [from.text(), from.text()];
  const seed = [from.word(), from.word(), from.word(), from.word()];
  const options = optionsIn(from.text());
  const names = Array.from({ length: Math.min(4, from.byte()) }, () => from.hex(NAME_LETTERS));
  const count = from.count();
  const check = from.hex(CHECK_LETTERS);
  if (from.isShort || lay === undefined || options === null || count > MOST_CHOICES) return fault(BROKEN);
  const places = placesOf(names, library);
  if (places === null) return fault(UNKNOWN);
  const claim = lay(claimOf({ era, format, seed: '0', decks: places, players: [] }, library));
  return read({ ...claim, ...options, seed }, new DigitReader(from.rest()), { count, check });
}

interface Promised {
  readonly count: number;
  readonly check: string;
}

function read(claim: GameClaim, digits: DigitReader, { count, check }: Promised): Result<GameRecord, Diagnostic[]> {
  const game = beginning(claim);
  if (!game.ok) return fault(game.error.map(({ message }) => capital(message)).join(' '));
  const choices = [];
  for (let number = 0; number < count; number++) {
    const choice = game.value.state.phase === 'over' ? null : readChoice(digits, game.value);
    if (choice === null || play(game.value, choice) !== null) return fault(OTHERWISE);
    choices.push(choice);
  }
  const record = recordOf(claim, choices);
  return digits.isEmpty && checkOf(record, game.value) === check ? ok(record) : fault(OTHERWISE);
}

/** Null: that is no JSON. Whether they are options is seen where the game begins. */
function optionsIn(text: string): Pick<GameClaim, 'options'> | null {
  if (text === '') return {};
  try {
    return { options: JSON.parse(text) as NonNullable<GameClaim['options']> };
  } catch {
    return null;
  }
}
