// How texts become programs, and programs texts again: the one place where commands get both.
import { type Compile, type CompileAll, compileCard, compileCards, ourWording } from '../../cards/index.js';

export const compile: Compile = compileCard;
export const compileAll: CompileAll = compileCards;
export const worded = ourWording;
