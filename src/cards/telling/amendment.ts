import type { EnergyType } from '../../engine/index.js';
import type { Amount, Happening, PokemonOf, Rule, Statement, Take, Test, Where } from '../language.js';
import type { Hanging } from './hanging.js';

/** A sentence that is no act of its own: it says more of what was told before it. */
export type Amendment = Hanging & { readonly op: 'amend' } & (
    | GoesTo
    | GoesOnTop
    /** "Discard all attached cards": those of the Pokémon that was put somewhere. @rule ZONE-14 KIND-18 */
    | { readonly is: 'leaves-attached' }
    /** "If you search your deck, shuffle it": of the place that was chosen. @rule SRCH-04 */
    | { readonly is: 'shuffles-searched' }
    /** What ends the effect before it. @rule EFF-09 */
    | { readonly is: 'ends'; readonly ends: readonly Happening[] }
    /** How many damage counters are put at most. */
    | { readonly is: 'counters-at-most'; readonly cap: number }
    /** How much damage is added at most; or for so many things at most. */
    | { readonly is: 'damage-at-most'; readonly cap: number }
    | { readonly is: 'counts-at-most'; readonly upTo: number; readonly type?: EnergyType }
    /** Weakness and Resistance are applied on the Bench, too. @rule DMG-15 */
    | { readonly is: 'on-bench-too'; readonly of?: 'power' }
    /** Cards that a choice leaves out. */
    | { readonly is: 'leaves-out'; readonly except: Test }
    /** Whoever would be Knocked Out by it is not chosen. @rule KO-01 */
    | { readonly is: 'not-fatal' }
    /** Only such a Pokémon is chosen. @rule EVO-06 EVO-12 */
    | { readonly is: 'narrows'; readonly narrows: Test; readonly basic: boolean }
    /** Says again that the copied attack is carried out, and what it costs. @rule ATK-16 ATK-17 */
    | { readonly is: 'performs'; readonly pay?: 'cost'; readonly still?: readonly string[] }
    /** Who chooses what goes out, comes in, or comes from the Bench by a switch. @rule EFF-04 */
    | { readonly is: 'chooses-switched'; readonly chooser: 'out' | 'in' | 'benched' }
    /** What the coin of each of several Pokémon decides. */
    | { readonly is: 'coin-decides'; readonly if: Test; readonly do: readonly Statement[] }
    /** The opponent is the first of both to do it. */
    | { readonly is: 'opponent-begins' }
    /** Nothing comes between this turn and the next one of the same player. */
    | { readonly is: 'skips-checkup' }
    /** What a marker of this name says. @rule EFF-10 */
    | { readonly is: 'marker-says'; readonly marks: string; readonly rules: readonly Rule[] }
    | Restated
  );

export type AmendmentWord = Amendment['is'];
export type AmendmentBy<W extends AmendmentWord> = Extract<Amendment, { readonly is: W }>;

/** Where the cards go that were searched for, chosen or taken. */
export interface GoesTo {
  readonly is: 'goes-to';
  readonly to: Where;
  readonly reveal?: true;
  readonly order?: 'any';
  /** They were counted. */
  readonly claim?: 'counted';
}

/** They are put on top when the rest of the deck has been shuffled. @rule SRCH-04 */
export interface GoesOnTop {
  readonly is: 'goes-on-top';
  readonly claim: 'one' | 'many' | 'apart';
  readonly order?: 'any';
}

/** What is done in another number than the sentence before said; all the rest of it stays as it was. */
export interface Restated {
  readonly is: 'restated';
  readonly of: readonly Statement['op'][];
  readonly n?: Amount;
  readonly where?: Test;
  readonly take?: Take;
  readonly top?: number;
  readonly to?: PokemonOf;
  readonly split?: true;
}
