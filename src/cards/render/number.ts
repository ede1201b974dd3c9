import type { Amount } from '../language.js';
import { unsayable } from './speech.js';

export const amountNumber = (amount: Amount): string =>
  typeof amount === 'number' ? String(amount) : unsayable('a number that is not known yet');
