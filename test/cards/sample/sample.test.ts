import { describe, expect, it } from 'vitest';
import { SentenceBook } from '../../../src/cards/compile/sentences.js';
import { canonical, compileCard, compileCards, renderCard, survival } from '../../../src/cards/index.js';
import { phrasesOfGrammar } from '../../../src/cards/parse/sentence.js';
import { orThrow } from '../../../src/engine/index.js';
import { library } from '../../../src/library/index.js';
import { cardOf, comesTo, SAMPLE } from './sample.js';

/** Written anew by `node scripts/sample.mjs`, which tells every difference. */
describe('the sample', () => {
  it('has the programs and the wordings that it had', () => {
    const differing = SAMPLE.flatMap(({ on, text, program, says }) => {
      const now = comesTo(on, text);
      return now?.program === program && now.says === says ? [] : [{ on, text, says: now?.says ?? null }];
    });
    expect(differing).toEqual([]);
  });

  it('means the same in our wording', () => {
    const differing = SAMPLE.filter(({ on, program, says }) => comesTo(on, says)?.program !== program);
    expect(differing.map(({ text }) => text)).toEqual([]);
  });

  it('spans the grammar but for what is counted here, and that may only become less', () => {
    const book = new SentenceBook();
    const used = new Set(
      SAMPLE.flatMap(({ on, text }) => book.sentencesOf(text, cardOf(on, text)).flatMap(({ phrases }) => phrases)),
    );
    const unused = phrasesOfGrammar().filter((phrase) => !used.has(phrase));
    expect(unused.length).toBeLessThanOrEqual(UNUSED);
  });

  it('has no word that changes the meaning and not the program', () => {
    const { survivors, mutants } = survival(
      SAMPLE.map(({ on, text }) => cardOf(on, text)),
      compileCards,
    );
    expect(mutants).toBeGreaterThan(2000);
    expect(survivors.map(({ original, mutant: { from, to } }) => `${from} → ${to}: ${original}`)).toEqual([]);
  });
});

/** Phrases that no text of the sample uses. A new phrase comes with a text for it. */
const UNUSED = 572;

describe('the cards that ship', () => {
  it('say in our wording what they say, all of them', () => {
    const differing = library.cards.filter(({ facts }) => {
      const made = compileCard(facts);
      if (!made.ok) return true;
      const texts = orThrow(renderCard(made.program, facts));
      const again = compileCard({
        ...facts,
        attacks: facts.attacks.map((attack, i) => ({ ...attack, text: texts.attacks[i]! })),
        powers: facts.powers.map((power, i) => ({ ...power, text: texts.powers[i]! })),
        text: texts.card,
      });
      return !again.ok || canonical(again.program) !== canonical(made.program);
    });
    expect(library.cards.length).toBeGreaterThan(300);
    expect(differing.map(({ facts: { name } }) => name)).toEqual([]);
  });
});
