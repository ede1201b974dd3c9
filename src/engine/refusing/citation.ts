import { isDoneInATurn } from '../model/answer.js';
import { cardOf, type Game, sideOf, topOf } from '../model/game.js';
import { ATTACH, EVOLVE, kindOfAnswer, type Packed, PLAY, USE, xOf, yOf } from '../model/packed.js';
import { type PokemonId, type Seat, seatOf, TURN_END, type WinWay, winWaysIn } from '../model/state.js';
import { REASONS, type Reason } from '../rules/reason.js';
import { seesOwn } from '../view/may-see.js';
import * as Cards from './card-rules.js';
import * as Costs from './cost-rules.js';
import { inVain } from './no-effect.js';
import { rulesOfSource, type Source, sourceOf, usedBy } from './source.js';
import { rulesOfTheHolder, rulesOfTheSpokenOf } from './spoken-of.js';
import * as Texts from './text-rules.js';

/*
 * The rules of one refusal, most specific first: what holds in this very case, then what forbids it in any case, then what
 * explains why the general rule speaks of this card. Only what the seat may see is looked at: its own card, and Pokémon in
 * play.
 */

/** A reason as it is told, and as the rule itself has it. */
export interface Told {
  readonly reason: Reason;
  readonly coarse: Reason;
}

/** The rules that refuse an answer for this reason. */
export function rulesFor(game: Game, seat: Seat, given: Packed, { reason, coarse }: Told): readonly string[] {
  const source = sourceOf(game, seat, given, coarse);
  const rules: string[] = source === null ? [] : [...bySource(game, source, given, coarse)];
  const add = (more: readonly string[] | undefined): void => {
    if (more !== undefined) for (const rule of more) rules.push(rule);
  };
  add(LEADING[reason]?.(game, seat, given));
  add(ofFormat(game, reason, LIMITS));
  add(REASONS[reason].rules);
  add(FURTHER[reason]?.(game, seat, given));
  if (source !== null) add(rulesOfTheSpokenOf(game, source, spokenOf(given)));
  add(ofFormat(game, reason, REMARKS));
  return rules;
}

/** What in force says no binds by the rule for its kind. @rule EFF-07 EFF-08 EFF-12 */
function bySource(game: Game, source: Source, given: Packed, reason: Reason): readonly string[] {
  const own = rulesOfSource(game, source);
  const general = BEFORE_SOURCE[reason];
  const isOfCard = kindOfAnswer(given) === USE && usedBy(game, given)?.action.power === null; // no power: TOOL-01
  return general === undefined || isOfCard ? own : [general, ...own];
}

/** The very Pokémon of which the words of a text in force speak. */
function spokenOf(given: Packed): PokemonId {
  const kind = kindOfAnswer(given);
  return kind === ATTACH || kind === EVOLVE || kind === PLAY ? yOf(given) : xOf(given);
}

/** A rule that says itself that something may stand in the way comes before what does. @rule POW-02 NRG-09 */
const BEFORE_SOURCE: ByReason<string> = {
  'power-off': 'POW-02',
  'power-locked': 'POW-02',
  'attack-cost': 'NRG-09',
  'retreat-cost': 'RET-01',
};

type CaseRules = (game: Game, seat: Seat, given: Packed) => readonly string[];
type ByReason<T> = Readonly<Partial<Record<Reason, T>>>;

const LEADING: ByReason<CaseRules> = {
  'wrong-name': Cards.skippedStage,
  'not-an-evolution': (game, _, given) => (topOf(game, yOf(given)).isBaby ? ['EVO-21'] : []),
  'not-in-hand': (game, seat, given) => (isLost(game, seat, xOf(given)) ? ['ZONE-13'] : []),
  'placement-not-basic': Cards.barredFromSetup,
  'benched-not-basic': Cards.barredFromSetup,
  'wrong-holder': () => ['NRG-13'],
  'nobody-there': forWhom,
  'needs-a-pokemon': Cards.onItsHolder,
  'not-your-turn': (game, seat) => (sideOf(game, seat).out === 0 ? [] : ['FMT-22']),
  'not-your-decision': whoDecides,
  'used-up': Texts.sharedLimit,
  'power-cost': Texts.ofCard,
  'power-condition': Texts.ofCard,
  'power-of-others': Texts.ofFossil,
  'no-such-power': Texts.lostPower,
  'no-such-attack': Texts.lostAttack,
  'game-over': ({ state: { ways } }) => winWaysIn(ways).flatMap((way) => WON_BY[way]),
};

const FURTHER: ByReason<CaseRules> = {
  'wrong-name': Cards.ofNames,
  'turn-ended': () => ['CLS-14', 'CLS-15'],
  'not-your-turn': Texts.oneAttackATurn,
  'not-your-decision': (game, seat) => [...whatComesFirst(game), ...whoIsOnTurn(game, seat)],
  'other-decision': whoIsOnTurn,
  'promote-first': whoIsOnTurn,
  'prize-first': whoIsOnTurn,
  'no-prize-due': (game) => [...whatComesFirst(game), ...prizesDue(game)],
  'placed-already': Cards.ofStage,
  'placement-not-basic': Cards.ofStage,
  'benched-not-basic': Cards.ofStage,
  'not-a-basic': Cards.ofStage,
  'legend-needs-halves': Cards.ofStage,
  'union-needs-pieces': Cards.ofStage,
  'not-in-hand': Cards.playedFromHand,
  'bench-full': Cards.onOnePlace,
  'bench-shrunk': Cards.onOnePlace,
  'first-turn-trainer': firstTurnOf,
  'first-turn-team': firstTurnOf,
  'first-turn-fossil': (game) => [...inSuddenDeath(game), 'KIND-17', 'FOS-01'],
  'evolve-first-turn': (game, seat, given) => [...inSuddenDeath(game), ...Cards.asEvolution(game, seat, given)],
  'just-entered': Cards.asEvolution,
  'just-evolved': Cards.asEvolution,
  'just-devolved': Cards.asEvolution,
  'level-up-first-turn': inSuddenDeath,
  'first-turn-attack': inSuddenDeath,
  'wrong-holder': (game, seat, given) => [
    ...Cards.onItsHolder(game, seat, given),
    ...rulesOfTheHolder(game, xOf(given), yOf(given)),
  ],
  'not-a-trainer': Cards.otherwisePlayed,
  'tool-taken': Cards.oneTool,
  'cannot-play': Cards.asTrainer,
  'retreat-cost': Costs.ofRetreat,
  'retreat-cost-raised': Costs.ofRetreat,
  'cannot-retreat': Texts.ofFossil,
  'attack-active': Texts.ofMachine,
  'cannot-attack': Texts.againstOne,
  'no-such-attack': Texts.lostMachine,
  'gx-used': Cards.tagTeam,
  'no-effect': (...asked) => [...Texts.atALoss(...asked), ...inVain(...asked)],
  'attack-cost': Costs.ofEnergy,
  'attack-cost-raised': Costs.ofEnergy,
  'asleep-attack': Texts.ofMachine,
  'paralyzed-attack': Texts.ofMachine,
  'stadium-without': () => ['STAD-02'],
  'used-up': Texts.limitOfCard,
  'power-off': Texts.disabled,
  'power-taken': Texts.disabled,
  'power-conditioned': () => ['KIND-05'],
};

const WON_BY: Readonly<Record<WinWay, readonly string[]>> = {
  prizes: ['WIN-01'],
  'no-pokemon': ['WIN-02'],
  'deck-out': ['WIN-03', 'TURN-03'],
  concede: [],
  effect: ['PREC-01'],
};

/** What the open decision is about comes before anything else. @rule TURN-10 TURN-13 KO-06 BENCH-04 SIM-01 KO-07 KO-08 */
function whatComesFirst({ state: { decision } }: Game): readonly string[] {
  if (decision.kind === 'off-turn') return ['TURN-10'];
  if (!TOGETHER.includes(decision.kind)) return [];
  return [...(AFTER_A_KNOCK_OUT[decision.kind] ?? []), 'SIM-01', 'KO-07', 'KO-08'];
}

const AFTER_A_KNOCK_OUT: Readonly<Record<string, readonly string[]>> = {
  promote: ['BENCH-04', 'BENCH-06', 'KO-06', 'TURN-13'],
  prizes: ['KO-03', 'KO-06', 'TURN-13'],
};

/** Whoever has attacked does nothing more; whoever is not on turn does nothing but decide. @rule TURN-07 TURN-10 */
function whoIsOnTurn({ state: { frames, seat: onTurn, phase } }: Game, seat: Seat): readonly string[] {
  if (phase === 'setup') return [];
  if (onTurn !== seat) return ['TURN-10'];
  return frames[0]?.kind === 'turn' && frames[0].step === TURN_END ? ['TURN-07'] : [];
}

/** After a Knock Out all that it gave has been taken. @rule KO-04 */
const prizesDue = ({ state: { decision } }: Game): readonly string[] => (decision.kind === 'promote' ? ['KO-04'] : []);

/** The rule that asks for a Pokémon there. @rule EVO-01 NRG-01 POW-02 TOOL-01 TM-01 */
function forWhom(game: Game, seat: Seat, given: Packed): readonly string[] {
  switch (kindOfAnswer(given)) {
    case EVOLVE:
      return ['EVO-01'];
    case ATTACH:
      return ['NRG-01', 'NRG-11'];
    case USE:
      return ['POW-02'];
    default:
      return Cards.onItsHolder(game, seat, given);
  }
}

/** Decisions that both players may have to take at one moment. @rule SIM-01 */
const TOGETHER: readonly string[] = ['promote', 'prizes', 'choose-checkup', 'choose-checked', 'choose-trigger'];

/** Whose decision the open one is; an action waits for any of them. @rule SETUP-01 BENCH-06 KO-03 EFF-04 TURN-10 */
function whoDecides({ state: { decision, phase, seat: onTurn } }: Game, seat: Seat, given: Packed): readonly string[] {
  if (isDoneInATurn(kindOfAnswer(given))) return [];
  if (phase === 'setup') return ['SETUP-01'];
  if (decision.kind === 'promote') return ['BENCH-06'];
  if (decision.kind === 'prizes') return ['KO-03'];
  const isPerformed = decision.kind.startsWith('choose-') || decision.kind === 'may';
  if (isPerformed) return TOGETHER.includes(decision.kind) ? ['SIM-01'] : ['EFF-04'];
  return onTurn === seat ? [] : ['TURN-10'];
}

/** An own card is looked for in the hand and lies where nothing brings it back. @rule ZONE-13 */
const isLost = (game: Game, seat: Seat, card: number): boolean =>
  seesOwn(game, seat, card) &&
  sideOf(game, seat).lostZone.some((lost) => cardOf(game, lost).name === cardOf(game, card).name);

/** A Sudden Death game has first turns of its own. @rule FIRST-07 */
function inSuddenDeath({ state }: Game): readonly string[] {
  return state.suddenDeaths > 0 ? ['FIRST-07'] : [];
}

/** What counts as a Trainer card on the first turn. @rule FIRST-02 FIRST-07 */
function firstTurnOf(game: Game, seat: Seat, given: Packed): readonly string[] {
  const isFossil = seesOwn(game, seat, xOf(given)) && cardOf(game, xOf(given)).facts.trainer === 'fossil';
  return [...inSuddenDeath(game), ...(isFossil ? ['FIRST-02'] : []), ...Cards.asTrainer(game, seat, given)];
}

/** Whether a player's last turn was ended by one of their Pokémon becoming a Mega. @rule TURN-14 */
export const endedByMega = ({ state, setup }: Game, seat: Seat): boolean =>
  setup.era.forcedTurnEnd.includes('mega') &&
  state.pokemon.some(
    (pokemon, id) =>
      pokemon !== null &&
      seatOf(id) === seat &&
      pokemon.evolvedOn === state.turn - 1 &&
      setup.byId[pokemon.stack.at(-1)!]!.isMega,
  );

interface FormatRules {
  readonly twoActives: ByReason<readonly string[]>;
  readonly teams: ByReason<readonly string[]>;
}

/** Limits that a format sets in the place of the general ones. */
const LIMITS: FormatRules = {
  twoActives: { 'bench-full': ['FMT-06'], 'placement-full': ['FMT-06'], 'attack-target': ['FMT-07'] },
  teams: {
    'bench-full': ['FMT-16'],
    'placement-full': ['FMT-16'],
    'not-your-turn': ['FMT-13'],
    'no-prize-due': ['FMT-20'],
  },
};

/** What it says of a limit that all formats have. */
const REMARKS: FormatRules = {
  twoActives: {
    'placement-needed': ['FMT-05'],
    'attack-active': ['FMT-07'],
    'asleep-attack': ['FMT-09'],
    'paralyzed-attack': ['FMT-09'],
    'asleep-retreat': ['FMT-09'],
    'paralyzed-retreat': ['FMT-09'],
  },
  teams: { 'attack-target': ['FMT-24'] },
};

const NO_RULES: readonly string[] = [];

/** @rule FMT-05 FMT-06 FMT-07 FMT-09 FMT-13 FMT-16 FMT-20 FMT-24 */
function ofFormat({ setup: { format } }: Game, reason: Reason, { twoActives, teams }: FormatRules): readonly string[] {
  const rules = format.actives > 1 ? twoActives[reason] : format.seats > 2 ? teams[reason] : undefined;
  return rules ?? NO_RULES;
}
