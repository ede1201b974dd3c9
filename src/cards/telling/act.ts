import type { PokemonOf, Rule, Statement } from '../language.js';
import type { Amendment } from './amendment.js';
import type { Hanging } from './hanging.js';
import type { StatementMarks } from './marks.js';
import type { Open } from './open.js';

/*
 * What a sentence tells: statements of the effect language, and beside them what changes a statement that was told before,
 * or leaves something to the sentence after it. A program has neither: whatever puts the sentences together uses them up.
 */

/** What may stand where a program has statements only. */
export type Draft = Amendment | Open | UntilEnded;

/** What lasts until something ends it, and what that is, is told next. @rule EFF-09 */
export interface UntilEnded extends Hanging {
  readonly op: 'until-ended';
  readonly on: PokemonOf;
  readonly rules: readonly RuleTold[];
}

/** A statement as a sentence tells it. */
export type StatementTold = Statement<Draft> & StatementMarks & Hanging;

/** What one act of a sentence comes to. */
export type Act = StatementTold | Draft;

/** All that a sentence says is done. */
export type Acts = readonly Act[];

/** A rule as a sentence tells it: what it does then may be told as anything else is. */
export type RuleTold = Rule<Draft>;
