import type { LinkedChange } from '../effects/linked.js';
import type { AnswerRule, WorksIn } from '../effects/program.js';
import { type Channel, QUESTION_CHANNELS } from '../link/listen.js';
import { cardOf, type Game, pokemonAt } from '../model/game.js';
import { benchEnds } from '../model/lasting.js';
import type { Card } from '../model/setup.js';
import { type CardId, CONDITIONS, LEAVING, NONE, type PokemonId, seatOf } from '../model/state.js';
import { type About, type Cause, ofCard, ofPower, ofPowerElsewhere, ofWhatReaches } from './about.js';
import { type InForce, isAnyAbout, isListening, nextRule, ruleAt, rulesOf, rulesOn, type Said } from './in-force.js';
import { knot } from './knot.js';
import { withOne } from './list.js';
import { aboutCard, aboutPokemon, type Scope } from './scope.js';
import { type Asked, isOfPokemon, speaksOf } from './speaks-of.js';

/*
 * Questions that rules in force answer. Setting beats adding, whatever is newer; of two that set, the newest; forbidding
 * beats allowing. @rule RET-08 EFF-12
 */

/** Whether any rule in force answers such a question: asked first where it is asked often. */
export const hears = isListening;

/** The channels of the questions, by name: a name that is known ahead costs nothing to look up. */
export const ASKED = QUESTION_CHANNELS;

/** The rules that answer a question about something, the oldest first. */
export function answersTo(game: Game, question: Asked, about: About): readonly Answering[] {
  // Nobody knows yet what lies face down. SETUP-08
  if (!isListening(game, question) || game.state.phase === 'setup') return NOBODY;
  const first = nextRule(game, question, about, 0);
  if (first === NONE || isBeingAsked(question, about)) return NOBODY;
  askedQuestions[deep] = question;
  askedAbout[deep] = about;
  deep++;
  try {
    return rulesThatAnswer(game, question, about, first);
  } finally {
    deep--;
  }
}

/** A rule that answers, and what its words mean. */
export interface Answering extends Said {
  readonly rule: AnswerRule;
}

/** Questions in the middle of being answered, and how many there are. */
const askedQuestions: Asked[] = [];
const askedAbout: About[] = [];
let deep = 0;

/** A rule may ask what it is about to change ("each Grass Energy provides …"): then what is printed counts. @rule EFF-12 */
function isBeingAsked(question: Asked, { pokemon, card, seat, attack, power }: About): boolean {
  let times = 0;
  for (let i = 0; i < deep; i++) {
    if (askedQuestions[i] !== question) continue;
    if (++times === DEEPEST) return true;
    const one = askedAbout[i]!;
    if (one.pokemon !== pokemon || one.card !== card) continue;
    if (one.seat === seat && one.attack === attack && one.power?.name === power?.name) return true;
  }
  return false;
}

/** Rules that look at each other's things could go round among all of them. */
const DEEPEST = 3;

function rulesThatAnswer(game: Game, question: Asked, about: About, first: number): readonly Answering[] {
  let found: Answering[] | null = null;
  for (let at = first; at !== NONE; at = nextRule(game, question, about, at + 1)) {
    const standing = ruleAt(game, at);
    const one = standing.rule.ofEach ? ofThatOne(standing, about) : standing;
    const rule = one.rule.rule as AnswerRule;
    if (!answers(game, one, about, question) || isRepeated(found ?? NOBODY, rule, one.scope)) continue;
    if (game.trace) game.trace.rules[one.rule.id] = 1;
    found = withOne(found, one.said as Answering);
  }
  return found ?? NOBODY;
}

/** What a rule for several says of the one that is asked about. */
function ofThatOne(one: InForce, { pokemon = NONE, card = NONE }: About): InForce {
  const scope = pokemon === NONE ? aboutCard(one.scope, card) : aboutPokemon(one.scope, pokemon);
  return { ...one, scope, said: { rule: one.said.rule, scope, linked: one.rule, lasting: one.lasting } };
}

/** Some rules count once for a player or once at all, however many copies there are. @rule POW-06 EFF-18 */
const isRepeated = (found: readonly Answering[], rule: AnswerRule, scope: Scope): boolean =>
  rule.atMostOne !== undefined &&
  found.some(
    (other) => other.rule.atMostOne === rule.atMostOne && (rule.among === 'all' || other.scope.you === scope.you),
  );

const NOBODY: readonly Answering[] = [];

const answers = (game: Game, one: InForce, about: About, question: Asked): boolean =>
  speaksOf(game, one, about, question) &&
  (question === ASKED['text-works'] ? silences(game, one, about) : works(game, one)) &&
  !(question === ASKED['prizes-taken'] && isLeaving(game, one, about)) &&
  !isKeptOff(game, one, about, question);

/** A text of a Pokémon that is Knocked Out at the same time says something of its own Prize cards only. @rule SIM-03 */
const isLeaving = ({ state }: Game, { place }: InForce, { pokemon }: About): boolean =>
  place !== NONE && place !== pokemon && ((state.pokemon[place]?.fallen ?? 0) & LEAVING) !== 0;

/** A text that silences others may be silenced itself; of two that would silence each other the older one does. @rule POW-11 POW-13 */
function silences(game: Game, one: InForce, about: About): boolean {
  const rival = rulesOn(game, ASKED['text-works']).find(
    (other) =>
      isWhoseText(other, about) &&
      wouldSilence(game, other, one) &&
      !isKeptOff(game, other, textOf(one), ASKED['text-works']),
  );
  return rival === undefined ? works(game, one) : isOlder(game, one, rival);
}

const wouldSilence = (game: Game, one: InForce, other: InForce): boolean =>
  speaksOf(game, one, textOf(other), ASKED['text-works']);

/** Effects with a duration count as older than cards in play, as wherever rules meet. @rule EFF-12 */
const isOlder = (game: Game, one: InForce, other: InForce): boolean => ageOf(game, one) < ageOf(game, other);

function ageOf({ state: { lasting, inForce } }: Game, one: InForce): number {
  if (one.lasting !== null) return lasting.indexOf(one.lasting);
  for (let i = 0; i < inForce.length; i += 3)
    if (inForce[i] === one.rule.id && inForce[i + 1] === one.place) return lasting.length + i;
  return NONE;
}

const isWhoseText = ({ rule, place, scope }: InForce, { pokemon, card, power }: About): boolean =>
  rule.power === null
    ? card !== undefined && scope.card === card && place !== NONE
    : pokemon !== undefined && place === pokemon && rule.power.name === power?.name;

const textOf = ({ rule, place, scope }: InForce): About =>
  rule.power === null ? ofCard(scope.card) : ofPower(place, rule.power);

/**
 * What a power does to a Pokémon all the time is an effect of that power, done to it: a shield against such effects keeps it
 * off, also where it would silence that very shield: then what is printed counts. How many Prize cards are taken is no matter of the
 * Pokémon, and shields are not asked about shields. @rule EFF-01 EFF-02 POW-05 POW-14
 */
function isKeptOff(game: Game, one: InForce, { pokemon }: About, question: Asked): boolean {
  if (!hears(game, ASKED['effects-from']) || one.rule.power === null || one.place === NONE) return false;
  if (pokemon === undefined || pokemon === one.place || !isOfPokemon((one.rule.rule as AnswerRule).of)) return false;
  if (question === ASKED['effects-from'] || question === ASKED['prizes-taken']) return false;
  const reaching = reachingFrom(one, pokemon);
  return rulesOf(game, ASKED['effects-from'], reaching).some(
    (shield) => speaksOf(game, shield, reaching, ASKED['effects-from']) && works(game, shield),
  );
}

const reachingFrom = ({ place, scope }: InForce, pokemon: PokemonId): About =>
  ofWhatReaches(pokemon, { origin: 'power', seat: seatOf(place), pokemon: place, card: scope.card }, seatOf(pokemon));

/** Whether a rule of a card in play works, without being used: powers can be switched off. @rule POW-04 POW-05 POW-11 POW-12 */
export function works(game: Game, { rule, place, scope }: InForce): boolean {
  if (place === NONE) return true;
  const { power, rule: said } = rule;
  return power === null ? !isSilentCard(game, scope.card) : isPowerOn(game, place, power, liftedBy(said.despite));
}

/** A text may leave Pokémon Tools or Special Energy cards without effect. @rule TOOL-01 NRG-05 */
export const isSilentCard = (game: Game, card: CardId): boolean =>
  card !== NONE &&
  isAnyAbout(game, ASKED['text-works'], undefined, card) &&
  canBeSilent(cardOf(game, card)) &&
  isForbidden(game, ASKED['text-works'], ofCard(card));

const canBeSilent = ({ facts, rulesAsTool }: Card): boolean =>
  facts.trainer === 'tool' || facts.energy === 'special' || rulesAsTool.length > 0; // KIND-07

/** A power of a card that is not in play. @rule POW-02 */
export const isPowerElsewhereOn = (game: Game, card: CardId, power: NonNullable<About['power']>): boolean =>
  !hears(game, ASKED['text-works']) || !isForbidden(game, ASKED['text-works'], ofPowerElsewhere(card, power));

/**
 * Whether a text in force says that a Pokémon, or a card that is not in play, does not have that power; one that only does
 * not work, or cannot be used, is still there. @rule POW-05 POW-11
 */
export function isTakenAway(game: Game, pokemon: PokemonId, card: CardId, power: NonNullable<About['power']>): boolean {
  if (!hears(game, ASKED['text-works'])) return false;
  const about = pokemon === NONE ? ofPowerElsewhere(card, power) : ofPower(pokemon, power);
  return answersTo(game, ASKED['text-works'], about).some(({ rule }) => takesAway(rule));
}

/** The Special Conditions that a power works in by its own text, as bits; nothing else that keeps it from working is lifted. @rule POW-04 */
export function liftedBy(despite: WorksIn | undefined): number {
  if (despite === undefined) return 0;
  return despite === 'any' ? ~0 : despite.reduce((bits, word) => bits | (1 << CONDITIONS.indexOf(word)), 0);
}

/** Texts that take both Poké-Powers and Poké-Bodies away take the older Pokémon Powers too. @rule POW-09 */
const isCovered = (game: Game, pokemon: PokemonId, name: string): boolean =>
  isForbidden(game, ASKED['can-use-power'], ofPower(pokemon, { kind: 'poke-power', name })) &&
  isForbidden(game, ASKED['text-works'], ofPower(pokemon, { kind: 'poke-body', name }));

/** `lifted`: Special Conditions, as bits, that do not switch it off. */
export function isPowerOn(game: Game, place: PokemonId, power: NonNullable<About['power']>, lifted = 0): boolean {
  const { kind, name } = power;
  const off = game.setup.era.powersOffUnderSC === 'all-five' && (kind === 'poke-power' || kind === 'pokemon-power');
  if (off && (pokemonAt(game, place).conditions & ~lifted) !== 0) return false;
  if (kind === 'pokemon-power' && isCovered(game, place, name)) return false;
  return (
    !isAnyAbout(game, ASKED['text-works'], place, undefined) ||
    !isForbidden(game, ASKED['text-works'], ofPower(place, power))
  );
}

export function isForbidden(game: Game, question: Asked, about: About): boolean {
  if (!isListening(game, question)) return false;
  const answered = answersTo(game, question, about);
  for (let i = 0; i < answered.length; i++) if (forbids(answered[i]!)) return true;
  return false;
}

/** Whether it is forbidden by more than what ends for that Pokémon when it reaches the Bench. @rule EFF-09 */
export function isForbiddenOnBench(game: Game, question: Asked, about: About): boolean {
  const stays = ({ lasting }: Answering): boolean => lasting === null || !benchEnds(game, lasting);
  return isListening(game, question) && answersTo(game, question, about).some((one) => forbids(one) && stays(one));
}

/** The rule in force that says no; null where nobody does. */
export const forbidderOf = (game: Game, question: Asked, about: About): Answering | null =>
  answersTo(game, question, about).find(forbids) ?? null;

/** Whether there is no such thing at all, not only in some way. */
export function isRuledOut(game: Game, question: Asked, about: About): boolean {
  if (!isListening(game, question)) return false;
  const answered = answersTo(game, question, about);
  for (let i = 0; i < answered.length; i++) if (takesAway(answered[i]!.rule)) return true;
  return false;
}

/** What is not there does not work either. */
const forbids = ({ rule }: Answering): boolean => (rule.change as LinkedChange).forbid === true || takesAway(rule);
export const takesAway = ({ change }: AnswerRule): boolean => (change as LinkedChange).none === true;
const allows = ({ rule }: Answering): boolean => (rule.change as LinkedChange).allow === true;

/** A text may allow what the rules forbid, unless another text forbids it. */
export function isAllowed(game: Game, question: Asked, about: About): boolean {
  const answered = answersTo(game, question, about);
  return answered.some(allows) && !answered.some(forbids);
}

/** A number as the rules in force have it. */
export function askNumber(game: Game, question: Asked, about: About, base: number): number {
  const answered = answersTo(game, question, about);
  if (answered.length === 0) return base;
  let set = NONE;
  let add = 0;
  for (const { rule, scope } of answered) {
    const change: LinkedChange = rule.change;
    if (change.set !== undefined) set = knot.amount(game, scope, change.set);
    else if (change.none === true) set = 0;
    else if (change.add !== undefined) add += knot.amount(game, scope, change.add);
  }
  return set === NONE ? Math.max(0, base + add) : set; // RET-08, PREC-04
}

/** The rule in force that shields a Pokémon from what reaches it: asked only to tell it. @rule EFF-02 */
export const shieldOf = (
  game: Game,
  from: Channel<'damage-from' | 'effects-from'>,
  pokemon: PokemonId,
  source: Cause,
): number => forbidderOf(game, from, ofWhatReaches(pokemon, source, seatOf(pokemon)))?.linked.id ?? NONE;

/** Whether a Pokémon is shielded from what comes from there. @rule EFF-02 */
export const isShielded = (
  game: Game,
  from: Channel<'damage-from' | 'effects-from'>,
  pokemon: PokemonId,
  source: Cause,
): boolean => hears(game, from) && isForbidden(game, from, ofWhatReaches(pokemon, source, seatOf(pokemon)));
