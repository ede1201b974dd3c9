import type { LinkedChange } from '../effects/linked.js';
import type { AnswerRule, Question } from '../effects/program.js';
import type { CardsOf, Source, Test } from '../effects/terms.js';
import { type Channel, QUESTION_CHANNELS } from '../link/listen.js';
import { cardOf, type Game, pokemonAt } from '../model/game.js';
import type { Card } from '../model/setup.js';
import { type CardId, NONE, type Origin, type PokemonId, seatOf } from '../model/state.js';
import { type About, type Cause, ofCard, ofPower, ofPowerElsewhere, ofWhatReaches } from './about.js';
import { isPower } from './card-test.js';
import { type InForce, isListening, rulesOf, rulesOn, type Said } from './in-force.js';
import { knot } from './knot.js';
import { withOne } from './list.js';
import { aboutAttack, aboutCard, aboutPokemon, isSeat, type Scope } from './scope.js';
import { isCardMeant, isMeant } from './things.js';

/*
 * Questions that rules in force answer. Setting beats adding, whatever is newer; of two that set, the newest; forbidding
 * beats allowing. @rule RET-08 EFF-12
 */

/** Whether any rule in force answers such a question: asked first where it is asked often. */
export const hears = isListening;

/** The channels of the questions, by name: a name that is known ahead costs nothing to look up. */
export const ASKED = QUESTION_CHANNELS;

/** A question, by the channel on which it is heard. */
export type Asked = Channel<Question>;

/** The rules that answer a question about something, the oldest first. */
export function answersTo(game: Game, question: Asked, about: About): readonly Answering[] {
  // Nobody knows yet what lies face down. SETUP-08
  if (!isListening(game, question) || game.state.phase === 'setup') return NOBODY;
  const rules = rulesOf(game, question, about);
  if (rules.length === 0 || isBeingAsked(question, about)) return NOBODY;
  askedQuestions[deep] = question;
  askedAbout[deep] = about;
  deep++;
  try {
    return rulesThatAnswer(game, question, about, rules);
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
function isBeingAsked(question: Asked, { pokemon, card, seat, attack }: About): boolean {
  let times = 0;
  for (let i = 0; i < deep; i++) {
    if (askedQuestions[i] !== question) continue;
    if (++times === DEEPEST) return true;
    const one = askedAbout[i]!;
    if (one.pokemon !== pokemon || one.card !== card) continue;
    if (one.seat === seat && one.attack === attack) return true;
  }
  return false;
}

/** Rules that look at each other's things could go round among all of them. */
const DEEPEST = 3;

function rulesThatAnswer(game: Game, question: Asked, about: About, rules: readonly InForce[]): readonly Answering[] {
  let found: Answering[] | null = null;
  for (let i = 0; i < rules.length; i++) {
    const one = rules[i]!.rule.ofEach ? ofThatOne(rules[i]!, about) : rules[i]!;
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
  return { ...one, scope, said: { rule: one.said.rule, scope } };
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
  (question === ASKED['text-works'] ? silences(game, one, about) : works(game, one));

/** A text that silences others may be silenced itself; of two that would silence each other the older one does. @rule POW-11 */
function silences(game: Game, one: InForce, about: About): boolean {
  const all = rulesOn(game, ASKED['text-works']);
  const rival = all.find(
    (other) => isWhoseText(other, about) && speaksOf(game, other, textOf(one), ASKED['text-works']),
  );
  return rival === undefined ? works(game, one) : ageOf(all, one) < ageOf(all, rival);
}

/** Its place among those in force, the oldest first. */
const ageOf = (all: readonly InForce[], { rule, place }: InForce): number =>
  all.findIndex((other) => other.rule === rule && other.place === place);

const isWhoseText = ({ rule, place, scope }: InForce, { pokemon, card, power }: About): boolean =>
  rule.power === null
    ? card !== undefined && scope.card === card && place !== NONE
    : pokemon !== undefined && place === pokemon && rule.power.name === power?.name;

const textOf = ({ rule, place, scope }: InForce): About =>
  rule.power === null ? ofCard(scope.card) : ofPower(place, rule.power);

/** Whether the question, and what it is about, is what the rule speaks of. */
function speaksOf(game: Game, one: InForce, about: About, question: Asked): boolean {
  const { scope } = one;
  const rule = one.rule.rule as AnswerRule;
  if (about.at !== undefined && about.at !== (rule.at ?? stepFor(game, one, question))) return false;
  if (!isAbout(game, scope, rule.of, about)) return false;
  if (
    rule.attack !== undefined &&
    (about.attack === undefined || game.setup.attacks[about.attack]?.name !== rule.attack)
  )
    return false;
  if (
    rule.to !== undefined &&
    about.itself !== true &&
    (about.to === undefined || !isMeant(game, scope, rule.to, about.to))
  )
    return false;
  if (rule.from !== undefined && !isFrom(game, scope, rule.from, about.source)) return false;
  if (rule.which !== undefined && !isWhich(game, scope, rule.which, about)) return false;
  return rule.while === undefined || knot.holds(game, scope, rule.while);
}

/** Where a bonus that does not say so applies: on the attacker's side where the era has it, on the defender's last. @rule DMG-07 DMG-17 */
function stepFor(game: Game, { scope, rule }: InForce, question: Asked): 'before' | 'after' {
  if (question === ASKED['damage-taken']) return 'after';
  const late = game.setup.era.attackerCardBonus === 'after-weakness-and-resistance';
  return late && rule.power === null && scope.card !== NONE && cardOf(game, scope.card).facts.kind !== 'pokemon'
    ? 'after'
    : 'before';
}

function isAbout(game: Game, scope: Scope, of: AnswerRule['of'], about: About): boolean {
  if (typeof of === 'string') return about.seat !== undefined && isSeat(scope, of, about.seat);
  if (of.get === 'pokemon') return about.pokemon !== undefined && isMeant(game, scope, of, about.pokemon);
  if (of.get === 'ref' && of.name !== 'card' && of.name !== 'that-card') {
    if (about.pokemon !== undefined && isMeant(game, scope, of, about.pokemon)) return true;
    return scope.subjectCard !== NONE && about.card === scope.subjectCard;
  }
  return about.card !== undefined && isCardMeant(game, scope, of as CardsOf, about.card);
}

/** Which attack, card, power or condition the rule speaks of. */
function isWhich(game: Game, scope: Scope, test: Test, about: About): boolean {
  if (about.power !== undefined) return isWhichPower(game, scope, test, about);
  if (test.test === 'condition')
    return about.condition !== undefined && (test.is === 'any' || test.is.includes(about.condition as never));
  if (about.attack !== undefined) return knot.holds(game, aboutAttack(scope, about.attack), test);
  if (about.card !== undefined) return knot.holds(game, aboutCard(scope, about.card), test);
  return about.pokemon !== undefined && knot.holds(game, aboutPokemon(scope, about.pokemon), test);
}

function isWhichPower(game: Game, scope: Scope, test: Test, about: About): boolean {
  const { kind, name } = about.power!;
  switch (test.test) {
    case 'all':
      return test.of.every((one) => isWhichPower(game, scope, one, about));
    case 'any':
      return test.of.some((one) => isWhichPower(game, scope, one, about));
    case 'not':
      return !isWhichPower(game, scope, test.of, about);
    case 'power':
      return isPower(kind, test.is) && (test.name === undefined || test.name === name);
    default:
      return about.pokemon !== undefined && knot.holds(game, aboutPokemon(scope, about.pokemon), test);
  }
}

/** Whether what happens comes from such a source. @rule EFF-01 */
export function isFrom(game: Game, scope: Scope, from: Source, source: Cause | undefined): boolean {
  if (source === undefined || !from.what.some((word) => isOrigin(source.origin, word))) return false;
  if (from.whose !== undefined && !isSeat(scope, from.whose, source.seat)) return false;
  if (from.where === undefined) return true;
  if (source.pokemon !== NONE && game.state.pokemon[source.pokemon] != null)
    return knot.holds(game, aboutPokemon(scope, source.pokemon), from.where);
  return source.card !== NONE && knot.holds(game, aboutCard(scope, source.card), from.where);
}

/** "Trainer" takes in the kinds of Trainer cards. @rule KIND-02 */
function isOrigin(origin: Origin, word: Source['what'][number]): boolean {
  if (word === 'trainer')
    return origin === 'item' || origin === 'supporter' || origin === 'stadium' || origin === 'tool';
  if (word === 'item') return origin === 'item' || origin === 'tool';
  return origin === word;
}

/** Whether a rule of a card in play works, without being used: powers can be switched off. @rule POW-04 POW-05 POW-11 POW-12 */
export function works(game: Game, { rule, place, scope }: InForce): boolean {
  if (place === NONE) return true;
  return rule.power === null ? !isSilentCard(game, scope.card) : isPowerOn(game, place, rule.power);
}

/** A text may leave Pokémon Tools or Special Energy cards without effect. @rule TOOL-01 NRG-05 */
export const isSilentCard = (game: Game, card: CardId): boolean =>
  hears(game, ASKED['text-works']) &&
  card !== NONE &&
  canBeSilent(cardOf(game, card)) &&
  isForbidden(game, ASKED['text-works'], ofCard(card));

const canBeSilent = ({ facts, rulesAsTool }: Card): boolean =>
  facts.trainer === 'tool' || facts.energy === 'special' || rulesAsTool.length > 0; // KIND-07

/** A power of a card that is not in play. @rule POW-02 */
export const isPowerElsewhereOn = (game: Game, card: CardId, power: NonNullable<About['power']>): boolean =>
  !hears(game, ASKED['text-works']) || !isForbidden(game, ASKED['text-works'], ofPowerElsewhere(card, power));

/** Texts that take both Poké-Powers and Poké-Bodies away take the older Pokémon Powers too. @rule POW-09 */
const isCovered = (game: Game, pokemon: PokemonId, name: string): boolean =>
  isForbidden(game, ASKED['can-use-power'], ofPower(pokemon, { kind: 'poke-power', name })) &&
  isForbidden(game, ASKED['text-works'], ofPower(pokemon, { kind: 'poke-body', name }));

export function isPowerOn(game: Game, place: PokemonId, power: NonNullable<About['power']>): boolean {
  const { kind, name } = power;
  const off = game.setup.era.powersOffUnderSC === 'all-five' && (kind === 'poke-power' || kind === 'pokemon-power');
  if (off && pokemonAt(game, place).conditions !== 0) return false;
  if (kind === 'pokemon-power' && isCovered(game, place, name)) return false;
  return !hears(game, ASKED['text-works']) || !isForbidden(game, ASKED['text-works'], ofPower(place, power));
}

export function isForbidden(game: Game, question: Asked, about: About): boolean {
  if (!isListening(game, question)) return false;
  const answered = answersTo(game, question, about);
  for (let i = 0; i < answered.length; i++) if (forbids(answered[i]!)) return true;
  return false;
}

const forbids = ({ rule }: Answering): boolean => (rule.change as LinkedChange).forbid === true;
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

/** Whether a Pokémon is shielded from what comes from there. @rule EFF-02 */
export const isShielded = (
  game: Game,
  from: Channel<'damage-from' | 'effects-from'>,
  pokemon: PokemonId,
  source: Cause,
): boolean => hears(game, from) && isForbidden(game, from, ofWhatReaches(pokemon, source, seatOf(pokemon)));
