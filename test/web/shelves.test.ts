import { describe, expect, it } from 'vitest';
import { effectDecks, plainDecks } from '../../src/cli/library-files.js';
import type { Collection, DeckShelf } from '../../src/web/session/library.js';
import { Shelves } from '../../src/web/thread/shelves.js';

const FILES: Readonly<Record<string, Collection>> = {
  'old.json': effectDecks(),
  'new.json': plainDecks(),
  'any.json': plainDecks(),
};

const INDEX: readonly DeckShelf[] = [
  { file: 'old.json', era: 'hgss-2010', decks: FILES['old.json']!.decks.length },
  { file: 'new.json', era: 'swsh-2022', decks: FILES['new.json']!.decks.length },
  { file: 'any.json', era: null, decks: FILES['any.json']!.decks.length },
];

function opened(fails = 0): { readonly shelves: Shelves; readonly asked: string[] } {
  const asked: string[] = [];
  const fetchFile = async (file: string): Promise<Collection> => {
    asked.push(file);
    if (asked.length <= fails) throw new Error('There is no network.');
    return FILES[file]!;
  };
  return { shelves: new Shelves(INDEX, fetchFile), asked };
}

const sizes = ({ library }: Shelves): readonly boolean[] => library.map(({ cards }) => cards.length > 0);

describe('the decks that ship', () => {
  it('are fetched for the era that is played, with those of no era, and once', async () => {
    const { shelves, asked } = opened();
    await shelves.forGame('hgss-2010');
    await shelves.forGame('hgss-2010');
    expect(asked).toEqual(['old.json', 'any.json']);
  });

  it('keep their places while others are not there yet', async () => {
    const { shelves } = opened();
    const count = INDEX.reduce((sum, { decks }) => sum + decks, 0);
    expect(shelves.library.length).toBe(count);
    await shelves.forGame('swsh-2022');
    expect(sizes(shelves)).toEqual(INDEX.flatMap(({ era, decks }) => new Array(decks).fill(era !== 'hgss-2010')));
    await shelves.whole();
    expect(sizes(shelves)).toEqual(new Array(count).fill(true));
  });

  it('of another era are fetched where one of them is played', async () => {
    const { shelves, asked } = opened();
    await shelves.forGame('swsh-2022', [0, INDEX[0]!.decks]);
    expect(asked).toEqual(['old.json', 'new.json', 'any.json']);
  });

  it('are asked for again where they could not be fetched', async () => {
    const { shelves, asked } = opened(1);
    await expect(shelves.forGame('hgss-2010')).rejects.toThrow('network');
    await shelves.forGame('hgss-2010');
    expect(asked).toEqual(['old.json', 'any.json', 'old.json']);
    expect(shelves.library[0]!.cards.length).toBe(60);
  });
});
