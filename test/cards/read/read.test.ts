import { describe, expect, it } from 'vitest';
import { read } from '../../../src/cards/read/read.js';
import { tokensOf } from '../../../src/cards/read/token.js';
import { BLANK_FACTS, type CardFacts } from '../../../src/engine/index.js';

const facts: CardFacts = { ...BLANK_FACTS, name: 'Lanternfin' };
const words = (text: string): readonly string[] => tokensOf(text).map(({ word }) => word);
const sentences = (text: string, of: CardFacts = facts): readonly string[] =>
  read(text, of).map(
    ({ tokens, claim }) => `${claim === null ? '' : `${claim.rule}: `}${tokens.map(({ word }) => word).join(' ')}`,
  );

describe('words', () => {
  it('are the same for every way to write a type', () => {
    expect(words('a {R} Energy')).toEqual(['a', 'fire', 'energy']);
    expect(words('a [R] Energy')).toEqual(words('a Fire Energy'));
    expect(words('is ColorlessColorless more')).toEqual(['is', 'colorless', 'colorless', 'more']);
  });

  it('know number words, curly apostrophes and reviewed typos', () => {
    expect(words('Flip two coins')).toEqual(['flip', '2', 'coins']);
    expect(words('opponent’s damgae')).toEqual(['opponent', "'s", 'damage']);
    expect(words('his or her hand')).toEqual(['their', 'hand']);
  });

  it('keep the span of what is printed', () => {
    const text = 'Discard his or her {R} Energy';
    expect(tokensOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'Discard',
      'his or her',
      '{R}',
      'Energy',
    ]);
  });
});

describe('the own name', () => {
  it('is one word, wherever it stands', () => {
    expect(sentences("Lanternfin's attacks. Heal Lanternfin.")).toEqual(["~ 's attacks", 'heal ~']);
  });

  it('is not the beginning of a longer name', () => {
    expect(sentences('Put Lanternfin V there.')).toEqual(['put lanternfin v there']);
  });

  it('may lose a mark that texts leave out', () => {
    expect(sentences('Heal Lanternfin.', { ...facts, name: 'Lanternfin δ' })).toEqual(['heal ~']);
  });
});

describe('sentences', () => {
  it('that restate a rule are known as claims, also inside another sentence', () => {
    expect(sentences('Once during your turn (before your attack), draw a card.')).toEqual([
      'POW-03: before your attack',
      'once during your turn , draw a card',
    ]);
  });

  it('in an unknown parenthesis stay', () => {
    expect(sentences('Draw a card. (Whales sing.)')).toEqual(['draw a card', 'whales sing']);
    expect(sentences('Draw (whales sing) a card.')).toEqual(['draw ( whales sing ) a card']);
  });
});
