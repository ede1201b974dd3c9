import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CardTexts, ImportedCard } from '../../../src/cards/index.js';
import {
  canonical,
  compileCard,
  compileCards,
  importCard,
  renderCard,
  shareOfRare,
  steering,
  survival,
  uniqueCards,
} from '../../../src/cards/index.js';
import { type CardFacts, orThrow } from '../../../src/engine/index.js';
import { fromNotation } from './notation.js';

const SHARED = join(import.meta.dirname, '../../../../shared');
const CORPUS = join(SHARED, 'corpus');
const SAMPLE = join(SHARED, 'effects/sample.jsonl');

const linesOf = (path: string): readonly string[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '');

function corpus(): readonly ImportedCard[] {
  const files = readdirSync(CORPUS).filter((name) => name.endsWith('.jsonl'));
  return files.flatMap((name) =>
    linesOf(join(CORPUS, name)).flatMap((line) => {
      const card = importCard(JSON.parse(line));
      return card.ok ? [card.value] : [];
    }),
  );
}

/** All attacks of the card, since a text may name another one, but only one with its text. */
const onlyText = ({ attacks }: CardFacts, index: number): CardFacts['attacks'] =>
  attacks.map((attack, i) => (i === index ? attack : { ...attack, text: '', mark: '' }));

/** The card with one of its texts only, for each of its texts. */
function oneByOne(facts: CardFacts): readonly CardFacts[] {
  const bare = { ...facts, attacks: [], powers: [], text: '' };
  return [
    ...facts.attacks.flatMap(({ text }, index) => (text === '' ? [] : [{ ...bare, attacks: onlyText(facts, index) }])),
    ...facts.powers.map((power) => ({ ...bare, powers: [power] })),
    ...(facts.text === '' ? [] : [{ ...bare, text: facts.text }]),
  ];
}

function reworded(facts: CardFacts, texts: CardTexts): CardFacts {
  return {
    ...facts,
    attacks: facts.attacks.map((attack, i) => ({ ...attack, text: texts.attacks[i] })),
    powers: facts.powers.map((power, i) => ({ ...power, text: texts.powers[i] })),
    text: texts.card,
  };
}

/**
 * Programs of the sample that say the same in another form: who draws, who chooses, where a choice or the step of a loop is written, how
 * less is reckoned, the Pokémon that will defend by then, the one that came in, where that was whoever is Active, and that a Pokémon SP
 * is a Pokémon. The last but one was marked otherwise by hand: Energy of any of one's Pokémon is not the attacking one's
 * (ATK-11). The last one says in so many words that in one case nothing is done. `basep-4` was compiled by hand without the
 * type that its text has lost. Whose Pokémon it is ("Team Aqua's …") is told by its name, by hand as a mark of its own.
 * `col1-21` left "if you do" out behind a look: whoever looked at no card finds none either.
 * `ecard2-128` and `ex15-81` asked by hand for an attack that was carried out to its end; one that did nothing was used (CLS-18).
 */
const SAID_OTHERWISE = new Set([
  'col1-21#p0',
  'basep-4#a0',
  'ecard2-128',
  'ex15-81',
  'dc1-28',
  'ecard1-2#p0',
  'swsh11-209',
  'ex3-90#p0',
  'bw8-103#a0',
  'ecard2-91#p0',
  'ecard2-83#p0',
  'pl1-34#p0',
  'pl4-61#a0',
  'dp4-49#p0',
  'swsh1-182',
  'ecard2-142',
  'dp3-27#a1',
  'sm11-157#a0',
  'neo4-17#a0',
  'pl1-5#p0',
  'sma-SV57#p0',
  'swshp-SWSH262#a1',
  'sm11-69#a1',
  'pl2-96',
  'ecard2-H10#a0',
  'ecard2-134',
  'ex16-30#p0',
  'xy3-18#p0',
  'sm9-166#a2',
  'swsh4-5#a0',
]);

/**
 * They only get better: whoever makes them so writes the new figure here. Cards of 1999 to 2001 say most things once: the share of
 * rare phrases was let grow for them by half a point, and what is carried had to grow by a whole one.
 */
const MOST_RARE = 0.532;
const LEAST_CARRIED = 0.726;
const MOST_SURVIVORS = 9;

interface Written {
  readonly id: string;
  readonly program: readonly unknown[];
}

/** The card with the text that the sample names: `set-number#a0` an attack, `#p0` a power, else the card's own. */
function named(id: string, byId: ReadonlyMap<string, CardFacts>): CardFacts | null {
  const [card, part] = id.split('#');
  const facts = byId.get(card);
  if (facts === undefined) return null;
  const bare = { ...facts, attacks: [], powers: [], text: '' };
  if (part === undefined) return { ...bare, text: facts.text };
  const index = Number(part.slice(1));
  return part[0] === 'a' ? { ...bare, attacks: onlyText(facts, index) } : { ...bare, powers: [facts.powers[index]] };
}

// skipped: the corpus is not part of the repository; it lies beside it where there is one.
describe.skipIf(!existsSync(CORPUS))('every text of the corpus', () => {
  const cards = existsSync(CORPUS) ? corpus() : [];

  it('compiles or says where it does not, and our wording of it says the same', { timeout: 180_000 }, () => {
    const wrong: string[] = [];
    let compiled = 0;
    for (const { facts, print } of uniqueCards(cards)) {
      for (const one of oneByOne(facts)) {
        const made = compileCard(one);
        if (!made.ok) continue;
        compiled++;
        const again = compileCard(reworded(one, orThrow(renderCard(made.program, one))));
        if (!again.ok || canonical(again.program) !== canonical(made.program)) wrong.push(print.id);
      }
    }
    expect(wrong).toEqual([]);
    expect(compiled).toBeGreaterThan(10_000);
  });

  it('is served by a grammar of which no larger share serves two sentences at most than before', () => {
    const { use, total } = steering(cards, compileCards);
    expect(shareOfRare(use)).toBeLessThan(MOST_RARE);
    expect(total.carried / total.sentences).toBeGreaterThan(LEAST_CARRIED);
  });

  it('says something else, or nothing, when a word of it is another one', { timeout: 180_000 }, () => {
    const { survivors } = survival(
      uniqueCards(cards).map(({ facts }) => facts),
      compileCards,
    );
    expect(survivors.length).toBeLessThanOrEqual(MOST_SURVIVORS);
  });

  it('that was also compiled by hand has the same program', () => {
    const byId = new Map(cards.map(({ facts, print }) => [print.id, facts]));
    const differing: string[] = [];
    let same = 0;
    for (const line of linesOf(SAMPLE)) {
      const { id, program } = JSON.parse(line) as Written;
      const facts = named(id, byId);
      const made = facts === null ? null : compileCard(facts);
      if (made === null || !made.ok) continue;
      const { attacks, powers, card } = made.program;
      if (
        canonical([...attacks.filter((part) => part !== null), ...powers.flat(), ...card]) ===
        canonical(fromNotation(program))
      )
        same++;
      else if (!SAID_OTHERWISE.has(id)) differing.push(id);
    }
    expect(differing).toEqual([]);
    expect(same).toBeGreaterThan(80);
  });
});
