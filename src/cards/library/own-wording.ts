import { type CardFacts, err, isBabyRule, liftsTheFour, ok, type Result } from '../../engine/index.js';
import { compileCard } from '../compile/compile.js';
import { ourWording } from '../our-wording.js';
import type { CardTexts } from '../render/render.js';

/** The card with its texts as we word them, where these say the very same; else why not. */
export function inOwnWording(facts: CardFacts): Result<CardFacts, readonly string[]> {
  const compiled = compileCard(facts);
  if (!compiled.ok)
    return err(compiled.unsupported.map(({ text, reason }) => `"${text}" is not understood (${reason}).`));
  const texts = ourWording(compiled.program, facts, (worded) => withTexts(facts, worded));
  return texts.ok ? ok(withTexts(facts, texts.value)) : texts;
}

/** What is said of decks, and the rule of the Babies, is in no program. @rule PREC-01 ATK-05 */
const ANY_NUMBER = 'You may have any number of this card in your deck.';
const BABY_RULE =
  'While this Baby Pokémon is your Active Pokémon, an opponent who wants to attack first flips a coin. If tails, their turn ends.';

const ownRule = (facts: CardFacts): string =>
  liftsTheFour(facts) ? ANY_NUMBER : isBabyRule(facts.text) ? BABY_RULE : '';

const withTexts = (facts: CardFacts, { attacks, powers, card }: CardTexts): CardFacts => ({
  ...facts,
  attacks: facts.attacks.map((attack, place) => ({ ...attack, text: attacks[place] ?? '' })),
  powers: facts.powers.map((power, place) => ({ ...power, text: powers[place] ?? '' })),
  text: card === '' ? ownRule(facts) : card,
});
