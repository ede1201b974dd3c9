import { EVENT_SLOT, type Script } from '../effects/linked.js';
import type { TriggerRule, WouldRule } from '../effects/program.js';
import type { HappeningWord } from '../effects/terms.js';
import { type Channel, TRIGGER_CHANNELS } from '../link/listen.js';
import { cardOf, type Game, pokemonAt } from '../model/game.js';
import { endGroup } from '../model/lasting.js';
import {
  type Bindings,
  type CardId,
  type Due,
  type Lasting,
  NONE,
  ORIGINS,
  type PokemonId,
  type Seat,
  UNBOUND,
  unbound,
} from '../model/state.js';
import { isLeft, userOf, useUp } from '../rules/limits.js';
import {
  ASKED,
  type Event,
  fits,
  holds,
  type InForce,
  inForceFor,
  isForbidden,
  isInPlay,
  isListening,
  ofPower,
  remember,
  rememberBefore,
  rulesOn,
  withEnv,
  works,
} from '../terms/judge.js';
import { canDo } from '../terms/possible.js';

/** The channels of what happens, by name: a name that is known ahead costs nothing to look up. */
export const HAPPENED = TRIGGER_CHANNELS;

/** What happens, by the channel on which it is heard. */
type Happens = Channel<HappeningWord>;

/** Something has happened: whoever listens is due. @rule EFF-14 */
export function happen(game: Game, what: Happens, event: Event): void {
  if (isRemembered(game, what)) keepInMind(game, what.name, event);
  if (game.state.lasting.length > 0) endBy(game, what.name, event);
  if (isListening(game, what)) trigger(game, what, event);
}

/** Whether a text of this game asks about it afterwards. */
const isRemembered = ({ setup: { remembered } }: Game, { word, bit }: Happens): boolean =>
  remembered.length > 0 && (remembered[word]! & bit) !== 0;

/** A board with fewer Prize cards than there were: the others have been taken before it is met. @rule SETUP-06 KO-03 */
export function tookBefore(game: Game, seat: Seat, prizes: number): void {
  if (!isRemembered(game, HAPPENED['prize-taken'])) return;
  for (let i = 0; i < prizes; i++) rememberBefore(game, 'prize-taken', { seat });
}

function trigger(game: Game, what: Happens, event: Event): void {
  const onlyOnce = what === HAPPENED.attached && game.setup.era.attachmentEvents === 'one-for-a-pokemon';
  for (const one of rulesOn(game, what)) {
    if (onlyOnce && isDue(game, one, event)) continue;
    if (isTriggered(game, one, event)) game.state.due.push(dueOf(game, one, event));
  }
}

/** Whether a player has texts that do something between turns: now, or to a Pokémon that a Special Condition hurts. @rule CHK-03 */
export function hasBetweenTurns(game: Game, seat: Seat): boolean {
  if (!isListening(game, BETWEEN_TURNS)) return false;
  return rulesOn(game, BETWEEN_TURNS).some(({ scope, rule }) => {
    if (scope.you !== seat) return false;
    const affected = isInPlay(game, scope.self) && pokemonAt(game, scope.self).conditions !== 0;
    return affected || canDo(game, scope, game.setup.scripts[rule.script]!.foreseen);
  });
}

/** The texts of some players (as bits) that do something between turns are due. @rule CHK-03 CHK-06 EFF-14 */
export function betweenTurns(game: Game, seats: number): void {
  if (seats === 0 || !isListening(game, BETWEEN_TURNS)) return;
  for (const one of rulesOn(game, BETWEEN_TURNS)) {
    const isTheirs = (seats & (1 << one.scope.you)) !== 0;
    if (isTheirs && isTriggered(game, one, NOTHING_IN_PARTICULAR))
      game.state.due.push(dueOf(game, one, NOTHING_IN_PARTICULAR));
  }
}

const BETWEEN_TURNS = HAPPENED.checkup;
const NOTHING_IN_PARTICULAR: Event = {};

function keepInMind(game: Game, word: HappeningWord, event: Event): void {
  remember(game, word, {
    pokemon: event.pokemon ?? NONE,
    card: event.card ?? (event.pokemon === undefined ? NONE : topCard(game, event.pokemon)),
    seat: event.seat ?? NONE,
    amount: event.amount ?? 0,
    origin: event.source === undefined ? NONE : ORIGINS.indexOf(event.source.origin),
    attack: event.attack ?? NONE,
    causer: event.source?.seat ?? NONE,
    byDamage: event.cause === 'damage',
    before: event.before ?? NONE,
    ...(event.from === undefined ? {} : { from: event.from }),
  });
}

/** Some effects end when something happens, as they say. @rule EFF-08 */
function endBy(game: Game, word: HappeningWord, event: Event): void {
  const { lasting } = game.state;
  for (let i = lasting.length - 1; i >= 0; i--) {
    const one = lasting[i];
    if (one !== undefined && isEndedBy(game, one, word, event)) endGroup(game, one.group);
  }
}

function isEndedBy(game: Game, lasting: Lasting, word: HappeningWord, event: Event): boolean {
  const rule = game.setup.rules[lasting.rule]!;
  if (rule.ends.length === 0 || !rule.ends.some((on) => on.event === word)) return false;
  const one = inForceFor(rule, lasting);
  return rule.ends.some((on) => on.event === word && fits(game, one.scope, on, event));
}

/** Several cards attached to a Pokémon at once are one event in some eras. @rule NRG-14 */
const isDue = ({ state }: Game, { rule, scope }: InForce, { pokemon }: Event): boolean =>
  state.due.some(
    ({ script, self, card, env }) =>
      script === rule.script && self === scope.self && card === scope.card && env[EVENT_SLOT]?.[0] === pokemon,
  );

const topCard = (game: Game, pokemon: PokemonId): CardId =>
  isInPlay(game, pokemon) ? pokemonAt(game, pokemon).stack.at(-1)! : NONE;

function isTriggered(game: Game, one: InForce, event: Event): boolean {
  const rule = one.rule.rule as TriggerRule;
  if (!fits(game, one.scope, rule.on, event)) return false;
  return judged(game, one, rule, event);
}

/** Its condition is judged by the state right after what happened. @rule EFF-14 */
function judged(game: Game, one: InForce, rule: TriggerRule | WouldRule, event: Event): boolean {
  if ((rule.while !== undefined || rule.if !== undefined) && !isSo(game, one, rule, event)) return false;
  return works(game, one) && !isLocked(game, one, rule) && isUseLeft(game, one);
}

function isUseLeft(game: Game, one: InForce): boolean {
  const script = game.setup.scripts[one.rule.script]!;
  return script.limits.length === 0 || isLeft(game, script, userIn(game, one), one.scope.you);
}

const userIn = (game: Game, one: InForce): PokemonId => userOf(originIn(game, one), one.scope.self, one.scope.card);

function isSo(game: Game, one: InForce, rule: TriggerRule | WouldRule, event: Event): boolean {
  const scope = withEnv(one.scope, boundBy(one, event));
  if (rule.while !== undefined && !holds(game, scope, rule.while)) return false;
  return rule.if === undefined || holds(game, scope, rule.if);
}

/** A power that may be used when something happens is used, and can be kept from being used. @rule POW-02 POW-07 */
const isLocked = (game: Game, { rule, place }: InForce, { do: acts }: TriggerRule | WouldRule): boolean =>
  rule.power !== null &&
  place !== NONE &&
  acts[0]?.op === 'may' &&
  isForbidden(game, ASKED['can-use-power'], ofPower(place, rule.power));

const NOTHING_BOUND: number[] = [];

/** What is bound where a rule asks whether it is to be triggered: by whoever made it, and by the happening. */
function boundBy(one: InForce, event: Event): readonly (readonly number[])[] {
  const { env } = one.scope;
  if (env.length === 0) return [NOTHING_BOUND, NOTHING_BOUND, eventBound(one, event)];
  const bound = env.slice();
  bound[EVENT_SLOT] = eventBound(one, event);
  return bound;
}

/** The bindings with which a triggered script begins: the same, but its own. */
function envOf(game: Game, one: InForce, event: Event): Bindings {
  const script = game.setup.scripts[one.rule.script]!;
  const env = unbound(script.size);
  for (let slot = 0; slot < script.size; slot++) env[slot] = one.scope.env[slot] ?? UNBOUND;
  env[EVENT_SLOT] = eventBound(one, event);
  return env;
}

const eventBound = ({ scope }: InForce, event: Event): number[] => [
  event.pokemon ?? NONE,
  event.card ?? NONE,
  event.seat ?? NONE,
  event.amount ?? 0,
  scope.subject,
  event.source?.pokemon ?? NONE,
];

/** A text that may be used when something happens: declining it is no use of it. @rule POW-07 PREC-08 */
export const asksFirst = ({ ops, part }: Script): boolean =>
  (part.part === 'trigger' || part.part === 'would') && ops[0]?.do.op === 'may';

export function dueOf(game: Game, one: InForce, event: Event): Due {
  const { rule, scope, lasting } = one;
  const script = game.setup.scripts[rule.script]!;
  if (rule.once && lasting !== null) endGroup(game, lasting.group);
  if (!asksFirst(script)) useUp(game, script, userIn(game, one), scope.you);
  if (game.trace) game.trace.rules[rule.id] = 1;
  return {
    script: rule.script,
    seat: scope.you,
    self: scope.self,
    card: scope.card,
    origin: originIn(game, one),
    env: envOf(game, one, event),
  };
}

const originIn = (game: Game, one: InForce): number =>
  one.lasting === null ? originOfCard(game, one) : one.lasting.origin;

/** A card in play is no longer an Item card that is played, also where an Item card or a Pokémon card was attached. @rule EFF-01 KIND-07 */
function originOfCard(game: Game, { rule, scope }: InForce): number {
  if (rule.power !== null) return ORIGINS.indexOf('power');
  const { role } = cardOf(game, scope.card);
  return ORIGINS.indexOf(role === 'energy' || role === 'stadium' ? role : 'tool');
}

/** The rules that would do something before this happens, its owner's order among them not asked. @rule EFF-02 EFF-06 */
export function woulds(game: Game, what: Happens, event: Event): readonly InForce[] {
  if (!isListening(game, what)) return NOBODY;
  return rulesOn(game, what).filter((one) => {
    const rule = one.rule.rule as WouldRule;
    return fits(game, one.scope, rule.on, event) && judged(game, one, rule, event);
  });
}

const NOBODY: readonly InForce[] = [];
