import type { AnswerRule } from '../../language.js';
import { factors } from '../amount.js';
import { unsayable, type Voice } from '../speech.js';

const colorless = (n: number): string => Array(Math.abs(n)).fill('Colorless').join(' ');

/** What it costs to retreat or to attack. */
export function costText({ question, change, attack }: AnswerRule, about: string, voice: Voice): string {
  if ('set' in change && change.set === 0)
    return question === 'retreat-cost'
      ? `${about} has no Retreat Cost`
      : attack === undefined
        ? `ignore all Energy in the costs of attacks used by ${about}`
        : `ignore all Energy in the cost of ${attack} used by ${about}`;
  if ('types' in change) return `${about} can use the ${attack} attack for ${change.types.join(' ')}`;
  if ('ignore' in change) return `ignore all ${change.ignore[0]} Energy in the costs of attacks used by ${about}`;
  if (!('add' in change)) return unsayable('such a cost');
  if (change.ofType !== undefined) return `attacks used by ${about} cost ${change.ofType} less`;
  const { n, each } = factors(change.add, voice);
  const more = `${colorless(n)} ${n < 0 ? 'less' : 'more'}${each}`;
  if (question === 'retreat-cost') return `the Retreat Cost of ${about} is ${more}`;
  return attack === undefined ? `attacks used by ${about} cost ${more}` : `${attack} used by ${about} costs ${more}`;
}
