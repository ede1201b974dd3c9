import { type CardFacts, nameThatCounts, roleOf, type Stage } from '../../../engine/index.js';
import { type Advice, advice, type Inspected } from './advice.js';

/** Cards that need another card: what they evolve from, their other pieces. */
export function lineAdvice(inspected: Inspected): Advice[] {
  return [...lowerStages(inspected), ...fossils(inspected), ...pieces(inspected)];
}

const named = ({ deck, era }: Inspected, name: string): readonly CardFacts[] =>
  deck.filter((card) => nameThatCounts(card.name, era.nameStrip) === name);

/** @rule NAME-13 EVO-01 LVL-01 */
function lowerStages(inspected: Inspected): Advice[] {
  const { deck, different, era } = inspected;
  const upper = different.filter((card) => ['evolution', 'level-up'].includes(roleOf(card)) && card.evolvesFrom !== '');
  const lowers = new Set(upper.map((card) => nameThatCounts(card.evolvesFrom, era.nameStrip)));
  return [...lowers].flatMap((lower) => {
    const evolve = upper.filter((card) => nameThatCounts(card.evolvesFrom, era.nameStrip) === lower);
    const names = [...new Set(evolve.map(({ name }) => name))];
    // A Level-Up card goes onto a Pokémon of its own name; it is not one that it could go onto.
    const below = named(inspected, lower).filter((card) => roleOf(card) !== 'level-up').length;
    const above = deck.filter((card) => evolve.includes(card)).length;
    if (below === 0) return skipsStage(evolve, deck) ? [] : [missing(names, lower)];
    if (above <= below) return [];
    const message = `${above} cards go onto ${lower} (${names.join(', ')}), but there are only ${below} ${lower}.`;
    return [advice('lower-stage-short', message)];
  });
}

const missing = (names: readonly string[], lower: string): Advice =>
  advice('lower-stage-missing', `There is no ${lower} for ${names.join(', ')} to evolve from.`, 'NAME-13');

/** A Trainer card that speaks of Stage 2 and Basic Pokémon may let the stage between them be left out. */
const skipsStage = (evolve: readonly CardFacts[], deck: readonly CardFacts[]): boolean =>
  evolve.every(({ stage }) => stage === 'stage-2') &&
  deck.some(({ kind, text }) => kind === 'trainer' && /\bStage 2\b/.test(text) && /\bBasic\b/.test(text));

/** @rule FOS-01 */
function fossils({ different, era }: Inspected): Advice[] {
  const lowers = new Set(different.map((card) => nameThatCounts(card.evolvesFrom, era.nameStrip)));
  return different
    .filter((card) => card.trainer === 'fossil' && !lowers.has(nameThatCounts(card.name, era.nameStrip)))
    .map(({ name }) => advice('fossil-unused', `No card of this deck evolves from ${name}.`));
}

const PIECES: Readonly<Partial<Record<Stage, number>>> = { legend: 2, 'v-union': 4 };

/** @rule CLS-09 CLS-36 DECK-16 DECK-17 */
function pieces({ deck }: Inspected): Advice[] {
  const whole = new Map<string, { needed: number; there: Set<number> }>();
  for (const { name, stage, piece } of deck) {
    const needed = stage === null ? undefined : PIECES[stage];
    if (needed === undefined || piece === 0) continue;
    const there = whole.get(name)?.there ?? new Set<number>();
    whole.set(name, { needed, there: there.add(piece) });
  }
  return [...whole]
    .filter(([, { needed, there }]) => there.size < needed)
    .map(([name, { needed, there }]) =>
      advice('piece-missing', `${name} is put together from ${needed} pieces; this deck has ${there.size} of them.`),
    );
}
