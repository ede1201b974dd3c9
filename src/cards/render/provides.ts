import type { AnswerRule, Change } from '../language.js';
import { EVERY_TYPE } from '../parse/provides.js';
import { paragraph } from './block.js';
import { listed, unsayable } from './speech.js';
import { testText } from './test.js';

/** "As long as …, this card provides …". */
export function providesText({ change, while: when }: AnswerRule): string {
  const said = `this card provides ${provided(change)}`;
  return paragraph([when === undefined ? said : `as long as ${testText(when, 'you')}, ${said}`]);
}

/** What a card provides in a certain case it does not provide besides what it does otherwise. */
export const insteadOf = (text: string): string =>
  text.includes('This card provides ') ? text.replace(/(, this card provides [^.]*)\./g, '$1 instead.') : text;

function provided(change: Change): string {
  if (!('types' in change)) return unsayable('such Energy');
  const { types, n } = change;
  if (n === undefined) return `${types.join(' ')} Energy`;
  const which = types.length === EVERY_TYPE.length ? 'every type of Energy' : `${listed(types, 'and')} Energy`;
  return `${which} but provides only ${n} Energy at a time`;
}
