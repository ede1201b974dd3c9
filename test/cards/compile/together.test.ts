import { describe, expect, it } from 'vitest';
import type { Statement } from '../../../src/engine/index.js';
import { fault, partsOf, reworded, trainer } from './texts.js';

const DP =
  'You may play 2 Old Sea Chart at the same time. If you play 1 Old Sea Chart, draw a card. If you play 2 Old Sea Chart, draw 4 cards.';
const SM =
  'You may play 2 Old Sea Chart cards at once. • If you played 1 card, draw a card. • If you played 2 cards, draw 4 cards. (This effect works one time for 2 cards.)';

const mayOf = (text: string): Extract<Statement, { op: 'may' }> => {
  const [part] = partsOf(trainer(text)) as readonly { do: readonly Extract<Statement, { op: 'may' }>[] }[];
  return part.do[0];
};

describe('several copies played at once (TRN-01)', () => {
  it('are one text in the words of either time', () => {
    expect(partsOf(trainer(SM))).toEqual(partsOf(trainer(DP)));
  });

  it('are chosen from the hand, and leave it when all is done', () => {
    const { do: done, else: alone, if: needed } = mayOf(DP);
    expect(done.map(({ op }) => op)).toEqual(['pick', 'draw', 'move']);
    expect(alone).toEqual([{ op: 'draw', n: 1 }]);
    expect(needed).toMatchObject({ test: 'exists' });
  });

  it('must all be there', () => {
    const four = SM.replaceAll('2 Old Sea Chart', '4 Old Sea Chart').replaceAll('2 cards', '4 cards');
    expect(mayOf(four).if).toMatchObject({ test: 'exists', n: 3 });
  });

  it('are told as they are read', () => {
    const said = reworded(trainer(DP)).text;
    expect(said).toBe(
      'You may play 2 Old Sea Chart cards at once.\n• If you played 1 card, draw a card.\n• If you played 2 cards, draw 4 cards.',
    );
    expect(partsOf(trainer(said))).toEqual(partsOf(trainer(DP)));
  });

  it('are refused where it is not said what one does, or all', () => {
    expect(fault(trainer('You may play 2 Old Sea Chart at the same time. Draw a card.')).reason).toMatch(/how many/);
    expect(fault(trainer(DP.replace('play 2 Old Sea Chart, draw', 'play 3 Old Sea Chart, draw'))).reason).toMatch(
      /each/,
    );
    expect(fault(trainer('Draw a card. (This effect works one time for 2 cards.)')).reason).toMatch(/reminder/);
  });
});
