import type { LeftOver } from '../table/left-over.js';
import { END_QUESTION } from '../words/settings.js';

/** One sentence for each kind of thing, what decides most first. */
export function sentencesOf({ attacks, powers, energy, evolutions, supporters }: LeftOver): readonly string[] {
  const named = powers.map(({ power, of }) => (of === null ? power : END_QUESTION.powerOf(power, of)));
  return [
    ...attacks.map(({ pokemon, names }) => END_QUESTION.attack(pokemon, names)),
    ...(energy.length > 0 ? [END_QUESTION.attach(energy)] : []),
    ...(named.length > 0 ? [END_QUESTION.power([...new Set(named)])] : []),
    ...(evolutions.length > 0 ? [END_QUESTION.evolve(evolutions)] : []),
    ...(supporters.length > 0 ? [END_QUESTION.supporter(supporters)] : []),
  ];
}
