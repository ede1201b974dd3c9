import { type Asking, asking, isPrivate, isValue, takeOf, thingsMeant } from '../carry-out/candidates.js';
import { pickedFor } from '../carry-out/picked-for.js';
import { cardsToUse } from '../carry-out/used-cards.js';
import { usableOnes } from '../carry-out/useful.js';
import type { CardSelector, Test } from '../effects/terms.js';
import type { CardWord } from '../effects/words.js';
import type { CardFacts, Stage } from '../model/card-facts.js';
import { cardOf, type Game, sideOf, topOf } from '../model/game.js';
import * as A from '../model/packed.js';
import { kindOfAnswer, type Packed, xOf } from '../model/packed.js';
import type { CardId, PokemonId } from '../model/state.js';
import { cardsMeant } from '../terms/judge.js';
import { maySee } from '../view/may-see.js';
import { trainerRules } from './card-rules.js';

/* Which rules refuse an answer to a choice that a text asks for, the most specific first. */

/** Why the choice cannot be closed yet. @rule PREC-05 PREC-07 SRCH-02 SRCH-03 SRCH-05 */
function tooFew(at: Asking): readonly string[] {
  const { op } = at;
  if (op.do.op !== 'pick' || isValue(op.do.of)) return [];
  const { of } = op.do;
  const take = takeOf(of);
  if (take === null) return ['PREC-07'];
  const hidden = isPrivate(at, of);
  const place = hidden ? ['SRCH-03'] : of.get === 'cards' ? ['SRCH-05'] : [];
  if (take.upTo === undefined) return place;
  return hidden ? ['SRCH-02', 'PREC-05', ...place] : ['PREC-05', ...place];
}

/** Why the open choice takes no more than it does. @rule PREC-05 CLS-10 CLS-34 */
export function limitRules(game: Game): readonly string[] {
  const at = asking(game);
  if (at === null || at.op.do.op !== 'pick' || isValue(at.op.do.of)) return [];
  const upTo = takeOf(at.op.do.of)?.upTo !== undefined ? ['PREC-05'] : [];
  return [...upTo, ...eachPiece(game, at)];
}

/** Out of play the halves and pieces of one Pokémon are so many cards. @rule CLS-10 CLS-34 */
function eachPiece(game: Game, at: Asking): readonly string[] {
  const of = lookedFor(at);
  if (of === null || !game.setup.occurs.pieces) return [];
  const stages = cardsMeant(game, at.scope, of).map((card) => cardOf(game, card).facts.stage);
  return [...(stages.includes('legend') ? ['CLS-10'] : []), ...(stages.includes('v-union') ? ['CLS-34'] : [])];
}

/** Whether what is picked goes to a Bench, which has its limit. @rule BENCH-03 */
export function isForBench(game: Game): boolean {
  const at = asking(game);
  return at !== null && at.op.do.op === 'pick' && pickedFor(at.script, at.op).benching !== null;
}

const STAGE_RULES: Readonly<Partial<Record<Stage, readonly string[]>>> = {
  'level-up': ['KIND-11'],
  legend: ['KIND-12', 'CLS-11'],
  'v-union': ['KIND-12', 'CLS-36'],
  restored: ['KIND-12', 'CLS-24'],
};

/** What one of several cards lacks out of play. @rule CLS-34 CLS-35 CLS-40 */
const PIECE_RULES: Readonly<Partial<Record<Stage, readonly string[]>>> = {
  legend: ['CLS-40'],
  'v-union': ['CLS-35', 'CLS-34'],
};

/** How such a card comes to a Bench: no text, or not this one, puts it there. */
const PUT_DOWN_RULES: Readonly<Partial<Record<Stage, readonly string[]>>> = {
  'level-up': ['LVL-01'],
  break: ['CLS-16'],
  legend: ['CLS-09'],
  'v-union': ['CLS-33'],
  restored: ['CLS-24'],
};

/** @rule CLS-09 CLS-16 CLS-24 CLS-33 LVL-01 */
function putDownRules({ script, op }: Asking, { stage }: CardFacts): readonly string[] {
  if (stage === null || pickedFor(script, op).benching === null) return [];
  return PUT_DOWN_RULES[stage] ?? [];
}

/** The tests that a description is made of. */
export const testsIn = (test: Test): readonly Test[] => {
  if (test.test === 'all' || test.test === 'any') return test.of.flatMap(testsIn);
  return test.test === 'not' ? testsIn(test.of) : [test];
};

const isOfStage = (tests: readonly Test[]): boolean => tests.some(({ test }) => test === 'stage');

const asksForKind = (tests: readonly Test[], ...words: readonly CardWord[]): boolean =>
  tests.some((one) => one.test === 'kind' && one.is.some((word) => words.includes(word)));

/** The rules that say what the words of the description take in, where they speak of such cards. @rule KIND-02 KIND-11 KIND-12 KIND-14 KIND-17 */
export function kindRules(game: Game, where: Test | undefined, facts: CardFacts): readonly string[] {
  const { kind, stage, tags, trainer, energy } = facts;
  const tests = where === undefined ? [] : testsIn(where);
  switch (kind) {
    case 'pokemon': {
      const marked = tags.includes('SP') ? ['NAME-12', 'CLS-05'] : [];
      if (stage === null) return marked;
      const ofStage = isOfStage(tests) ? (STAGE_RULES[stage] ?? ['KIND-10']) : [];
      return [...marked, ...ofStage, ...(PIECE_RULES[stage] ?? [])];
    }
    case 'energy':
      return energy === 'special' && asksForKind(tests, 'energy', 'basic-energy') ? ['KIND-14'] : [];
    case 'trainer':
      if (trainer === 'fossil') return ['KIND-17', 'FOS-03', 'KIND-07'];
      if (!asksForKind(tests, 'trainer', 'item', 'supporter', 'stadium', 'tool', 'technical-machine')) return [];
      if (trainer === 'tool') return ['TOOL-03', 'KIND-15', 'KIND-02'];
      if (trainer === 'technical-machine') return ['KIND-15', 'KIND-02'];
      return trainerRules(game);
  }
}

/** Where a text looks for cards; null where it looks for none. */
const lookedFor = ({ op }: Asking): CardSelector | null =>
  op.do.op === 'pick' && !isValue(op.do.of) && op.do.of.get === 'cards' ? op.do.of : null;

/** It lies where the text does not look. @rule ZONE-13 SUP-02 ZONE-18 KIND-06 */
function zoneRules(game: Game, card: CardId): readonly string[] {
  const { lostZone, played, hand, deck, discard, prizes } = sideOf(game, game.setup.ownerOf[card]!);
  if (lostZone.includes(card)) return ['ZONE-13'];
  if (played.includes(card)) return ['SUP-02'];
  const isOutOfPlay = [hand, deck, discard, prizes].some((zone) => zone.includes(card));
  return isOutOfPlay ? ['EFF-05', 'KIND-06', 'ZONE-18'] : ['EFF-05', 'ZONE-18'];
}

/** What keeps an opponent's card from being used: its effect could not be. @rule TRN-08 ATK-17 */
function usedRules(game: Game, at: Asking, card: CardId): readonly string[] {
  const of = lookedFor(at);
  const meant = of === null ? [] : cardsMeant(game, at.scope, of);
  return meant.includes(card) && !cardsToUse(game, at, meant).includes(card) ? ['TRN-08', 'ATK-17'] : [];
}

/** What keeps a card from being chosen: where it lies, or what it is. */
function cardRules(game: Game, at: Asking, card: CardId): readonly string[] {
  const { facts, index } = cardOf(game, card);
  const of = lookedFor(at);
  const isSuch = (other: CardId): boolean => cardOf(game, other).index === index && maySee(game, at.scope.you, other);
  const isThere = of !== null && cardsMeant(game, at.scope, { get: 'cards', in: of.in }).some(isSuch);
  if (!isThere) return zoneRules(game, card);
  return [...usedRules(game, at, card), ...putDownRules(at, facts), ...kindRules(game, of.where, facts)];
}

/** What keeps a Pokémon from being meant. @rule KIND-07 KIND-12 KIND-13 LVL-09 LVL-10 EVO-12 EVO-13 */
function pokemonRules(game: Game, at: Asking, pokemon: PokemonId): readonly string[] {
  if (game.state.pokemon[pokemon] == null) return ['EFF-05', 'ZONE-18'];
  const { role, isBaby, facts } = topOf(game, pokemon);
  const does = (op: 'evolve' | 'devolve'): boolean => at.script.ops.some((each) => each.do.op === op);
  const chain = isBaby ? ['EVO-13', 'EVO-12', 'NAME-13'] : ['EVO-12', 'NAME-13'];
  return [
    ...(does('evolve') ? chain : []),
    ...(role === 'level-up' ? (does('devolve') ? ['LVL-09', 'LVL-10'] : ['LVL-10']) : []),
    ...(isMeant(game, at, pokemon) ? inVain(at) : []),
    'EFF-05',
    ...(facts.trainer === 'fossil' ? ['FOS-03', 'KIND-07'] : []),
    ...(isOfStage(testsOf(at)) ? ['KIND-13'] : []),
    ...(facts.stage === null ? [] : (STAGE_RULES[facts.stage] ?? [])),
    ...inVain(at),
  ];
}

/** The tests of the open choice. */
function testsOf({ op }: Asking): readonly Test[] {
  if (op.do.op !== 'pick' || isValue(op.do.of) || !('where' in op.do.of)) return [];
  return op.do.of.where === undefined ? [] : testsIn(op.do.of.where);
}

/** The text speaks of it, and it is left out because nothing could be done to it. */
const isMeant = (game: Game, { op, scope }: Asking, thing: number): boolean =>
  op.do.op === 'pick' && !isValue(op.do.of) && thingsMeant(game, scope, op.do.of).includes(thing);

/** In the order of `ONCE_PER_GAME`. @rule CLS-18 CLS-32 */
const SPENT_RULES = ['CLS-18', 'CLS-32'] as const;

/** What keeps an attack from being chosen. @rule ATK-17 ATK-18 CLS-18 CLS-32 */
function attackRules(game: Game, at: Asking): readonly string[] {
  const { op, scope } = at;
  const meant = op.do.op === 'pick' && !isValue(op.do.of) ? thingsMeant(game, scope, op.do.of) : [];
  const usable = usableOnes(game, at, meant);
  if (usable.length === meant.length) return ['ATK-18'];
  const { spent } = sideOf(game, scope.you);
  const limits = SPENT_RULES.filter((_, bit) => (spent & (1 << bit)) !== 0);
  const left = meant.filter((attack) => !usable.includes(attack));
  const isLimited = left.every((attack) => (game.setup.attacks[attack]!.once & spent) !== 0);
  return isLimited ? [...limits, 'ATK-17', 'ATK-18'] : ['ATK-17', ...limits, 'ATK-18'];
}

/** Of what a Trainer card lets its player choose, what would change nothing is left out. @rule TRN-03 */
const inVain = ({ script }: Asking): readonly string[] => (script.part.part === 'play' ? ['TRN-03'] : []);

/** What keeps a card from being put onto the Pokémon that is to evolve. @rule EVO-11 NAME-13 */
function evolvingRules({ script, op }: Asking): readonly string[] {
  if (pickedFor(script, op).evolving === null) return [];
  return script.part.part === 'attack' ? ['EVO-11', 'NAME-13'] : ['NAME-13'];
}

/** Of a list, or of numbers up to one. @rule PREC-05 */
function numberRules({ state }: Game, at: Asking): readonly string[] {
  if (at.op.do.op === 'modal') return [...inVain(at), 'PREC-05'];
  return state.decision.kind === 'choose-value' ? ['PREC-05'] : [];
}

/** The further rules against an answer to the open choice; `sees`: the player may know that card. */
export function choiceRules(game: Game, given: Packed, sees: boolean): readonly string[] {
  const at = asking(game);
  if (at === null) return [];
  const kind = kindOfAnswer(given);
  if (kind === A.DONE) return tooFew(at);
  if (game.state.decision.kind === 'choose-attack') return attackRules(game, at);
  if (kind === A.NUMBER) return numberRules(game, at);
  if (kind === A.POKEMON) return pokemonRules(game, at, xOf(given));
  const card = xOf(given);
  if (kind !== A.CARD || !sees || card >= game.setup.ownerOf.length) return [];
  return [...evolvingRules(at), ...cardRules(game, at, card)];
}
