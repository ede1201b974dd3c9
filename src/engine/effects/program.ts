import type { EnergyType } from '../model/energy-type.js';
import type { Condition } from '../model/state.js';
import type { Amount, AttacksOf, CardsOf, Happening, PokemonOf, Source, Test, ValuePick } from './terms.js';
import type { Binding, CardWord, ConditionWord, Player, Span, StepMark, TypeWord, Who } from './words.js';

// ── statements: what is done ──

/** `as`: the name for what the statement did; `step`: when in an attack it is carried out. */
interface Said {
  readonly as?: Binding;
  readonly step?: StepMark;
}

export type Ignored = 'weakness' | 'resistance' | 'effects';

/** What stays on a Pokémon whose card is exchanged; cards attached to it stay in any case. */
export type Kept = 'damage' | 'conditions' | 'effects' | 'turns';

export type Where =
  | {
      readonly zone: 'hand' | 'discard' | 'lost-zone' | 'bench' | 'prizes';
      readonly whose?: Player;
    }
  | { readonly zone: 'deck'; readonly end?: 'top' | 'bottom'; readonly whose?: Player };

/** What is done, one after the other. */
export type Body<More = never> = readonly (Statement<More> | More)[];

/** `More`: what may stand beside statements in a draft; in a program nothing does. */
export type Statement<More = never> = Said &
  // control
  (
    | {
        readonly op: 'if';
        readonly if: Test;
        readonly do: Body<More>;
        readonly else?: Body<More>;
      }
    | {
        readonly op: 'may';
        readonly who?: Player;
        readonly if?: Test;
        readonly do: Body<More>;
        readonly else?: Body<More>;
      }
    | { readonly op: 'for-each'; readonly of: PokemonOf | CardsOf; readonly do: Body<More> }
    | {
        readonly op: 'modal';
        readonly who?: Player;
        readonly n?: number;
        readonly orMore?: true;
        readonly options: readonly { readonly if?: Test; readonly do: Body<More> }[];
      }
    | { readonly op: 'as-player'; readonly who: Who; readonly do: Body<More> }
    | {
        readonly op: 'pick';
        readonly who?: Player;
        readonly of: PokemonOf | CardsOf | AttacksOf | ValuePick;
      }
    | { readonly op: 'stop'; readonly what: 'attack' | 'card' }
    | { readonly op: 'flip'; readonly coins: Amount | 'until-tails'; readonly who?: Player }
    | { readonly op: 'outcome'; readonly is: 'end-turn' | 'extra-turn' | 'win' | 'lose'; readonly who?: Player }
    // cards
    | { readonly op: 'draw'; readonly n: Amount; readonly who?: Player; readonly upTo?: true; readonly until?: true }
    | {
        readonly op: 'move';
        readonly cards: CardsOf;
        readonly to: Where;
        readonly reveal?: true;
        readonly order?: 'any' | 'random';
      }
    | { readonly op: 'shuffle'; readonly zone: 'deck' | 'prizes' | 'hand'; readonly who?: Player }
    /** `faceUp`: Prize cards that are turned face up, and remain so. @rule ZONE-10 */
    | { readonly op: 'look'; readonly cards: CardsOf; readonly who?: Who; readonly faceUp?: true }
    | {
        readonly op: 'attach';
        readonly cards: CardsOf;
        readonly to: PokemonOf;
        readonly split?: true;
        /** With `split`: each card to another Pokémon than it is on. */
        readonly other?: true;
        /** The Pokémon with this text leaves its place and is attached as a Pokémon Tool. @rule KIND-07 */
        readonly asTool?: true;
      }
    /** `more`: than the Knock Outs by this attack bring. @rule KO-03 */
    | { readonly op: 'take-prizes'; readonly n: Amount; readonly who?: Player; readonly more?: true }
    // Pokémon
    | { readonly op: 'evolve'; readonly pokemon: PokemonOf; readonly with: CardsOf }
    | { readonly op: 'devolve'; readonly pokemon: PokemonOf; readonly n?: Amount; readonly to: Where }
    | {
        readonly op: 'exchange';
        readonly pokemon: PokemonOf;
        readonly with: CardsOf;
        readonly keeps: readonly Kept[];
        readonly to: Where;
      }
    | { readonly op: 'switch'; readonly in: PokemonOf; readonly out?: PokemonOf }
    | { readonly op: 'knock-out'; readonly pokemon: PokemonOf }
    // damage, counters, conditions
    | {
        readonly op: 'base';
        readonly add?: Amount;
        readonly set?: Amount;
        readonly times?: Amount;
        readonly ignore?: readonly Ignored[];
        readonly to?: PokemonOf;
      }
    /** `full`: Weakness and Resistance are applied on the Bench, too. @rule DMG-15 */
    | {
        readonly op: 'damage';
        readonly n: Amount;
        readonly to: PokemonOf;
        readonly ignore?: readonly Ignored[];
        readonly full?: true;
      }
    | { readonly op: 'put-counters'; readonly n: Amount; readonly on: PokemonOf; readonly split?: true }
    | { readonly op: 'heal'; readonly n: Amount | 'all'; readonly from: PokemonOf }
    | {
        readonly op: 'move-counters';
        readonly n: Amount | 'all' | 'any';
        readonly from: PokemonOf;
        readonly to: PokemonOf;
        readonly split?: true;
        /** Those of the other one come back for them. */
        readonly swap?: true;
      }
    | { readonly op: 'set-remaining-hp'; readonly hp: Amount; readonly of: PokemonOf }
    | {
        readonly op: 'condition';
        readonly give?: readonly ConditionWord[];
        readonly remove?: readonly ConditionWord[] | 'all' | 'one';
        readonly to: PokemonOf | Player;
        readonly counters?: number;
        readonly coins?: number;
      }
    // time and meta
    | {
        readonly op: 'lasting';
        readonly on: PokemonOf | CardsOf | Who;
        readonly rules: readonly Rule<More>[];
        readonly span: Span;
        readonly ends?: readonly Happening[];
        readonly once?: true;
        /** A marker of this name lies on the Pokémon; the rules, if any, are what it says. @rule EFF-10 EVO-09 */
        readonly label?: string;
      }
    | { readonly op: 'unmark'; readonly markers: readonly string[]; readonly from: PokemonOf }
    | { readonly op: 'use'; readonly what: AttacksOf | CardsOf; readonly pay?: 'cost' | 'nothing' }
    /** `n`: only so much of the damage. @rule EFF-02 */
    | { readonly op: 'prevent'; readonly what: 'damage' | 'effects' | 'all' | 'event'; readonly n?: Amount }
  );

// ── parts: what a card has ──

/*
 * What a card has: attacks and plays that are carried out, actions that may be used, and rules that hold. Questions
 * (`answer`) are pure, happenings (`trigger`) follow what happened, woulds come before it and may prevent it.
 */
export type Part = AttackPart | PlayPart | ActionPart | Rule;
export type Rule<More = never> = AnswerRule | TriggerRule<More> | WouldRule<More>;

/** The text of one attack; its cost and its printed number are facts of the card. */
export interface AttackPart {
  readonly part: 'attack';
  readonly if?: Test;
  readonly limits?: readonly Limit[];
  /** `first-turn`: also in the first turn of whoever goes first. @rule FIRST-04 */
  readonly despite?: readonly (Condition | 'first-turn')[] | 'any';
  /** While the test holds it costs these Energy instead of what is printed; none: nothing, whatever makes it dearer. @rule NRG-09 */
  readonly otherCost?: { readonly if: Test; readonly types: readonly EnergyType[] };
  readonly do: readonly Statement[];
}

/** What happens when a Trainer or Energy card is played. @rule TRN-01 TOOL-01 FOS-01 */
export interface PlayPart {
  readonly part: 'play';
  /** Played in an opponent's turn, at the moment when this would happen, and only then. @rule TURN-10 FIRST-03 */
  readonly on?: Happening;
  readonly if?: Test;
  /** Also in the first turn of whoever goes first. @rule FIRST-01 */
  readonly despite?: readonly ['first-turn'];
  readonly onto?: PokemonOf;
  /** Discarded as soon as the holder stops matching `onto`. @rule NRG-13 */
  readonly keep?: true;
  readonly asPokemon?: {
    readonly hp?: number;
    readonly types: readonly EnergyType[];
    readonly kinds?: readonly CardWord[];
  };
  /** Where the card goes instead of the discard pile. */
  readonly after?: 'hand' | 'deck' | 'lost-zone';
  readonly do: readonly Statement[];
}

/** Something a player may use in their turn: a Power, an Ability, a Stadium. @rule POW-02 POW-03 */
export interface ActionPart {
  readonly part: 'action';
  readonly by?: 'you' | 'each';
  readonly from?: 'in-play' | 'hand' | 'discard';
  readonly if?: Test;
  readonly limits?: readonly Limit[];
  readonly despite?: WorksIn;
  readonly do: readonly Statement[];
}

/** Special Conditions that do not switch a power off whose text says so, in an era in which they would. @rule POW-04 */
export type WorksIn = readonly Condition[] | 'any';

/** Changes the answer to a question for as long as it holds. @rule POW-05 EFF-12 */
export interface AnswerRule {
  readonly part: 'answer';
  readonly question: Question;
  readonly of: PokemonOf | CardsOf | Who;
  readonly change: Change;
  readonly which?: Test;
  readonly from?: Source;
  readonly to?: PokemonOf;
  readonly attack?: string;
  /** Where in the calculation of damage. @rule DMG-17 */
  readonly at?: 'base' | 'before' | 'after';
  readonly existing?: 'end';
  /** Of all rules in force with this key, only one of each player counts. @rule POW-06 EFF-18 */
  readonly atMostOne?: string;
  /** Beside `atMostOne`: only one counts, whoever's it is. */
  readonly among?: 'all';
  readonly while?: Test;
  readonly despite?: WorksIn;
}

/** @rule EFF-14 EFF-15 POW-07 */
export interface TriggerRule<More = never> {
  readonly part: 'trigger';
  readonly on: Happening;
  readonly if?: Test;
  readonly limits?: readonly Limit[];
  readonly while?: Test;
  readonly despite?: WorksIn;
  readonly do: Body<More>;
}

/** @rule EFF-02 EFF-06 */
export interface WouldRule<More = never> {
  readonly part: 'would';
  readonly on: Happening;
  readonly if?: Test;
  readonly limits?: readonly Limit[];
  readonly while?: Test;
  readonly despite?: WorksIn;
  readonly do: Body<More>;
}

/** So often in a turn or a game, for this card, for all of that name, or for the player. @rule POW-03 EFF-18 CLS-18 CLS-32 */
export interface Limit {
  readonly n: number;
  readonly per: 'turn' | 'game';
  readonly of: 'card' | 'name' | 'player';
  readonly key?: string;
}

export type Question =
  | 'hp'
  | 'types'
  | 'weakness'
  | 'resistance'
  | 'retreat-cost'
  | 'attack-cost'
  | 'attacks'
  | 'provides'
  | 'prizes-taken'
  | 'counts-as-knocked-out'
  | 'condition-counters'
  | 'condition-coins'
  | 'attack-limit'
  | 'text-works'
  | 'bench-size'
  | 'tool-limit'
  | 'damage-dealt'
  | 'damage-taken'
  | 'damage-from'
  | 'effects-from'
  | 'can-attack'
  | 'can-use-attack'
  | 'can-retreat'
  | 'can-evolve'
  | 'can-play'
  | 'can-attach'
  | 'can-use-power'
  | 'can-have-condition'
  | 'can-heal'
  | 'amount-healed'
  | 'evolving-ends-turn';

/** Setting beats adding; of two that set, the newest; forbidding beats allowing. @rule RET-08 EFF-12 */
export type Change =
  /** `toSome`: only to damage that there is by then. @rule DMG-13 */
  /** `ofType`: Energy of that type in a cost. @rule NRG-09 */
  | { readonly add: Amount; readonly toSome?: true; readonly ofType?: EnergyType }
  | { readonly set: Amount }
  | { readonly times: number; readonly round?: 'up' | 'down' }
  /** `eachUnit`: as many units as before, each of these types. @rule NRG-05 */
  /** `also`: besides those that it has. @rule KIND-16 */
  | { readonly types: readonly TypeWord[]; readonly n?: number; readonly eachUnit?: true; readonly also?: true }
  | { readonly typesOf: PokemonOf | CardsOf }
  /** Of powers: it has none such, where `forbid` leaves them without effect. */
  | { readonly none: true }
  | { readonly allow: true }
  | { readonly forbid: true }
  | { readonly ignore: readonly (Ignored | EnergyType)[] }
  | { readonly gain: AttacksOf | CardsOf };

/** A card's texts, compiled: one part for each attack (null where it has no text), the parts of each power, of the card's own text. */
export interface CardProgram {
  readonly attacks: readonly (AttackPart | null)[];
  readonly powers: readonly (readonly Part[])[];
  readonly card: readonly Part[];
}
