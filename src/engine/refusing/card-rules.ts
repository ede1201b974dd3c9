import type { CardFacts, CardTag, Stage } from '../model/card-facts.js';
import { cardOf, type Game, pokemonAt, sideOf, topOf } from '../model/game.js';
import * as A from '../model/packed.js';
import { kindOfAnswer, type Packed, xOf, yOf } from '../model/packed.js';
import type { Seat } from '../model/state.js';
import { classesOf } from '../rules/kind.js';
import { seesOwn } from '../view/may-see.js';

/* Rules about names and stages that keep certain cards from something. They are cited where such a card is there, nowhere else. */

const NAME_RULES: Readonly<Partial<Record<CardTag, readonly string[]>>> = {
  ex: ['NAME-04', 'CLS-02'],
  star: ['NAME-04', 'NAME-05'],
  'prism-star': ['NAME-05'],
  SP: ['NAME-04', 'CLS-05'],
  EX: ['NAME-08'],
  GX: ['NAME-08'],
  mega: ['NAME-08', 'CLS-14'],
  primal: ['NAME-08', 'CLS-15'],
  BREAK: ['NAME-08', 'CLS-16'],
  V: ['NAME-09'],
  VMAX: ['NAME-09', 'CLS-30'],
  VSTAR: ['NAME-09', 'CLS-31'],
  'LV.X': ['LVL-01', 'NAME-02'],
  owner: ['NAME-06', 'CLS-07'],
};

const REGIONAL = /^(Alolan|Galarian|Hisuian) /;
const OWNED = /['’]s? /;

/** The name without its owner. @rule NAME-06 */
const ofNobody = (name: string): string => name.replace(/^.*['’]s? /, '');

/** The rules about names that keep these two cards apart. @rule NAME-04 NAME-06 NAME-07 NAME-08 NAME-09 FOS-02 */
function nameRules(card: CardFacts, onto: CardFacts): string[] {
  const both = [card, onto];
  const byClass = both.flatMap((facts) => classesOf(facts).flatMap((tag) => NAME_RULES[tag] ?? []));
  const regional = both.some(({ name }) => REGIONAL.test(name)) ? ['NAME-07', 'CLS-28'] : [];
  const isOwned = both.some(({ name }) => OWNED.test(name)) && ofNobody(card.evolvesFrom) === ofNobody(onto.name);
  const owned = isOwned ? ['NAME-06', 'CLS-07'] : [];
  const fossil = both.some(({ trainer }) => trainer === 'fossil') ? ['FOS-02'] : [];
  return [...byClass, ...regional, ...owned, ...fossil];
}

const STAGE_RULES: Readonly<Partial<Record<Stage, readonly string[]>>> = {
  'level-up': ['KIND-11'],
  legend: ['KIND-12', 'CLS-11'],
  'v-union': ['KIND-12', 'CLS-36', 'ZONE-09'],
  restored: ['KIND-12', 'CLS-24'],
  mega: ['KIND-10', 'CLS-14', 'EVO-01'],
  break: ['KIND-10', 'CLS-16', 'EVO-01'],
  vmax: ['KIND-10', 'CLS-30', 'EVO-01'],
  vstar: ['KIND-10', 'CLS-31', 'EVO-01'],
};

/** Why a card of this stage is not one to be placed or benched. @rule KIND-10 KIND-11 KIND-12 KIND-17 */
function stageRules({ stage, trainer }: CardFacts): readonly string[] {
  if (trainer === 'fossil') return ['KIND-17', 'SETUP-09'];
  return stage === null ? [] : (STAGE_RULES[stage] ?? ['KIND-10', 'EVO-01', 'EVO-02']);
}

type CaseRules = (game: Game, seat: Seat, given: Packed) => readonly string[];

/** The card of an answer, where it is the player's own. */
const ownCard = (game: Game, seat: Seat, given: Packed): CardFacts | null =>
  seesOwn(game, seat, xOf(given)) ? cardOf(game, xOf(given)).facts : null;

const topAt = (game: Game, pokemon: number): CardFacts | null =>
  game.state.pokemon[pokemon] == null ? null : topOf(game, pokemon).facts;

/** A Stage 2 card does not go straight onto the Basic Pokémon of its line. @rule EVO-02 */
export const skippedStage: CaseRules = (game, seat, given) => {
  if (ownCard(game, seat, given) === null || game.state.pokemon[yOf(given)] == null) return [];
  return cardOf(game, xOf(given)).line.includes(topOf(game, yOf(given)).identity) ? ['EVO-02'] : [];
};

/** The rules about the names of the two cards. */
export const ofNames: CaseRules = (game, seat, given) => {
  const [own, onto] = [ownCard(game, seat, given), topAt(game, yOf(given))];
  if (own === null || onto === null) return [];
  const isStraight = own.stage === 'stage-2' && (onto.stage === 'basic' || onto.stage === 'baby');
  return [
    ...(isStraight ? ['EVO-02'] : []),
    ...nameRules(own, onto),
    ...(isOfFossil(game, seat, own) ? ['FOS-02'] : []),
  ];
};

/** Whether it evolves from a Fossil, as far as one is among its owner's cards: others' lists are theirs. @rule FOS-02 ZONE-03 */
const isOfFossil = ({ setup }: Game, seat: Seat, { evolvesFrom }: CardFacts): boolean =>
  setup.byId.some(
    ({ facts: { name, trainer } }, card) =>
      setup.ownerOf[card] === seat && trainer === 'fossil' && name === evolvesFrom,
  );

/** Why a card of this kind is not one to be placed or benched. */
export const ofStage: CaseRules = (game, seat, given) => {
  const own = ownCard(game, seat, given);
  return own === null || own.stage === 'basic' || own.stage === 'baby' ? [] : stageRules(own);
};

/** @rule SETUP-09 SETUP-10 */
export const barredFromSetup: CaseRules = (game, seat, given) => {
  const own = ownCard(game, seat, given);
  if (own?.trainer === 'fossil') return ['SETUP-09'];
  const isBarred = own?.kind === 'pokemon' && own.stage !== 'basic' && own.stage !== 'baby';
  if (isBarred) return ['SETUP-10'];
  return game.state.decision.kind === 'bench' ? ['SETUP-05'] : [];
};

/** Where a card that is attached belongs. @rule NRG-13 TM-01 TOOL-01 */
export const onItsHolder: CaseRules = (game, seat, given) => {
  const own = ownCard(game, seat, given);
  if (own?.kind === 'energy') return ['NRG-01'];
  return own?.trainer === 'technical-machine' ? ['TM-01'] : ['TOOL-01'];
};

/** Whatever is done with a card of the hand, the rule for it says that it is one. @rule NRG-11 EVO-01 TRN-01 BENCH-01 SUP-02 */
export const playedFromHand: CaseRules = (game, seat, given) => {
  const kind = kindOfAnswer(given);
  const name = ownCard(game, seat, given)?.name;
  const isBeside = sideOf(game, seat).played.some((card) => cardOf(game, card).name === name);
  return [...FROM_HAND[kind]!, ...(isBeside ? ['SUP-02', 'SUP-03'] : [])];
};

const FROM_HAND: Readonly<Record<number, readonly string[]>> = {
  [A.BENCH]: ['BENCH-01'],
  [A.EVOLVE]: ['EVO-01'],
  [A.ATTACH]: ['NRG-11', 'NRG-01'],
  [A.PLAY]: ['TRN-01'],
  [A.CARD]: ['SETUP-04'],
};

/** What is no Basic Pokémon and yet takes one place of the Bench. @rule FOS-01 CLS-09 CLS-33 */
export const onOnePlace: CaseRules = (game, seat, given) => {
  const own = ownCard(game, seat, given);
  if (own?.trainer === 'fossil') return ['FOS-01'];
  if (own?.stage === 'legend') return ['CLS-09'];
  return own?.stage === 'v-union' ? ['CLS-33'] : [];
};

/** What is no plain evolution keeps to its times all the same. @rule EVO-14 EVO-21 FOS-02 CLS-16 CLS-24 */
export const asEvolution: CaseRules = (game, seat, given) => {
  const [own, onto] = [ownCard(game, seat, given), topAt(game, yOf(given))];
  return [
    ...(onto?.stage === 'baby' ? ['EVO-21'] : []),
    ...(onto?.trainer === 'fossil' ? ['FOS-02'] : []),
    ...(onto?.stage === 'restored' ? ['CLS-24'] : []),
    ...(own?.stage === 'break' ? ['CLS-16'] : []),
    'EVO-14',
  ];
};

/** How a card that is no Trainer card is played. @rule NRG-01 BENCH-01 EVO-01 */
export const otherwisePlayed: CaseRules = (game, seat, given) => {
  const own = ownCard(game, seat, given);
  if (own === null) return [];
  if (own.kind === 'energy') return ['NRG-01'];
  return own.stage === 'basic' || own.stage === 'baby' ? ['BENCH-01'] : ['EVO-01'];
};

/** A V-UNION holds one Tool too; Team Flare Hyper Gear and a Pokémon attached as a Tool take that place. @rule CLS-23 CLS-33 KIND-07 TOOL-03 */
export const oneTool: CaseRules = (game, _, given) => {
  const pokemon = yOf(given);
  if (game.state.pokemon[pokemon] == null) return [];
  const attached = pokemonAt(game, pokemon).attached.map((card) => cardOf(game, card));
  const isGear = cardOf(game, xOf(given)).isHyperGear || attached.some(({ isHyperGear }) => isHyperGear);
  return [
    ...(topOf(game, pokemon).facts.stage === 'v-union' ? ['CLS-33'] : []),
    ...(isGear ? ['CLS-23'] : []),
    ...(attached.some(({ facts }) => facts.kind === 'pokemon') ? ['KIND-07', 'TOOL-03'] : []),
  ];
};

/** How "Trainer" is read; where all kinds are Trainer cards, the date of a print does not matter. @rule KIND-02 KIND-03 */
export const trainerRules = ({ setup }: Game): readonly string[] =>
  setup.era.trainerUmbrella === 'all' ? ['KIND-02'] : ['KIND-02', 'KIND-03'];

/** What counts as a Trainer card. @rule KIND-02 KIND-03 KIND-17 TOOL-03 */
export const asTrainer: CaseRules = (game, seat, given) => {
  const own = ownCard(game, seat, given);
  if (own?.kind !== 'trainer') return [];
  if (own.trainer === 'fossil') return ['KIND-17', 'KIND-02'];
  return [...(own.trainer === 'tool' ? ['TOOL-03'] : []), ...trainerRules(game)];
};

/** @rule CLS-19 */
export const tagTeam: CaseRules = (game, _, given) =>
  topAt(game, xOf(given))?.tags.includes('TAG-TEAM') === true ? ['CLS-19'] : [];
