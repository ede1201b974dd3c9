import type { Statement } from '../language.js';

type Conditioning = Extract<Statement, { readonly op: 'condition' }>;

/** How much stronger than usual a Special Condition is: a sentence of its own, where it is. */
export function strongerText({ give, counters, coins }: Conditioning): readonly string[] {
  if (coins !== undefined) return [`during Pokémon Checkup, flip ${coins} coins instead of 1`];
  if (counters === undefined) return [];
  const isOf = (word: string): boolean => give?.some((one) => one === word) === true;
  if (isOf('confused') && !isOf('poisoned') && !isOf('burned'))
    return [`put ${counters} damage counters instead of 3 on that Pokémon for this Special Condition`];
  return [`put ${counters} damage counters instead of ${isOf('poisoned') ? 1 : 2} on that Pokémon between turns`];
}
