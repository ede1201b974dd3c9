// How texts become programs, and programs texts again: the one place where commands get both.
import { type Compile, type CompileAll, compileCard, compileCards, renderCard } from '../../cards/index.js';

export const compile: Compile = compileCard;
export const compileAll: CompileAll = compileCards;
export const render = renderCard;
