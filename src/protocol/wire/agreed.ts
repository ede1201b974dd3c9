import { TEMPLATES } from './templates.js';
import { OFTEN_WORDS, PHRASES, SELDOM_WORDS } from './words.js';

/** What both ends must know alike before the first word, as one number: where it differs, nothing would be understood. */
export const AGREED: number = [...JSON.stringify([TEMPLATES, OFTEN_WORDS, SELDOM_WORDS, PHRASES])].reduce(
  (sum, letter) => (Math.imul(sum, 31) + letter.codePointAt(0)!) >>> 0,
  7,
);
