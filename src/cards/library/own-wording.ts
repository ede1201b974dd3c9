import { type CardFacts, err, isBabyRule, liftsTheFour, ok, type Result } from '../../engine/index.js';
import { canonical } from '../compile/canonical.js';
import { compileCard } from '../compile/compile.js';
import { type CardTexts, renderCard } from '../render/render.js';

/** The card with its texts as we word them, where these say the very same; else why not. */
export function inOwnWording(facts: CardFacts): Result<CardFacts, readonly string[]> {
  const compiled = compileCard(facts);
  if (!compiled.ok)
    return err(compiled.unsupported.map(({ text, reason }) => `"${text}" is not understood (${reason}).`));
  const worded = withTexts(facts, renderCard(compiled.program, facts));
  const again = compileCard(worded);
  if (!again.ok)
    return err(again.unsupported.map(({ text, reason }) => `our own wording "${text}" is not understood (${reason}).`));
  return canonical(again.program) === canonical(compiled.program)
    ? ok(worded)
    : err(['our own wording says something else than its text.']);
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
