import { type CardFacts, err, type Result } from '../engine/index.js';
import { canonical } from './compile/canonical.js';
import { compileCard } from './compile/compile.js';
import type { CardProgram } from './language.js';
import { type CardTexts, renderCard } from './render/render.js';

/**
 * A card's texts in our own wording, where they say the very same as its program; else why there are none. What is shown to
 * somebody is asked of this, so that no wording is ever a guess.
 */
export function ourWording(
  program: CardProgram,
  facts: CardFacts,
  asCard: (texts: CardTexts) => CardFacts = (texts) => withTexts(facts, texts),
): Result<CardTexts, readonly string[]> {
  const texts = renderCard(program, facts);
  if (!texts.ok) return texts;
  const again = compileCard(asCard(texts.value));
  if (!again.ok)
    return err(again.unsupported.map(({ text, reason }) => `our own wording "${text}" is not understood (${reason}).`));
  return canonical(again.program) === canonical(program)
    ? texts
    : err(['our own wording says something else than its text.']);
}

const withTexts = (facts: CardFacts, { attacks, powers, card }: CardTexts): CardFacts => ({
  ...facts,
  attacks: facts.attacks.map((attack, place) => ({ ...attack, text: attacks[place] ?? '' })),
  powers: facts.powers.map((power, place) => ({ ...power, text: powers[place] ?? '' })),
  text: card,
});
