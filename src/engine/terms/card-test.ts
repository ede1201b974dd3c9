import type { PowerWord, StageWord } from '../effects/words.js';
import type { Era } from '../eras/era.js';
import type { Card } from '../model/setup.js';
import { nameThatCounts } from '../rules/name.js';

/* What is printed on a card, as texts ask for it. */

/** The stage printed on a card; a Baby is a Basic Pokémon too. @rule KIND-08 KIND-10 */
export function hasStage({ facts, role }: Card, words: readonly StageWord[]): boolean {
  const { stage } = facts;
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!;
    if (word === 'basic') {
      if (stage === 'basic' || stage === 'baby' || role === 'fossil') return true;
    } else if (word === 'evolution' || word === 'evolved') {
      if (role === 'evolution') return true;
    } else if (stage === word) return true;
  }
  return false;
}

/** The names that count, for those that are printed in texts: a map for each way of counting. */
const counted = new Map<Era['nameStrip'], Map<string, string>>();

function countedName(printed: string, strip: Era['nameStrip']): string {
  const names = counted.get(strip) ?? new Map<string, string>();
  const known = names.get(printed);
  if (known !== undefined) return known;
  const name = nameThatCounts(printed, strip);
  counted.set(strip, names.set(printed, name));
  return name;
}

/** Any copy of that name, in whatever zone. @rule NAME-01 EFF-17 */
export function isNamed(card: Card, names: readonly string[], { nameStrip }: Era): boolean {
  for (let i = 0; i < names.length; i++) if (card.counted === countedName(names[i]!, nameStrip)) return true;
  return false;
}

/** Whether a name that is printed on a card is the one in a text, also where no card of the game has it. @rule NAME-01 */
export const isPrintedName = (printed: string, name: string, { nameStrip }: Era): boolean =>
  countedName(printed, nameStrip) === countedName(name, nameStrip);

/** Old-style powers count among the newer ones; Abilities are their own kind. @rule POW-09 POW-10 */
export function isPower(kind: string, words: readonly PowerWord[]): boolean {
  return words.some(
    (word) =>
      word === kind ||
      (word === 'any' && kind !== 'ancient-trait') ||
      (word === 'pokemon-power' && (kind === 'poke-power' || kind === 'poke-body')) ||
      (kind === 'pokemon-power' && words.includes('poke-power') && words.includes('poke-body')) ||
      (word === 'ability' && kind === 'vstar-power'),
  );
}
