import type { CardFacts, Era } from '../../../engine/index.js';
import { compileCard } from '../../compile/compile.js';
import { type Advice, advice, type Inspected } from './advice.js';
import { energyAdvice } from './energy.js';
import { lineAdvice } from './lines.js';
import { ratioAdvice } from './ratios.js';

/** What an experienced builder would point out, as far as it is certain from the cards themselves. */
export function lintDeck(deck: readonly CardFacts[], era: Era): Advice[] {
  const inspected: Inspected = { deck, different: [...new Set(deck)], era };
  const found = [
    ...ratioAdvice(inspected),
    ...lineAdvice(inspected),
    ...energyAdvice(inspected),
    ...supplyAdvice(inspected),
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

/** Cards that Rulebox does not let into a game yet. */
function textAdvice({ different }: Inspected): Advice[] {
  return different.flatMap((card) => {
    const compiled = compileCard(card);
    if (compiled.ok) return [];
    const words = compiled.unsupported[0]?.text ?? '';
    return [
      advice('text-not-understood', `${card.name} cannot be played yet, for its text is not understood: "${words}"`),
    ];
  });
}
