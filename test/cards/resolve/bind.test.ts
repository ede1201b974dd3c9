import { describe, expect, it } from 'vitest';
import { Binder } from '../../../src/cards/resolve/bind.js';
import { Unresolved } from '../../../src/cards/resolve/tree.js';

describe('putting sentences together', () => {
  it('puts a sentence into the block that it speaks of', () => {
    const binder = new Binder();
    binder.sentence([{ op: 'may', do: [{ op: 'flip', coins: 1 }] }]);
    binder.sentence([
      {
        op: 'if',
        if: { test: 'compare', a: { num: 'bound', of: '#?coin', what: 'heads' }, rel: '>=', b: 1 },
        do: [{ op: 'draw', n: 1 }],
      },
    ]);
    expect(binder.top).toMatchObject([{ op: 'may', do: [{ op: 'flip', as: '#@1' }, { op: 'if' }] }]);
  });

  it('makes a choice of its own of what is spoken of twice', () => {
    const binder = new Binder();
    binder.sentence([{ op: 'heal', n: 10, from: { get: 'pokemon', side: 'you', spot: 'in-play', take: { n: 1 } } }]);
    binder.sentence([{ op: 'condition', remove: 'all', to: { get: 'ref', name: '#?that' } }]);
    expect(binder.top).toMatchObject([
      { op: 'pick', as: '#@1' },
      { op: 'heal', from: { get: 'ref', name: '#@1' } },
      { op: 'condition', to: { get: 'ref', name: '#@1' } },
    ]);
  });

  it('keeps a shuffle with the search', () => {
    const binder = new Binder();
    const deck = { get: 'cards', in: { zone: 'deck', whose: 'you' }, take: { n: 1 } } as const;
    binder.sentence([{ op: 'may', do: [{ op: 'move', cards: deck, to: { zone: 'hand' } }] }]);
    binder.sentence([{ op: 'shuffle', zone: 'deck' }]);
    expect(binder.top).toMatchObject([{ op: 'may', do: [{ op: 'move' }, { op: 'shuffle' }] }]);
  });

  it('refuses "if you do" after what is always done', () => {
    const binder = new Binder();
    binder.sentence([{ op: 'shuffle', zone: 'deck' }]);
    expect(binder.sentence([{ op: 'if', if: { test: 'did', what: '#?did' }, do: [] }])).toBeInstanceOf(Unresolved);
  });
});
