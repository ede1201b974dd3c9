import {
  ANYTHING,
  type Concern,
  type LinkedRule,
  OWN_CARD,
  OWN_POKEMON,
  OWN_SIDE,
  SOME_POKEMON,
  type Standing,
} from '../effects/linked.js';
import type { Rule } from '../effects/program.js';
import type { Channel } from '../link/listen.js';
import { areOpponents } from '../model/format.js';
import type { Game } from '../model/game.js';
import { seatAttacked } from '../model/lasting.js';
import {
  type CardId,
  type Lasting,
  NONE,
  ON_CARD,
  ON_POKEMON,
  type PokemonId,
  STADIUM_PLACE,
  seatOf,
} from '../model/state.js';
import { withOne } from './list.js';
import type { Scope } from './scope.js';

/*
 * The rules in force: those of cards in play, and those that effects have made for a time. Whoever asks looks first
 * whether anybody listens at all.
 */

export const isListening = ({ state }: Game, { word, bit }: Channel): boolean => (state.listening[word]! & bit) !== 0;

/** A rule as it is written, and what its words mean. */
export interface Said {
  readonly rule: Rule;
  readonly scope: Scope;
  /** Where it comes from: asked only to tell it. */
  readonly linked: LinkedRule;
  readonly lasting: Lasting | null;
}

/** A rule in force, and what its words mean. */
export interface InForce extends Standing {
  readonly rule: LinkedRule;
  readonly scope: Scope;
  /** Where its card is in play; `NONE` for an effect with a duration. */
  readonly place: PokemonId;
  readonly lasting: Lasting | null;
  readonly said: Said;
}

/** What a question is about, as far as it decides which rules need be looked at. */
export interface Concerned {
  readonly pokemon: PokemonId | undefined;
  readonly card: CardId | undefined;
}

const NOBODY: readonly InForce[] = [];

/** The rules that listen there, the strongest last: cards in play override what has a duration, the newest the older. @rule EFF-12 STAD-05 */
export const rulesOn = (game: Game, channel: Channel): readonly InForce[] => rulesOf(game, channel, null);

/** Those of them that can be about something. Most questions are about nobody's business, and nothing is made then. */
export function rulesOf(game: Game, channel: Channel, about: Concerned | null): readonly InForce[] {
  let found: InForce[] | null = null;
  for (let at = nextRule(game, channel, about, 0); at !== NONE; at = nextRule(game, channel, about, at + 1))
    found = withOne(found, ruleAt(game, at));
  return found ?? NOBODY;
}

/** Where the next of them stands, from there on: effects with a duration first, then cards in play; `NONE`: there is none. */
export function nextRule(game: Game, { number }: Channel, about: Concerned | null, from: number): number {
  const { inForce, lasting } = game.state;
  const { rules, heardOn } = game.setup;
  for (let i = from; i < lasting.length; i++) {
    const one = lasting[i]!;
    if (one.active === 0 || heardOn[one.rule] !== number) continue;
    if (about === null || canConcern(rules[one.rule]!.concerns, one, about)) return i;
  }
  const { length } = lasting;
  for (let i = 3 * Math.max(0, from - length); i < inForce.length; i += 3) {
    const rule = inForce[i]!;
    if (heardOn[rule] !== number) continue;
    const isAbout =
      about === null || canConcern(rules[rule]!.concerns, standing(game, inForce[i + 1]!, inForce[i + 2]!), about);
    if (isAbout) return length + i / 3;
  }
  return NONE;
}

/** The rule that stands there. */
export function ruleAt(game: Game, at: number): InForce {
  const { inForce, lasting } = game.state;
  const { rules } = game.setup;
  if (at < lasting.length) return inForceFor(rules[lasting[at]!.rule]!, lasting[at]!);
  const i = 3 * (at - lasting.length);
  return standingRule(game, rules[inForce[i]!]!, inForce[i + 1]!, inForce[i + 2]!);
}

/** Whether one of them can be about such a Pokémon or card: asked first, because mostly none can and nothing is made then. */
export function isAnyAbout(
  game: Game,
  channel: Channel,
  pokemon: PokemonId | undefined,
  card: CardId | undefined,
): boolean {
  if (!isListening(game, channel)) return false;
  concerned.pokemon = pokemon;
  concerned.card = card;
  return nextRule(game, channel, concerned, 0) !== NONE;
}

const concerned: { -readonly [K in keyof Concerned]: Concerned[K] } = { pokemon: undefined, card: undefined };

/** A rule that an effect has made for a time. */
export function inForceFor(rule: LinkedRule, lasting: Lasting): InForce {
  const scope = scopeOfLasting(rule, lasting);
  return { rule, scope, place: NONE, lasting, said: { rule: rule.rule, scope, linked: rule, lasting } };
}

/** What a rule means hangs only on its card and on where that is: it is worked out when the card has moved. */
function standingRule(game: Game, rule: LinkedRule, place: PokemonId, card: CardId): InForce {
  const before = rule.standing[card];
  if (before !== undefined && before.place === place) return before as InForce;
  const scope = scopeAt(game, rule, place, card);
  const now: InForce = {
    rule,
    scope,
    place,
    lasting: null,
    said: { rule: rule.rule, scope, linked: rule, lasting: null },
  };
  rule.standing[card] = now;
  return now;
}

/** Where a rule stands: one record for all, because nobody keeps it. */
const standingAt = { self: NONE, card: NONE, seat: NONE };

function standing(game: Game, place: PokemonId, card: CardId): typeof standingAt {
  standingAt.self = place;
  standingAt.card = card;
  standingAt.seat = place === STADIUM_PLACE ? game.setup.ownerOf[card]! : seatOf(place);
  return standingAt;
}

function canConcern(concerns: Concern, at: typeof standingAt, about: Concerned): boolean {
  if (concerns === ANYTHING) return true;
  if (concerns === OWN_CARD) return about.card === at.card;
  if (concerns === OWN_POKEMON) return about.pokemon === at.self;
  if (about.pokemon === undefined) return false;
  return concerns === SOME_POKEMON || (seatOf(about.pokemon) === at.seat) === (concerns === OWN_SIDE);
}

/** Of a Stadium's text `you` is nobody in particular: it is read for whoever is asked about. @rule STAD-01 */
function scopeAt(game: Game, rule: LinkedRule, place: PokemonId, card: number): Scope {
  const onTable = place === STADIUM_PLACE;
  return {
    you: onTable ? game.setup.ownerOf[card]! : seatOf(place),
    them: NONE,
    self: onTable ? NONE : place,
    card,
    played: NONE,
    attacker: NONE,
    defender: NONE,
    subject: onTable ? NONE : place,
    subjectCard: NONE,
    subjectAttack: NONE,
    subjectOf: NONE,
    each: NONE,
    origin: NONE,
    by: onTable ? game.setup.ownerOf[card]! : seatOf(place),
    isEndless: false,
    slots: rule.slots,
    env: NO_ENV,
  };
}

const NO_ENV: Scope['env'] = [];

function scopeOfLasting(rule: LinkedRule, lasting: Lasting): Scope {
  const attacked = seatAttacked(lasting);
  const isAttacked = attacked !== NONE && areOpponents(attacked, lasting.seat);
  return {
    you: lasting.seat,
    them: isAttacked ? attacked : rule.them === NONE ? NONE : (lasting.env[rule.them]?.[0] ?? NONE),
    self: lasting.self,
    card: lasting.card,
    played: NONE,
    attacker: NONE,
    defender: lasting.defender,
    subject: lasting.on === ON_POKEMON ? lasting.bearer : NONE,
    subjectCard: lasting.on === ON_CARD ? lasting.bearer : NONE,
    subjectAttack: NONE,
    subjectOf: NONE,
    each: NONE,
    origin: lasting.origin,
    by: lasting.seat,
    isEndless: false,
    slots: rule.slots,
    env: lasting.env,
  };
}
