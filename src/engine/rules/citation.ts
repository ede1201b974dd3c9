import { EVOLVE, kindOfAnswer, USE, xOf, yOf } from '../model/answer.js';
import type { CardFacts, CardTag, Stage } from '../model/card-facts.js';
import { cardOf, type Game, sideOf, topOf } from '../model/game.js';
import { NONE, type Seat, seatOf } from '../model/state.js';
import { classesOf, isOfClass } from './kind.js';
import type { Reason } from './reason.js';

/*
 * Rules that forbid something only in certain cases: a name rule of one class, a stage that cannot be placed. They are
 * cited beside the general rule where the case is there, and nowhere else.
 */

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

/** The rules about names that keep these two cards apart. @rule NAME-04 NAME-06 NAME-07 NAME-08 NAME-09 FOS-02 */
function nameRules(card: CardFacts, onto: CardFacts): string[] {
  const both = [card, onto];
  const byClass = both.flatMap((facts) => classesOf(facts).flatMap((tag) => NAME_RULES[tag] ?? []));
  const regional = both.some(({ name }) => REGIONAL.test(name)) ? ['NAME-07', 'CLS-28'] : [];
  const owned = both.some(({ name }) => OWNED.test(name)) ? ['NAME-06', 'CLS-07'] : [];
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

/** Whether a player's last turn was ended by one of their Pokémon becoming a Mega. @rule TURN-14 */
const endedByMega = ({ state, setup }: Game, seat: Seat): boolean =>
  setup.era.forcedTurnEnd.includes('mega') &&
  state.pokemon.some(
    (pokemon, id) =>
      pokemon !== null &&
      seatOf(id) === seat &&
      pokemon.evolvedOn === state.turn - 1 &&
      setup.byId[pokemon.stack.at(-1)!]!.isMega,
  );

const isLevelledUp = (game: Game, pokemon: number): boolean =>
  game.state.pokemon[pokemon] != null && topOf(game, pokemon).role === 'level-up';

/** A text that asks for it names the Special Conditions of its day. @rule POW-04 KIND-05 */
const isAffected = ({ state }: Game, pokemon: number): boolean => (state.pokemon[pokemon]?.conditions ?? 0) !== 0;

/** Where each team has a first player, the ban is that of the format. @rule FMT-17 */
const banRules = ({ setup }: Game): readonly string[] => (setup.format.firstTurnBan === 'starter' ? [] : ['FMT-17']);

type FormatRules = Readonly<Partial<Record<Reason, readonly string[]>>>;

const TWO_ACTIVES: FormatRules = {
  'bench-full': ['FMT-06'],
  'placement-full': ['FMT-06'],
  'placement-needed': ['FMT-05'],
  'attack-target': ['FMT-07'],
  'asleep-attack': ['FMT-09'],
  'paralyzed-attack': ['FMT-09'],
  'asleep-retreat': ['FMT-09'],
  'paralyzed-retreat': ['FMT-09'],
};

const TEAMS: FormatRules = {
  'bench-full': ['FMT-16'],
  'placement-full': ['FMT-16'],
  'attack-target': ['FMT-24'],
  'not-your-turn': ['FMT-13'],
  'no-prize-due': ['FMT-20'],
};

/** What a format says of a limit that others have too. @rule FMT-05 FMT-06 FMT-07 FMT-09 FMT-13 FMT-16 FMT-20 FMT-24 */
function formatRules({ setup: { format } }: Game, reason: Reason): readonly string[] {
  const rules = format.actives > 1 ? TWO_ACTIVES[reason] : format.seats > 2 ? TEAMS[reason] : undefined;
  return rules ?? [];
}

/** A text silences what has a Rule Box. @rule CLS-36 CLS-37 */
function ruleBoxRules(game: Game, pokemon: number): readonly string[] {
  if (game.state.pokemon[pokemon] == null) return [];
  const { facts } = topOf(game, pokemon);
  if (!isOfClass(facts, ['rule-box'], true)) return [];
  return facts.stage === 'v-union' ? ['CLS-36', 'CLS-37'] : ['CLS-37'];
}

/** A power that is there but waits for a moment, is spent, silenced or always on; or that lies further down. @rule POW-05 EVO-05 */
function absentPowerRules(game: Game, given: number): readonly string[] {
  const pokemon = xOf(given);
  if (kindOfAnswer(given) !== USE || game.state.pokemon[pokemon] == null) return [];
  const waits = topOf(game, pokemon).facts.powers.length > 0 ? ['POW-05', 'POW-03', 'EFF-18', 'POW-11'] : [];
  const below = game.state.pokemon[pokemon].stack.length > 1 ? ['EVO-05', 'LVL-08'] : [];
  return [...waits, ...ruleBoxRules(game, pokemon), ...below];
}

/** An own card is looked for in the hand and lies where nothing brings it back. @rule ZONE-13 */
const lostRules = (game: Game, seat: Seat, card: number): readonly string[] =>
  sideOf(game, seat).lostZone.some((lost) => cardOf(game, lost).name === cardOf(game, card).name) ? ['ZONE-13'] : [];

/** A Fossil in play has the limits of its text. @rule FOS-01 PREC-01 */
const fossilRules = (game: Game, pokemon: number): readonly string[] =>
  game.state.pokemon[pokemon] != null && topOf(game, pokemon).facts.trainer === 'fossil' ? ['FOS-01', 'PREC-01'] : [];

/** A card that has a Pokémon evolve finds none with a chain of names to what is in the hand. @rule EVO-12 EVO-13 */
function chainRules({ setup, state }: Game, seat: Seat, card: number): readonly string[] {
  const { play } = setup.byId[card]!;
  if (play === NONE || !setup.scripts[play]!.ops.some(({ do: { op } }) => op === 'evolve')) return [];
  const grows = state.pokemon.some(
    (pokemon, id) => pokemon !== null && seatOf(id) === seat && setup.byId[pokemon.stack.at(-1)!]!.isBaby,
  );
  return grows ? ['EVO-13', 'EVO-12'] : ['EVO-12'];
}

/** Somebody else performs what a text says, so they choose. @rule EFF-04 */
const performerRules = ({ state }: Game): readonly string[] =>
  state.decision.kind.startsWith('choose-') || state.decision.kind === 'may' ? ['EFF-04'] : [];

const STAGE_REASONS: readonly Reason[] = [
  'not-a-basic',
  'placement-not-basic',
  'placed-already',
  'legend-needs-halves',
  'union-needs-pieces',
];

/** The further rules of this very case. Only what the seat may see is looked at: its own card, and Pokémon in play. */
export const furtherRules = (game: Game, seat: Seat, given: number, reason: Reason): readonly string[] => [
  ...caseRules(game, seat, given, reason),
  ...formatRules(game, reason),
];

function caseRules(game: Game, seat: Seat, given: number, reason: Reason): readonly string[] {
  const x = xOf(given);
  const own = game.setup.ownerOf[x] === seat ? cardOf(game, x).facts : null;
  if (reason === 'wrong-name') {
    const onto = kindOfAnswer(given) === EVOLVE && game.state.pokemon[yOf(given)] != null ? yOf(given) : null;
    return own === null || onto === null ? [] : nameRules(own, topOf(game, onto).facts);
  }
  if (reason === 'not-your-turn') return endedByMega(game, seat) ? ['TURN-14', 'CLS-14', 'CLS-15'] : [];
  if (reason === 'first-turn-trainer' || reason === 'first-turn-fossil') return banRules(game);
  if (reason === 'not-your-decision') return performerRules(game);
  if (reason === 'no-effect') return own === null ? [] : chainRules(game, seat, x);
  if (reason === 'power-off') return ruleBoxRules(game, x);
  if (reason === 'no-such-power') return absentPowerRules(game, given);
  if (reason === 'not-in-hand') return own === null ? [] : lostRules(game, seat, x);
  if (reason === 'cannot-retreat') return fossilRules(game, x);
  if (reason === 'bench-full') return own?.trainer === 'fossil' ? ['FOS-01'] : [];
  if (reason === 'cannot-play') return own?.trainer === 'tool' ? ['TOOL-03'] : [];
  if (reason === 'power-condition') return isAffected(game, x) ? ['POW-04', 'KIND-05'] : [];
  if (reason === 'no-such-attack') return isLevelledUp(game, x) ? ['LVL-08'] : [];
  if (!STAGE_REASONS.includes(reason) || own === null) return [];
  return own.stage === 'basic' || own.stage === 'baby' ? [] : stageRules(own);
}
