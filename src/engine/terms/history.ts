import { LEFT_SLOT } from '../effects/linked.js';
import type { CardsOf, Happening, When } from '../effects/terms.js';
import { HAPPENINGS, TRIGGER_CHANNELS } from '../link/listen.js';
import { facing } from '../model/format.js';
import { cardOf, type Game, topOf } from '../model/game.js';
import { type CardId, NONE, ORIGINS, type PokemonId, type Seat, type State, seatOf } from '../model/state.js';
import { knot, type Past } from './knot.js';
import { aboutCard, isSeat, type Scope } from './scope.js';
import { isFrom } from './speaks-of.js';
import { cardsMeant, isInPlay, isMeant } from './things.js';

/**
 * What is remembered of a happening: word, turn, Pokémon, card, player, amount, origin, attack, who caused it, whether by
 * damage, what the Pokémon was before, where it came from, in which attack of the turn it was (`NONE`: between turns), and of
 * which types the Pokémon was, as bits.
 */
const FIELDS = 14;
const CARD_FIELD = 3;
const ATTACK_FIELD = 7;
const BEFORE_FIELD = 10;

/** Where something came from, as happenings tell it. */
const PLACES: readonly string[] = ['hand', 'deck', 'discard', 'bench'];

export interface Happened {
  readonly pokemon?: number;
  readonly card?: number;
  readonly seat?: number;
  readonly amount?: number;
  readonly origin?: number;
  /** The attack that it happened in: its number in the game. */
  readonly attack?: number;
  /** Whose attack or text it came from. */
  readonly causer?: number;
  readonly byDamage?: boolean;
  /** The card that was on top before it evolved. */
  readonly before?: number;
  readonly from?: string;
}

/** In the frame of the turn: how many attacks have been made in it. */
export const ATTACKS_SLOT = 2;

/** Which attack of the turn is going on; 0 where none is, `NONE` between turns, which belongs to no turn. @rule ATK-15 TURN-01 */
function attackNow({ state }: Game): number {
  if (state.phase === 'between-turns') return NONE;
  return state.frames.some(({ kind }) => kind === 'attack') ? (state.frames[0]!.env[ATTACKS_SLOT]?.[0] ?? 0) : 0;
}

/** Remembers what happened. */
export function remember(game: Game, word: Happening['event'], what: Happened): void {
  keep(game, word, what, game.state.turn);
}

/** Remembers what happened before anything else that is known of the game, in no turn that could be asked about. */
export function rememberBefore(game: Game, word: Happening['event'], what: Happened): void {
  keep(game, word, what, NONE);
}

function keep(game: Game, word: Happening['event'], what: Happened, turn: number): void {
  const { state } = game;
  const { pokemon = NONE, card = NONE, seat = NONE, amount = 0, origin = NONE, attack = NONE } = what;
  const { causer = NONE, byDamage = false, before = NONE, from } = what;
  state.history.push(HAPPENINGS.indexOf(word), turn, pokemon, card, seat, amount, origin, attack);
  state.history.push(
    causer,
    byDamage ? 1 : 0,
    before,
    from === undefined ? NONE : PLACES.indexOf(from),
    attackNow(game),
    isInPlay(game, pokemon) ? knot.types(game, pokemon) : NONE,
  );
}

/** What cards and attacks are called in another game. */
export interface RetoldBy {
  card(card: CardId): CardId;
  attack(attack: number): number;
}

/** What this game remembers of what another one did, of which it has some of the cards: as far as a text of theirs asks. */
export function historyAs({ setup, state }: Game, { card, attack }: RetoldBy): number[] {
  const told: number[] = [];
  for (let i = 0; i < state.history.length; i += FIELDS) {
    const { word, bit } = TRIGGER_CHANNELS[HAPPENINGS[state.history[i]!]!];
    if (((setup.remembered[word] ?? 0) & bit) === 0) continue;
    const one = state.history.slice(i, i + FIELDS);
    one[CARD_FIELD] = card(one[CARD_FIELD]!);
    one[BEFORE_FIELD] = card(one[BEFORE_FIELD]!);
    one[ATTACK_FIELD] = attack(one[ATTACK_FIELD]!);
    told.push(...one);
  }
  return told;
}

/** Only what is asked about the whole game is kept longer than two rounds. */
export function forgetOld(game: Game): void {
  const { history, turn } = game.state;
  if (history.length === 0) return;
  let kept = 0;
  for (let i = 0; i < history.length; i += FIELDS) {
    if (history[i] !== PRIZE_TAKEN && history[i + 1]! < turn - 2 * game.setup.format.seats) continue;
    for (let field = 0; field < FIELDS; field++) history[kept + field] = history[i + field]!;
    kept += FIELDS;
  }
  if (kept < history.length) history.length = kept;
}

const PRIZE_TAKEN = HAPPENINGS.indexOf('prize-taken');
const KNOCKED_OUT = HAPPENINGS.indexOf('knocked-out');
const DAMAGED = HAPPENINGS.indexOf('damaged');
const BY_ATTACK = ORIGINS.indexOf('attack');

export function past(game: Game, scope: Scope, { what, when, sum }: Past): number {
  const { history } = game.state;
  const word = HAPPENINGS.indexOf(what.event);
  let total = 0;
  for (let i = 0; i < history.length; i += FIELDS) {
    if (history[i] !== word || !isWhen(game, scope, i, when)) continue;
    if (when === 'this-attack' && !isOfThisAttack(game, i)) continue;
    if (fits(game, scope, what, i)) total += sum === undefined ? 1 : history[i + 5]!;
  }
  return total;
}

/** In the attack that is going on, and by it; an attack that another one uses is part of it. @rule ATK-15 ATK-16 */
function isOfThisAttack(game: Game, at: number): boolean {
  const { history } = game.state;
  if (history[at + 12] === 0 || history[at + 12] !== attackNow(game)) return false;
  return (history[at] !== KNOCKED_OUT && history[at] !== DAMAGED) || history[at + 6] === BY_ATTACK;
}

/** The damage that the attack of this turn has done to a Pokémon. */
export function hurt({ state }: Game, pokemon: number): number {
  const { history, turn } = state;
  let points = 0;
  for (let i = 0; i < history.length; i += FIELDS) {
    const isIt = history[i] === DAMAGED && history[i + 1] === turn && history[i + 2] === pokemon;
    if (isIt && history[i + 7] !== NONE) points += history[i + 5]!;
  }
  return points;
}

/** The last turn of a player is the one they took, whoever had turns in between. @rule TURN-01 */
function isWhen({ state }: Game, { you }: Scope, at: number, when: When): boolean {
  const turn = state.history[at + 1]!;
  const isInTurn = state.history[at + 12] !== NONE;
  switch (when) {
    case 'this-attack':
    case 'this-turn':
      return isInTurn && turn === state.turn;
    case 'last-turn':
      return isInTurn && turn === lastTurnOf(state, facing(you));
    case 'your-last-turn':
      return isInTurn && turn === lastTurnOf(state, you);
    case 'game':
      return true;
  }
}

function lastTurnOf({ sides, seat: turnOf }: State, seat: Seat): number {
  const { latestTurn, turnBefore } = sides[seat]!;
  return turnOf === seat ? turnBefore : latestTurn;
}

/** What has left play is judged by its card and the types it had, whose side it was on by its place. @rule EFF-14 */
function fits(game: Game, scope: Scope, what: Happening, at: number): boolean {
  const { history } = game.state;
  const [pokemon, card, seat] = [history[at + 2]!, history[at + 3]!, history[at + 4]!];
  const [origin, attack, causer] = [history[at + 6]!, history[at + 7]!, history[at + 8]!];
  if (what.by !== undefined && !isSeat(scope, what.by, seat)) return false;
  if (what.card !== undefined && (card === NONE || !knot.holds(game, aboutCard(scope, card), what.card))) return false;
  if (what.attack !== undefined && (attack === NONE || game.setup.attacks[attack]!.name !== what.attack)) return false;
  if (what.source !== undefined) {
    const cause = { origin: ORIGINS[origin] ?? 'rules', seat: causer, pokemon: NONE, card: NONE } as const;
    const { where: _, ...source } = what.source;
    if (!isFrom(game, scope, source, cause)) return false;
  }
  if (what.cause === 'damage' && history[at + 9] !== 1) return false;
  if (what.from !== undefined && PLACES[history[at + 11]!] !== what.from) return false;
  const before = history[at + 10]!;
  if (what.was !== undefined && (before === NONE || !knot.holds(game, aboutCard(scope, before), what.was)))
    return false;
  return (
    what.subject === undefined ||
    isSubject(game, scope, what.subject, { pokemon, card, turn: history[at + 1]!, types: history[at + 13]! })
  );
}

/** The Pokémon that something happened to, the card on top of it then, the turn, and of which types it was. */
interface Met {
  readonly pokemon: number;
  readonly card: number;
  readonly turn: number;
  readonly types: number;
}

function isSubject(game: Game, scope: Scope, subject: NonNullable<Happening['subject']>, met: Met): boolean {
  const { pokemon, card, types } = met;
  if (subject.get === 'ref' && (subject.name === 'card' || subject.name === 'that-card'))
    return cardsMeant(game, scope, subject as CardsOf).includes(card);
  if (isStillThere(game, met)) {
    return subject.get === 'ref' || subject.get === 'pokemon' ? isMeant(game, scope, subject, pokemon) : false;
  }
  if (subject.get !== 'pokemon' || pokemon === NONE) return false;
  if (!isSeat(scope, subject.side, seatOf(pokemon))) return false;
  return subject.where === undefined || knot.holds(game, ofTypes(game, aboutCard(scope, card), types), subject.where);
}

/** A scope about a card that lies elsewhere by now, with the types that its Pokémon had. */
function ofTypes(game: Game, about: Scope, types: number): Scope {
  if (types === NONE || cardOf(game, about.subjectCard).rulesAsTool.length > 0) return about;
  const env = [...about.env];
  env[LEFT_SLOT] = [REMEMBERED, about.subjectCard, types];
  about.env = env;
  about.subjectOf = REMEMBERED;
  return about;
}

/** Of no binding. */
const REMEMBERED = -2;

/** Another card has taken the place of a Pokémon's, which is still the same: what happened to it has. @rule POW-03 EVO-10 */
export function happenedToo({ state: { history } }: Game, pokemon: PokemonId, old: CardId, card: CardId): void {
  for (let i = 0; i < history.length; i += FIELDS)
    if (history[i + 2] === pokemon && history[i + 3] === old) history[i + 3] = card;
}

/**
 * Whether it is still the Pokémon that it happened to: not if it has evolved or devolved since, also not if it is what it
 * was again. Levelling up leaves it what it is. @rule EVO-10 LVL-06
 */
function isStillThere(game: Game, { pokemon, card, turn }: Met): boolean {
  if (!isInPlay(game, pokemon)) return false;
  const { stack, enteredOn, evolvedOn } = game.state.pokemon[pokemon]!;
  if (turn < enteredOn) return false;
  if (topOf(game, pokemon).role === 'level-up') return card === stack.at(-1) || card === stack.at(-2);
  return card === stack.at(-1) && turn >= evolvedOn;
}
