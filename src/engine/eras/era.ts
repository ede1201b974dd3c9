import type { CardTag, Stage } from '../model/card-facts.js';
import type { EnergyType } from '../model/energy-type.js';
import type { Condition } from '../model/state.js';

/**
 * An era: a rulebook as a record of choices, one field for each point on which rulebooks differ.
 * A rule asks its field and knows every historical answer; an era only chooses. What is not here is the same everywhere.
 */
export interface Era {
  readonly id: string;
  readonly title: string;
  readonly year: number;

  // ── Pool, deck, names ──────────────────────────────────────────────────────────────────────────────────────────────
  /** Types whose plain Energy card is a basic Energy card. @rule DECK-04 */
  readonly basicEnergyTypes: readonly EnergyType[];
  /** @rule KIND-16 */
  readonly typeSet: readonly EnergyType[];
  /** @rule KIND-01 */
  readonly cardKinds: 'three' | 'nine' | 'legend-and-five' | 'three-with-items' | 'three-with-items-and-tools';
  /** Whether "Trainer" in a text takes in Supporters and Stadiums. @rule KIND-02 KIND-03 */
  readonly trainerUmbrella: 'all' | 'plain-unless-printed-before-diamond-pearl' | 'all-with-old-plain-as-items';
  /** What Pokémon Tools and Technical Machines are; `own-kind`: Tools are beside Items, Technical Machines among them. @rule TOOL-03 KIND-02 */
  readonly toolTmKind: 'trainer' | 'item' | 'own-kind';
  /** @rule KIND-10 KIND-11 KIND-12 */
  readonly stages: readonly Stage[];
  /** @rule DECK-12 DECK-13 DECK-14 DECK-15 DECK-16 DECK-17 */
  readonly deckSpecialCaps: readonly DeckCap[];
  /** Sets of names of which a deck may hold only one. @rule DECK-20 */
  readonly exclusiveNames: readonly (readonly string[])[];
  /** Whether Fossils alone are not enough to begin with. @rule DECK-05 */
  readonly requireBasicInDeck: boolean;
  /** What stands beside a name without being part of it. @rule NAME-01 NAME-02 NAME-03 */
  readonly nameStrip: readonly NameMark[];
  /** @rule NAME-04 NAME-05 NAME-06 NAME-07 NAME-08 NAME-09 */
  readonly nameKeep: readonly string[];
  /** @rule KIND-13 */
  readonly basicInPlayDefinition: 'nothing-under-it' | 'nothing-under-it-but-legend' | 'printed-stage';
  /** @rule ZONE-01 ZONE-13 */
  readonly lostZone: boolean;

  // ── Setup ──────────────────────────────────────────────────────────────────────────────────────────────────────────
  /** @rule SETUP-01 */
  readonly firstPlayerFlipTiming: 'before-opening-draw' | 'after-prizes';
  /** Whether placing Active and Benched Pokémon is one step or two. @rule SETUP-01 */
  readonly placement: 'active-then-bench' | 'together';
  /** @rule SETUP-02 */
  readonly flipWinner: 'goes-first' | 'chooses';
  /** @rule SETUP-12 */
  readonly mulliganBonusPerMulligan: number;
  /** @rule SETUP-13 */
  readonly mulliganBonusTiming: 'at-each-redraw' | 'at-each-shown-hand' | 'each-after-own-prizes' | 'once-at-the-end';
  /** @rule SETUP-15 */
  readonly bonusBasicAsActive: boolean;
  /** Whether a Fossil of the opening hand is placed; `may`: a hand with nothing else may be given up for a mulligan. @rule SETUP-09 */
  readonly fossilIsBasicInSetup: 'no' | 'may' | 'must';
  /** @rule SETUP-17 */
  readonly greeting: 'none' | 'handshake';
  /** @rule SETUP-16 CON-27 */
  readonly mulliganShowTiming: 'at-the-redraw' | 'at-the-check' | 'after-the-opponent-set-up';

  // ── Turn ───────────────────────────────────────────────────────────────────────────────────────────────────────────
  /** @rule TURN-02 */
  readonly firstTurnDraw: 'drawn' | 'skipped-by-starting-player';
  /** What the starting player may not play from hand on the first turn. @rule FIRST-01 FIRST-02 FIRST-03 */
  readonly firstTurnTrainerBan: 'none' | 'all-trainers' | 'supporters';
  /** @rule FIRST-04 */
  readonly firstTurnAttackBan: boolean;
  /** @rule RET-02 */
  readonly retreatsPerTurn: 1 | 'unlimited';
  /** @rule RET-05 */
  readonly confusedRetreat: 'pay-then-flip' | 'free';
  /** @rule RET-06 */
  readonly retreatPayment: 'until-met' | 'card-may-count-as-one';
  /** @rule STAD-03 */
  readonly stadiumsPerTurn: 1 | 'unlimited';
  /** @rule STAD-04 */
  readonly sameStadium: 'forbidden' | 'allowed';
  /** @rule SUP-02 */
  readonly supporterDiscard: 'end-of-turn' | 'on-resolution';
  /** @rule TM-02 */
  readonly tmDiscard: 'end-of-turn' | 'stays';
  /** What a Trainer card is worth that would be prevented, when it is asked whether and on whom it may be played. @rule TRN-07 */
  readonly preventedPlay: 'no-effect' | 'tried';
  /** Whether a power, or the effect of a Stadium, may be used where all see that it changes nothing. @rule TRN-06 */
  readonly emptyUse: 'allowed' | 'forbidden';
  /** What a Trainer card does for the worse to a Pokémon that it has healed. @rule TRN-09 */
  readonly lossAfterHealing: 'effect' | 'price';
  /** Whether a Trainer card may be played where nobody could get what it reveals, and cards are looked at for a place that is not there. @rule TRN-10 */
  readonly revealedForNobody: 'played' | 'refused';
  /** Which of an opponent's Supporters may be chosen to use its effect. @rule TRN-08 */
  readonly copiedSupporter: 'any' | 'one-that-could-be-used';
  /** Which Pokémon a text means by "put into play this turn". @rule EVO-22 */
  readonly newInPlay: 'entered' | 'entered-or-evolved';
  /** Whether an effect that evolves a Pokémon is bound to the times at which cards from the hand evolve it. @rule EVO-14 */
  readonly effectEvolution: 'free-unless-card-forbids' | 'only-if-card-allows';
  /** @rule LVL-01 */
  readonly levelUp: boolean;
  /** @rule POW-04 */
  readonly powersOffUnderSC: 'all-five' | 'card-text';
  /** @rule POW-02 POW-05 POW-10 */
  readonly powerVocabulary: 'pokemon-powers' | 'poke-powers-and-bodies' | 'abilities';
  /** Whether a power that its player may use when something happens waits for the checks behind it. @rule POW-07 */
  readonly triggeredPowerNextAction: boolean;
  /** What sets texts off where an effect attaches several cards. @rule NRG-14 */
  readonly attachmentEvents: 'one-for-a-pokemon' | 'one-for-a-card';
  /** When it is judged what kind of Pokémon a card is attached to. @rule EFF-14 */
  readonly attachedToJudged: 'right-after' | 'before';
  /** Declaring an attack, even one that cannot be used, ends the action phase. @rule TURN-09 */
  readonly strictAttackCommit: boolean;
  /** What ends a turn without an attack. @rule TURN-14 */
  readonly forcedTurnEnd: readonly ('baby-flip' | 'mega')[];

  // ── Attack and damage ──────────────────────────────────────────────────────────────────────────────────────────────
  /** @rule ATK-05 */
  readonly babyFlip: 'rule' | 'card-text';
  /** @rule ATK-06 ATK-07 ATK-08 ATK-09 */
  readonly attackStepOrder: readonly AttackStep[];
  /** @rule ATK-11 */
  readonly selfEnergyDiscard: 'cost-before-confusion' | 'after-confusion-before-damage' | 'after-confusion';
  /** @rule ATK-22 */
  readonly countedEnergy: 'leaves-at-once' | 'leaves-after-damage';
  /** @rule ATK-04 */
  readonly attackIsAgainstDefender: boolean;
  /** Under which name a copied attack is used. @rule ATK-21 */
  readonly copiedAttackUse: 'its-own-name' | 'the-copying-attack';
  /** @rule COND-10 */
  readonly confusionTails: 'attacks-itself' | 'three-counters';
  /** @rule DMG-09 */
  readonly weakness: 'always-double' | 'printed';
  /** @rule DMG-10 */
  readonly resistance: 'always-30' | 'printed';
  /** @rule DMG-07 */
  readonly attackerCardBonus: 'after-weakness-and-resistance' | 'as-printed' | 'before-weakness-and-resistance';
  /** @rule NRG-15 */
  readonly darknessEnergyBonus: 'after-weakness-and-resistance' | 'card-text';
  /** @rule DMG-08 */
  readonly zeroStop: 'base-after-own-effects' | 'base' | 'any-step';
  /** @rule DMG-13 */
  readonly negativeCarry: 'to-the-end' | 'to-resistance' | 'never';
  /** @rule DMG-19 */
  readonly defenderOrder: 'cards-then-effects' | 'owner-orders' | 'one-step';
  /** Whether the damage that an attack does to its own Pokémon meets that one's Weakness and Resistance. @rule DMG-20 */
  readonly selfDamage: 'as-an-attack' | 'plain';
  /** @rule ATK-20 */
  readonly defendingPokemonTerm: 'opposing-active' | 'any-receiver';
  /** @rule PREC-07 ATK-11 */
  readonly emptyAllSelection: 'requirement-fails' | 'only-costs-and-requirements-fail';

  // ── Conditions, between turns, Knock Outs ──────────────────────────────────────────────────────────────────────────
  /** @rule COND-01 */
  readonly conditions: readonly Condition[];
  /** What a text means that lists Asleep, Confused and Paralyzed. @rule KIND-05 */
  readonly oldConditionLists: 'as-printed' | 'all-five';
  /** @rule COND-08 */
  readonly burn: 'flip-for-counters' | 'counters-then-flip-to-recover';
  /** @rule COND-03 COND-04 */
  readonly scRemovedBy: readonly ('bench' | 'evolve' | 'devolve' | 'level-up')[];
  /** @rule CHK-02 CHK-04 */
  readonly checkOrder: CheckOrder;
  /** @rule CHK-03 */
  readonly otherBetweenTurnEffects: 'tools-any-time' | 'any-time' | 'one-block';
  /** Who orders several of them. @rule CHK-09 */
  readonly betweenTurnsOrderer: 'owner-of-the-affected' | 'next-player';
  /** @rule KO-04 */
  readonly prizesPerClass: Readonly<Partial<Record<CardTag, number>>>;
  /** Whether a Fossil gives a Prize card whose own text says that it does not. @rule FOS-04 */
  readonly fossilPrize: 'as-printed' | 'always';
  /** What follows where both players have fulfilled as many ways of winning. @rule WIN-06 WIN-08 */
  readonly tieGame: 'sudden-death-one-prize' | 'six-prizes-first-lead-wins';
  /** @rule EFF-09 EFF-10 */
  readonly benchClears: 'attack-results' | 'definite-effects-but-powers-and-markers' | 'attack-effects';
  /** What becomes of a card or a damage counter that an effect brings to a shielded Pokémon. @rule EFF-21 */
  readonly broughtToShielded: 'stays' | 'is-lost';
  /** Whose shield keeps a switch off. @rule EFF-22 */
  readonly switchShield: 'either' | 'the-one-told';
  /** @rule PREC-05 */
  readonly upToMinimum: 'one' | 'none-in-attacks-else-one';

  // ── Special classes and formats present ────────────────────────────────────────────────────────────────────────────
  /** Classes of cards a deck of this era may hold. @rule CLS-38 */
  readonly classes: readonly CardTag[];
  /** @rule CLS-18 CLS-32 CLS-33 */
  readonly oncePerGame: readonly ('gx' | 'vstar' | 'v-union')[];
  /** @rule FMT-01 FMT-02 */
  readonly formats: readonly string[];
  /** @rule ERD-01 */
  readonly companionTools: boolean;
  /** @rule FOS-01 CLS-24 */
  readonly fossilPlay: 'card-text' | 'trainer-as-basic' | 'item-as-basic';
  /** Whether a Fossil in play is a Trainer card as well as a Pokémon. @rule FOS-03 */
  readonly fossilInPlay: 'as-printed' | 'trainer-as-well';
}

/** At most `most` cards of a class, counted over the whole deck or for each name. */
export interface DeckCap {
  readonly tag: CardTag;
  readonly most: number;
  readonly per: 'deck' | 'name';
  /** All copies of a name must be of one printing. */
  readonly onePrinting: boolean;
  readonly rule: string;
}

export type NameMark = 'level-number' | 'LV.X' | 'delta' | 'subtitle';

export type AttackStep =
  | 'baby-flip'
  | 'announce'
  | 'choices'
  | 'requirements'
  | 'cancel'
  | 'confusion'
  | 'own-energy'
  | 'before-damage'
  | 'calculation'
  | 'damage'
  | 'effects';

/** `by-step`: each step for all Active Pokémon before the next; `by-pokemon`: all steps of one Pokémon, then the next. */
export interface CheckOrder {
  readonly walk: 'by-step' | 'by-pokemon';
  readonly steps: readonly CheckStep[];
}

export type CheckStep = 'poisoned' | 'burned' | 'asleep' | 'paralyzed' | 'asleep-and-paralyzed' | 'char' | 'darkness';
