import * as A from '../model/answer.js';
import { type Answer, kindOfAnswer, xOf } from '../model/answer.js';
import type { CardFacts, Stage } from '../model/card-facts.js';
import { cardOf, type Game, sideOf, topOf } from '../model/game.js';
import type { CardId, PokemonId } from '../model/state.js';
import { type Asking, asking, isPrivate, isValue, takeOf, thingsMeant } from './candidates.js';
import { pickedFor } from './picked-for.js';
import { placesFor, usableOnes } from './useful.js';

/* Which rules refuse an answer to a choice that a text asks for, the most specific first. */

/** Why the choice cannot be closed yet. @rule PREC-05 PREC-07 SRCH-03 SRCH-05 */
function tooFew(at: Asking): readonly string[] {
  const { op } = at;
  if (op.do.op !== 'pick' || isValue(op.do.of)) return [];
  const { of } = op.do;
  const take = takeOf(of);
  if (take === null) return ['PREC-07'];
  const hidden = isPrivate(at, of);
  const open = of.get === 'cards' && !hidden ? ['SRCH-05'] : [];
  if (take.upTo !== undefined) return ['PREC-05', ...open];
  return hidden ? ['SRCH-03'] : open;
}

/** Why the open choice takes no more than it does. @rule BENCH-03 PREC-05 */
export function limitRules(game: Game): readonly string[] {
  const at = asking(game);
  if (at === null || at.op.do.op !== 'pick' || isValue(at.op.do.of)) return [];
  const upTo = takeOf(at.op.do.of)?.upTo !== undefined ? ['PREC-05'] : [];
  return placesFor(game, at) === null ? upTo : ['BENCH-03', 'BENCH-02', ...upTo];
}

const STAGE_RULES: Readonly<Partial<Record<Stage, readonly string[]>>> = {
  'level-up': ['KIND-11'],
  legend: ['KIND-12', 'CLS-40'],
  'v-union': ['KIND-12', 'CLS-35', 'CLS-34'],
  restored: ['KIND-12'],
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

/** What kind of card it is, and the rules that say what words take it in. @rule KIND-02 KIND-11 KIND-12 KIND-14 KIND-17 */
function kindRules({ kind, stage, tags, trainer, energy }: CardFacts): readonly string[] {
  switch (kind) {
    case 'pokemon': {
      const marked = tags.includes('SP') ? ['NAME-12', 'CLS-05'] : [];
      return stage === null ? marked : [...marked, ...(STAGE_RULES[stage] ?? ['KIND-10'])];
    }
    case 'energy':
      return energy === 'special' ? ['KIND-14'] : [];
    case 'trainer':
      if (trainer === 'fossil') return ['KIND-17', 'FOS-03', 'KIND-07'];
      if (trainer === 'tool') return ['TOOL-03', 'KIND-15', 'KIND-02'];
      if (trainer === 'technical-machine') return ['KIND-15', 'KIND-02'];
      return ['KIND-02', 'KIND-03'];
  }
}

/** Where it lies, where that keeps a text from reaching it. @rule ZONE-13 SUP-02 ZONE-18 KIND-06 */
function zoneRules(game: Game, card: CardId): readonly string[] {
  const { lostZone, played, hand, deck, discard, prizes } = sideOf(game, game.setup.ownerOf[card]!);
  if (lostZone.includes(card)) return ['ZONE-13'];
  if (played.includes(card)) return ['SUP-02'];
  return [hand, deck, discard, prizes].some((zone) => zone.includes(card)) ? ['ZONE-18', 'KIND-06'] : ['ZONE-18'];
}

/** What keeps a Pokémon from being meant. @rule KIND-07 KIND-12 KIND-13 LVL-09 LVL-10 EVO-12 EVO-13 */
function pokemonRules(game: Game, at: Asking, pokemon: PokemonId): readonly string[] {
  const plain = ['ZONE-18', 'KIND-13', 'KIND-12', 'KIND-07', 'FOS-03'];
  if (game.state.pokemon[pokemon] == null) return plain;
  const { role, isBaby } = topOf(game, pokemon);
  const does = (op: 'evolve' | 'devolve'): boolean => at.script.ops.some((each) => each.do.op === op);
  const chain = isBaby ? ['EVO-13', 'EVO-12', 'NAME-13'] : ['EVO-12', 'NAME-13'];
  return [
    ...(does('evolve') ? chain : []),
    ...(role === 'level-up' ? (does('devolve') ? ['LVL-09', 'LVL-10'] : ['LVL-10']) : []),
    ...plain,
    ...inVain(at),
  ];
}

/** What keeps an attack from being chosen. @rule ATK-17 ATK-18 CLS-18 CLS-32 */
function attackRules(game: Game, at: Asking): readonly string[] {
  const { op, scope } = at;
  const meant = op.do.op === 'pick' && !isValue(op.do.of) ? thingsMeant(game, scope, op.do.of) : [];
  const areAllUsable = usableOnes(game, at, meant).length === meant.length;
  return [...(areAllUsable ? [] : ['ATK-17', 'CLS-18', 'CLS-32']), 'ATK-18', 'ATK-02'];
}

/** Of what a Trainer card lets its player choose, what would change nothing is left out. @rule TRN-03 */
const inVain = ({ script }: Asking): readonly string[] => (script.part.part === 'play' ? ['TRN-03'] : []);

/** What keeps a card from being put onto the Pokémon that is to evolve. @rule EVO-11 NAME-13 */
const evolvingRules = ({ script, op }: Asking): readonly string[] =>
  pickedFor(script, op).evolving === null ? [] : ['EVO-11', 'NAME-13'];

/** The further rules against an answer to the open choice; `sees`: the player may know that card. */
export function choiceRules(game: Game, given: Answer, sees: boolean): readonly string[] {
  const at = asking(game);
  if (at === null) return [];
  const kind = kindOfAnswer(given);
  if (kind === A.DONE) return tooFew(at);
  if (game.state.decision.kind === 'choose-attack') return attackRules(game, at);
  if (kind === A.NUMBER) return at.op.do.op === 'modal' ? [...inVain(at), 'PREC-05'] : ['PREC-05'];
  if (kind === A.POKEMON) return pokemonRules(game, at, xOf(given));
  const card = xOf(given);
  if (kind !== A.CARD || !sees || card >= game.setup.ownerOf.length) return [];
  const { facts } = cardOf(game, card);
  return [...evolvingRules(at), ...putDownRules(at, facts), ...zoneRules(game, card), ...kindRules(facts)];
}
