import type { Amount } from './amount.js';
import type { Happening } from './happening.js';
import type { Rule } from './part.js';
import type { AttacksOf, CardsOf, PokemonOf, ValuePick } from './selector.js';
import type { Test } from './test.js';
import type { Binding, ConditionWord, Span, StepMark, Who } from './words.js';

/** `as`: the name for what the statement did; `step`: when in an attack it is carried out. */
interface Said {
  readonly as?: Binding;
  readonly step?: StepMark;
}

export type Ignored = 'weakness' | 'resistance' | 'effects';

export type Where =
  | {
      readonly zone: 'hand' | 'discard' | 'lost-zone' | 'bench' | 'active' | 'stadium' | 'prizes';
      readonly whose?: Who;
    }
  | { readonly zone: 'deck'; readonly end?: 'top' | 'bottom'; readonly whose?: Who };

export type Statement = Said &
  // control
  (
    | {
        readonly op: 'if';
        readonly if: Test;
        readonly then: readonly Statement[];
        readonly else?: readonly Statement[];
      }
    | {
        readonly op: 'may';
        readonly who?: Who;
        readonly if?: Test;
        readonly do: readonly Statement[];
        readonly else?: readonly Statement[];
      }
    | { readonly op: 'for-each'; readonly of: PokemonOf | CardsOf; readonly do: readonly Statement[] }
    | {
        readonly op: 'modal';
        readonly who?: Who;
        readonly n?: number;
        readonly orMore?: true;
        readonly options: readonly { readonly if?: Test; readonly do: readonly Statement[] }[];
      }
    | { readonly op: 'as-player'; readonly who: Who; readonly do: readonly Statement[] }
    | {
        readonly op: 'pick';
        readonly who?: Who;
        readonly of: PokemonOf | CardsOf | AttacksOf | ValuePick;
        readonly secret?: true;
      }
    | { readonly op: 'stop'; readonly what: 'attack' | 'card' }
    | { readonly op: 'flip'; readonly coins: Amount | 'until-tails'; readonly who?: Who }
    | { readonly op: 'outcome'; readonly is: 'end-turn' | 'extra-turn' | 'win' | 'lose'; readonly who?: Who }
    // cards
    | { readonly op: 'draw'; readonly n: Amount; readonly who?: Who; readonly upTo?: true; readonly until?: true }
    | {
        readonly op: 'move';
        readonly cards: CardsOf;
        readonly to: Where;
        readonly reveal?: true;
        readonly order?: 'any' | 'random' | 'same';
        readonly face?: 'up' | 'down';
      }
    | { readonly op: 'shuffle'; readonly zone: 'deck' | 'prizes' | 'hand'; readonly who?: Who }
    | { readonly op: 'look'; readonly cards: CardsOf; readonly who?: Who }
    | {
        readonly op: 'attach';
        readonly cards: CardsOf;
        readonly to: PokemonOf;
        readonly split?: true;
        readonly asIf?: 'tool' | 'energy';
      }
    | { readonly op: 'take-prizes'; readonly n: Amount; readonly who?: Who }
    // Pokémon
    | { readonly op: 'evolve'; readonly pokemon: PokemonOf; readonly with: CardsOf }
    | { readonly op: 'devolve'; readonly pokemon: PokemonOf; readonly n?: Amount | 'any'; readonly to: Where }
    | {
        readonly op: 'exchange';
        readonly pokemon: PokemonOf;
        readonly with: CardsOf;
        readonly keeps: readonly ('attached' | 'damage' | 'conditions' | 'effects')[];
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
    | { readonly op: 'damage'; readonly n: Amount; readonly to: PokemonOf; readonly ignore?: readonly Ignored[] }
    | { readonly op: 'put-counters'; readonly n: Amount; readonly on: PokemonOf; readonly split?: true }
    | { readonly op: 'heal'; readonly n: Amount | 'all'; readonly from: PokemonOf }
    | {
        readonly op: 'move-counters';
        readonly n: Amount | 'all' | 'any';
        readonly from: PokemonOf;
        readonly to: PokemonOf;
        readonly split?: true;
      }
    | { readonly op: 'set-remaining-hp'; readonly hp: Amount; readonly of: PokemonOf }
    | {
        readonly op: 'condition';
        readonly give?: readonly ConditionWord[];
        readonly remove?: readonly ConditionWord[] | 'all' | 'one' | 'effects-of-attacks';
        readonly to: PokemonOf | Who;
        readonly counters?: number;
        readonly coins?: number;
      }
    // time and meta
    | {
        readonly op: 'lasting';
        readonly on: PokemonOf | CardsOf | Who;
        readonly rules: readonly Rule[];
        readonly span: Span;
        readonly ends?: readonly Happening[];
        readonly once?: true;
        readonly label?: string;
      }
    | { readonly op: 'use'; readonly what: AttacksOf | CardsOf; readonly pay?: 'cost' | 'nothing' }
    | { readonly op: 'prevent'; readonly what: 'damage' | 'effects' | 'all' | 'event' }
  );

export type StatementKind = Statement['op'];
