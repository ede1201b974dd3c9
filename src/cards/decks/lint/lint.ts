import type { CardFacts, Era } from '../../../engine/index.js';
import { compileCard } from '../../compile/compile.js';
import { textAround } from '../../compiled.js';
import { type CardPool, sameCardKey, unprinted } from '../list/pool.js';
import { type Advice, advice, type Inspected } from './advice.js';
import { energyAdvice } from './energy.js';
import { lineAdvice } from './lines.js';
import { ratioAdvice } from './ratios.js';
import { shiningAdvice } from './shining.js';

/**
 * What an experienced builder would point out, as far as it is certain from the cards themselves; with a pool, also from
 * when they were printed first.
 */
export function lintDeck(deck: readonly CardFacts[], era: Era, pool: CardPool | null = null): Advice[] {
  const inspected: Inspected = { deck, different: [...new Set(deck)], era };
  const found = [
    ...ratioAdvice(inspected),
    ...lineAdvice(inspected),
    ...energyAdvice(inspected),
    ...supplyAdvice(inspected),
    ...(pool === null ? [] : dateAdvice(inspected, pool)),
    ...shiningAdvice(inspected),
    ...textAdvice(inspected),
  ];
  // Two prints of one card give the same advice; once is enough.
  return [...new Map(found.map((each) => [each.message, each])).values()];
}

/** Cards that bring other cards: one Supporter may be played each turn. @rule SUP-01 */
function supplyAdvice({ different }: Inspected): Advice[] {
  const supporter = different.some(({ trainer }) => trainer === 'supporter');
  const texts = different.flatMap(({ kind, text, powers }) => [
    kind === 'trainer' ? text : '',
    ...powers.map((power) => power.text),
  ]);
  const draws = texts.some((text) => /\bdraws?\b|\bsearch(?:es)? (?:your|his or her|their) deck\b/i.test(text));
  return [
    ...(supporter
      ? []
      : [advice('no-supporter', 'There is no Supporter card; one may be played each turn.', 'SUP-01')]),
    ...(draws
      ? []
      : [advice('no-draw', 'No Trainer card and no power of this deck draws cards or searches the deck.')]),
  ];
}

/** Cards that were not there yet when these rules were played. */
function dateAdvice({ different, era }: Inspected, pool: CardPool): Advice[] {
  return different.flatMap((card) => {
    const key = sameCardKey(unprinted(card));
    const prints = pool.named(card.name).filter((print) => sameCardKey(print) === key && print.facts.released !== '');
    const years = prints.map(({ facts }) => Number(facts.released.slice(0, 4)));
    const first = Math.min(...years);
    if (years.length === 0 || first <= era.year) return [];
    return [advice('printed-later', `${card.name} was first printed in ${first}; these are the rules of ${era.year}.`)];
  });
}

/** Cards that Rulebox does not let into a game yet. */
function textAdvice({ different }: Inspected): Advice[] {
  return different.flatMap((card) => {
    const compiled = compileCard(card);
    if (compiled.ok) return [];
    const words = compiled.unsupported.slice(0, 1).map((span) => around(textAround(card, span), span));
    return [
      advice('text-not-understood', `${card.name} cannot be played yet: its text is not understood at ${words}.`),
    ];
  });
}

/** How much of a text is quoted on either side of the words that are not understood. */
const AROUND = 30;

function around(text: string, { start, end }: { readonly start: number; readonly end: number }): string {
  const from = start <= AROUND ? 0 : text.indexOf(' ', start - AROUND) + 1;
  const to = end + AROUND >= text.length ? text.length : text.lastIndexOf(' ', end + AROUND);
  return `"${from === 0 ? '' : '…'}${text.slice(from, Math.max(to, end))}${to === text.length ? '' : '…'}"`;
}
