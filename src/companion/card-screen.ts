import { type CardTexts, type Compilation, ourWording, textAround } from '../cards/index.js';
import type { CardFacts, Era } from '../engine/index.js';
import { howPlayed } from './tips/how-played.js';
import { type Tip, tip } from './tips/tip.js';
import { whatToWatch } from './tips/what-to-watch.js';

/** A text of the card in our own wording. */
export interface CardLine {
  readonly of: 'attack' | 'power' | 'card';
  readonly name: string;
  readonly text: string;
}

/** How to play the card. */
export interface CardScreen {
  readonly screen: 'card';
  readonly name: string;
  readonly lines: readonly CardLine[];
  readonly tips: readonly Tip[];
}

/** The one screen that every card has: the first of Trainer and Energy cards. @rule ERD-04 */
export function cardScreen(facts: CardFacts, compiled: Compilation, era: Era): CardScreen {
  const played = howPlayed(facts, era);
  if (!compiled.ok) {
    return { screen: 'card', name: facts.name, lines: [], tips: [...played, ...notUnderstood(facts, compiled)] };
  }
  const { program } = compiled;
  const worded = ourWording(program, facts);
  return {
    screen: 'card',
    name: facts.name,
    lines: linesOf(facts, worded.ok ? worded.value : printedTexts(facts)),
    tips: [...played, ...whatToWatch(facts, program, era)],
  };
}

/** Where we have no words that say the very same. */
const printedTexts = ({ attacks, powers, text }: CardFacts): CardTexts => ({
  attacks: attacks.map((attack) => attack.text),
  powers: powers.map((power) => power.text),
  card: text,
});

/** Tips for a text that was not understood would be guesses. */
function notUnderstood(facts: CardFacts, { unsupported }: Compilation & { ok: false }): readonly Tip[] {
  return unsupported.map((span) => {
    const whole = textAround(facts, span);
    return tip(`Rulebox does not understand “${span.text || whole}”, so there is no tip for it.`);
  });
}

function linesOf({ attacks, powers, name }: CardFacts, texts: CardTexts): readonly CardLine[] {
  return [
    ...texts.powers.map((text, index): CardLine => ({ of: 'power', name: powers[index]!.name, text })),
    ...texts.attacks.map((text, index): CardLine => ({ of: 'attack', name: attacks[index]!.name, text })),
    { of: 'card' as const, name, text: texts.card },
  ].filter(({ text }) => text !== '');
}

/** Everything that is to be read on the screen, for whoever looks words up. */
export const wordsOf = ({ lines, tips }: CardScreen): string =>
  [...lines.map(({ text }) => text), ...tips.map(({ text }) => text)].join('\n');
