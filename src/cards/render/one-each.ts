import type { Statement } from '../language.js';
import { isSame } from '../telling/same.js';
import type { Voice } from './speech.js';
import { cards, group } from './things.js';

/** As many Pokémon as there are cards for are chosen, and each gets one: "attach a card to each of your Pokémon". */
export function oneEach(statement: Statement, next: Statement | undefined, voice: Voice): readonly string[] | null {
  if (statement.op !== 'pick' || statement.of.get !== 'pokemon' || next?.op !== 'for-each') return null;
  const { take, ...all } = statement.of;
  const [given, ...more] = next.do;
  if (take === undefined || !('n' in take) || typeof take.n === 'number' || take.n.num !== 'count') return null;
  if (given.op !== 'attach' || more.length > 0 || given.cards.get !== 'cards') return null;
  const { take: _, ...such } = given.cards;
  if (!isSame(such, take.n.of)) return null;
  return [`attach ${cards(given.cards, voice)} to each of ${group(all, voice)}`];
}
