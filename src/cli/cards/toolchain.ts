// How texts become programs, and programs texts again: the one place where commands get both.
import { type Compile, compileCard, renderCard } from '../../cards/index.js';

export const compile: Compile = compileCard;
export const render = renderCard;
