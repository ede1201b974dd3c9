import { describe, expect, it } from 'vitest';
import { ERAS } from '../../src/engine/index.js';
import { DECK, SEARCH } from '../../src/web/words/decks.js';
import { ERA_WORDS } from '../../src/web/words/eras.js';
import { lessonTitle } from '../../src/web/words/learn.js';
import { wordedIn } from '../../src/web/words/of-year.js';
import { actName } from '../../src/web/words/words.js';
import { stretchOf } from '../../src/web/words/years.js';

describe('what has had more than one name', () => {
  it('is called as the cards of the year call it', () => {
    expect(actName('use', 'platinum-2009')).toBe('Powers');
    expect(actName('use', 'black-white-2011')).toBe('Abilities');
    expect(lessonTitle('power', 'base-1999')).toBe('Use a Pokémon Power');
    expect(lessonTitle('power', 'e-card-2002')).toBe('Use a Poké-Power');
    expect(lessonTitle('power', 'swsh-2022')).toBe('Use an Ability');
    expect(wordedIn(DECK.groups.trainer, 'hgss-2010')).toBe('Trainer');
    expect(wordedIn(DECK.groups.trainer, 'black-white-2011')).toBe('Item');
    expect(wordedIn(SEARCH.kinds.item, 'base-1999')).toBe('Trainers');
    expect(wordedIn(SEARCH.kinds.item, 'mega-evolution-2025')).toBe('Items');
  });
});

describe('a stretch of years', () => {
  it('holds every era there is, and eras of one stretch stand side by side', () => {
    const stretches = ERAS.map(({ id }) => stretchOf(Number(ERA_WORDS[id]?.year)));
    expect(stretches).not.toContain('');
    const begun = stretches.filter((name, place) => name !== stretches[place - 1]);
    expect(begun).toEqual([...new Set(stretches)]);
  });
});
