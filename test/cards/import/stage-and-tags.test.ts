import { describe, expect, it } from 'vitest';
import { codesOf, imported, pokemon, setOf, settled, trainer } from './written.js';

const card = (more: Record<string, unknown>) => imported(pokemon(more));
const tags = (name: string, more: Record<string, unknown> = {}) => card({ name, ...more }).facts.tags;
const stage = (more: Record<string, unknown>) => card(more).facts.stage;

describe('the stage', () => {
  it.each([
    ['Basic', 'basic'],
    ['Stage1', 'stage-1'],
    ['Stage2', 'stage-2'],
    ['MEGA', 'mega'],
    ['RESTORED', 'restored'],
    ['LEVEL-UP', 'level-up'],
  ])('%s is %s', (written, read) => {
    expect(stage({ stage: written, evolveFrom: 'Spore' })).toBe(read);
  });

  it('of a level-up card needs no name that it evolves from', () => {
    const levelUp = card({ stage: 'LEVEL-UP' });
    expect(levelUp.facts).toMatchObject({ stage: 'level-up', evolvesFrom: '', tags: ['LV.X'] });
    expect(codesOf(levelUp)).toEqual([]);
  });

  it('follows from the class where the class is a stage', () => {
    expect(stage({ name: 'Mossling LEGEND', suffix: 'Legend', stage: 'Basic' })).toBe('legend');
    expect(stage({ name: 'Mossling V-UNION', suffix: 'V', stage: undefined })).toBe('v-union');
    expect(stage({ name: 'Mossling VMAX', stage: undefined, evolveFrom: 'Mossling V' })).toBe('vmax');
    expect(stage({ name: 'Mossling BREAK', stage: 'Stage1', evolveFrom: 'Mossling' })).toBe('break');
  });

  it('that is missing is Basic for the classes that have no other', () => {
    const tagTeam = card({ name: 'Moss & Fern GX', suffix: 'TAG TEAM-GX', stage: undefined });
    expect([tagTeam.facts.stage, ...codesOf(tagTeam)]).toEqual(['basic', 'note stage-derived']);
    expect(stage({ name: 'Mossling V', suffix: 'V', stage: undefined })).toBe('basic');
    expect(stage({ name: 'Mossling-EX', suffix: 'EX', stage: undefined })).toBe('basic');
    expect(stage({ name: 'M Mossling-EX', suffix: 'EX', stage: undefined })).toBeNull();
    expect(stage({ name: 'Primal Mossling-EX', suffix: 'EX', stage: undefined })).toBeNull();
    expect(stage({ name: 'Mossling ex', suffix: 'EX', stage: undefined })).toBeNull();
    expect(stage({ name: 'Mossling GX', suffix: 'GX', stage: undefined })).toBeNull();
  });

  it('is Baby on the cards that were printed so', () => {
    const baby = card({ name: 'Magby', serie: 'Neo' });
    expect(baby.facts).toMatchObject({ stage: 'baby', growsInto: 'Magmar' });
    expect(card({ name: 'Magby', serie: 'Platinum' }).facts).toMatchObject({ stage: 'basic', growsInto: '' });
    expect(codesOf(card({ name: 'Tyrogue', stage: 'Baby', serie: 'E-Card' }))).toEqual([
      'incomplete grows-into-several',
    ]);
  });

  it('Basic drops what it is said to evolve from', () => {
    const odd = card({ evolveFrom: 'Seedling' });
    expect([odd.facts.evolvesFrom, ...codesOf(odd)]).toEqual(['', 'note evolves-from-ignored']);
  });
});

describe('other cards tell', () => {
  it('the stage, where other prints of the name agree', () => {
    const [silent] = settled(pokemon({ stage: undefined }), pokemon({ id: 'inv2-1', setId: 'inv2' }));
    expect([silent!.facts.stage, ...codesOf(silent!)]).toEqual(['basic', 'note stage-derived']);
  });

  it('the stage, as the one after what it evolves from', () => {
    const silent = pokemon({ name: 'Mossking GX', stage: undefined, evolveFrom: 'Mossling' });
    expect(settled(silent, pokemon())[0]!.facts.stage).toBe('stage-1');
    expect(settled(silent, pokemon({ stage: 'Stage1', evolveFrom: 'Spore' }))[0]!.facts.stage).toBe('stage-2');
    const fossil = trainer({ name: 'Moss Fossil', hp: 40, effect: 'Play this card as if it were a Basic Pokémon.' });
    expect(settled({ ...silent, evolveFrom: 'Moss Fossil' }, fossil)[0]!.facts.stage).toBe('stage-1');
    expect(settled(silent)[0]!.facts.stage).toBeNull();
  });

  it('which Basic Pokémon a Stage 2 goes back to, by the Stage 1 cards between them (EVO-12)', () => {
    const last = pokemon({ name: 'Mosslord', stage: 'Stage2', evolveFrom: 'Mossking' });
    const between = pokemon({ name: 'Mossking', stage: 'Stage1', evolveFrom: 'Mossling' });
    expect(settled(last, between, pokemon())[0]!.facts.line).toEqual(['Mossling']);
    expect(settled(last, { ...between, stage: 'Basic' }, pokemon())[0]!.facts.line).toEqual([]);
    expect(settled(between, pokemon())[0]!.facts.line).toEqual([]);
  });

  it('that a Pokémon is Basic where all its cards without the class mark are', () => {
    const silent = pokemon({ name: 'Mossling GX', suffix: 'GX', stage: undefined });
    expect(settled(silent, pokemon())[0]!.facts.stage).toBe('basic');
    expect(settled(silent, pokemon({ stage: 'Stage1', evolveFrom: 'Spore' }))[0]!.facts.stage).toBeNull();
  });

  it('what it evolves from, or nothing where they disagree', () => {
    const silent = pokemon({ stage: 'Stage1' });
    const said = (evolveFrom: string) => pokemon({ id: evolveFrom, stage: 'Stage1', evolveFrom });
    expect(codesOf(settled(silent)[0]!)).toEqual(['blocking evolves-from-missing']);
    const [known] = settled(silent, said('Spore'));
    expect([known!.facts.evolvesFrom, ...codesOf(known!)]).toEqual(['Spore', 'note evolves-from-derived']);
    expect(settled(silent, said('Spore'), said('Seed'))[0]!.facts.evolvesFrom).toBe('');
  });

  it('what it evolves from, where they had to tell its stage too', () => {
    const silent = pokemon({ stage: undefined });
    const upper = (more: object) => pokemon({ id: 'inv1-2', stage: 'Stage1', ...more });
    const [known] = settled(silent, upper({ evolveFrom: 'Spore' }));
    const { stage, evolvesFrom } = known!.facts;
    expect([stage, evolvesFrom, ...codesOf(known!)]).toEqual([
      'stage-1',
      'Spore',
      'note stage-derived',
      'note evolves-from-derived',
    ]);
    const [unknown] = settled(silent, upper({}));
    expect(codesOf(unknown!)).toEqual(['note stage-derived', 'blocking evolves-from-missing']);
    const unstaged = upper({ id: 'inv1-3', stage: undefined, evolveFrom: 'Spore' });
    expect(settled(silent, upper({}), unstaged)[0]!.facts.evolvesFrom).toBe('Spore');
  });

  it('which piece of a LEGEND or a V-UNION a card is, by the order of the numbers', () => {
    const piece = (number: number, name: string, more = {}) =>
      pokemon({ id: `inv1-P${number}`, localId: `P${number}`, name, ...more });
    const union = settled(...[12, 10, 13, 11].map((number) => piece(number, 'Mossling V-UNION')));
    expect(union.map(({ facts }) => facts.piece)).toEqual([3, 1, 4, 2]);
    expect(union.flatMap(codesOf)).toEqual(expect.not.arrayContaining(['blocking piece-missing']));
    const legend = settled(...[9, 10].map((number) => piece(number, 'Mossling LEGEND', { suffix: 'Legend' })));
    expect(legend.map(({ facts }) => facts.piece)).toEqual([1, 2]);
    const half = settled(piece(9, 'Mossling LEGEND'));
    expect([half[0]!.facts.piece, codesOf(half[0]!).includes('blocking piece-missing')]).toEqual([0, true]);
  });

  it('nothing of another card, and the cards stay as many', () => {
    expect(settled(...setOf(6))).toHaveLength(6);
  });
});

describe('the classes', () => {
  it.each([
    ['Mossling ex', ['ex']],
    ['Mossling ex δ', ['ex', 'delta']],
    ['Mossling-EX', ['EX']],
    ['M Mossling EX', ['EX', 'mega']],
    ['Primal Mossling EX', ['EX', 'primal']],
    ['Mossling GX', ['GX']],
    ['Moss & Fern GX', ['GX', 'TAG-TEAM']],
    ['Mossling V', ['V']],
    ['Mossling VMAX', ['VMAX']],
    ['Mossling VSTAR', ['VSTAR']],
    ['Mossling V-UNION', ['V-UNION']],
    ['Mossling LV.X', ['LV.X']],
    ['Mossling BREAK', ['BREAK']],
    ['Mossling ☆', ['star']],
    ['Mossling Star', ['star']],
    ['Mossling ◇', ['prism-star']],
    ['Mossling GL', ['SP']],
    ['Mossling E4', ['SP']],
    ['Unown G', []],
    ["Aunt Fern's Mossling", ['owner']],
    ['Team Moss’s Fernling', ['owner']],
    ["Moss'd", []],
    ['Rapid Strike Mossling', ['rapid-strike']],
  ])('in the name %s', (name, found) => {
    expect(tags(name)).toEqual(found);
  });

  it('in the words of databases and in rarities', () => {
    expect(tags('Mossling', { suffix: 'Prime' })).toEqual(['prime']);
    expect(tags('Mossling', { suffix: 'SP' })).toEqual(['SP']);
    expect(imported(trainer({ rarity: 'ACE SPEC Rare' })).facts.tags).toEqual(['ACE-SPEC']);
    expect(imported(trainer({ suffix: 'SP' })).facts.tags).toEqual([]);
  });

  it('of a database that its name contradicts block the card', () => {
    expect(codesOf(card({ suffix: 'ex' }))).toEqual(['blocking class-contradicted']);
    expect(codesOf(card({ name: 'Mossling V', suffix: 'V' }))).toEqual([]);
  });

  it('of a Pokémon VSTAR without its VSTAR Power is known by half', () => {
    expect(codesOf(card({ name: 'Mossling VSTAR', suffix: 'V', stage: 'VSTAR', evolveFrom: 'Mossling V' }))).toEqual([
      'incomplete vstar-power-missing',
    ]);
  });

  it('of LEGENDs and later Mega Pokémon tell how many Prize cards they give', () => {
    expect(card({ name: 'Moss LEGEND' }).facts.prizes).toBe(0);
    expect(card({ name: 'Moss & Fern LEGEND' }).facts.prizes).toBe(2);
    expect(card({ name: 'Mega Mossling ex' }).facts.prizes).toBe(3);
  });

  it('of Ultra Beasts are by their list, in their series alone', () => {
    expect(tags('Kartana', { serie: 'Sun & Moon' })).toEqual(['ultra-beast']);
    expect(tags('Kartana', { serie: 'Sword & Shield' })).toEqual([]);
  });

  it('that are only drawn are said to be unknown', () => {
    const mayBear = { serie: 'Sword & Shield', regulationMark: 'E' };
    expect(codesOf(card(mayBear))).toEqual(['note label-unknown']);
    expect(codesOf(card({ ...mayBear, name: 'Single Strike Mossling' }))).toEqual([]);
    expect(codesOf(card({ serie: 'Black & White', released: '2013-05-08' }))).toEqual(['note label-unknown']);
    expect(card(mayBear).facts.doubts).toEqual(['single-strike', 'rapid-strike', 'fusion-strike']);
    expect(card({ serie: 'Sun & Moon' }).facts.doubts).toEqual([]);
  });

  it('that are only drawn follow from a text for one battle style, or are in doubt', () => {
    const speaks = (effect: string) =>
      card({ serie: 'Sword & Shield', regulationMark: 'E', attacks: [{ name: 'Call', cost: [], effect }] }).facts;
    expect(speaks('Search your deck for a Rapid Strike card.')).toMatchObject({ tags: ['rapid-strike'], doubts: [] });
    expect(speaks("This attack does 20 damage for each of your opponent's Rapid Strike Pokémon.").tags).toEqual([]);
    expect(speaks('Draw a card for each Single Strike and Rapid Strike Pokémon.').tags).toEqual([]);
    const print = { serie: 'Black & White', released: '2013-05-08' };
    expect(card({ ...print, name: 'Plasma Mossling' }).facts).toMatchObject({ tags: ['team-plasma'], doubts: [] });
    expect(card({ ...print, id: 'bw9-38' }).facts).toMatchObject({ tags: [], doubts: ['team-plasma'] });
  });

  it('of Supporters of several people and of the first ACE SPEC cards are by name and time', () => {
    const tagsOf = (name: string, serie: string, released: string) =>
      imported(trainer({ name, serie, released, effect: 'Draw a card.' })).facts.tags;
    expect(tagsOf('Moss & Fern', 'Sun & Moon', '2019-11-01')).toEqual(['TAG-TEAM']);
    expect(tagsOf('Moss & Fern', 'Sun & Moon', '2018-08-03')).toEqual([]);
    expect(tagsOf('Master Ball', 'Black & White', '2013-08-14')).toContain('ACE-SPEC');
    expect(tagsOf('Master Ball', 'E-Card', '2002-09-15')).toEqual([]);
  });
});

describe('what other cards settle', () => {
  it('of several names that it could evolve from only one had been printed', () => {
    const early = { setId: 'inv1', released: '1999-01-01', name: 'Mossling', stage: 'Stage1' };
    const known = [
      pokemon({
        id: 'inv2-1',
        setId: 'inv2',
        released: '2003-01-01',
        name: 'Mossling',
        stage: 'Stage1',
        evolveFrom: 'Spore',
      }),
      pokemon({
        id: 'inv3-1',
        setId: 'inv3',
        released: '2008-01-01',
        name: 'Mossling',
        stage: 'Stage1',
        evolveFrom: 'Fern',
      }),
      pokemon({ id: 'inv1-2', setId: 'inv1', released: '1999-01-01', name: 'Spore' }),
      pokemon({ id: 'inv3-2', setId: 'inv3', released: '2008-01-01', name: 'Fern' }),
    ];
    expect(settled(pokemon({ ...early, id: 'inv1-1' }), ...known)[0]!.facts.evolvesFrom).toBe('Spore');
  });

  it("an owner's Pokémon evolves from that owner's, if there is one in the set", () => {
    const owned = pokemon({ name: "Ivy's Mossling", stage: 'Stage1' });
    const plain = pokemon({ id: 'inv2-1', setId: 'inv2', name: 'Mossling', stage: 'Stage1', evolveFrom: 'Spore' });
    const spore = pokemon({ id: 'inv1-2', name: "Ivy's Spore" });
    expect(settled(owned, plain, spore)[0]!.facts.evolvesFrom).toBe("Ivy's Spore");
    expect(settled(owned, plain)[0]!.facts.evolvesFrom).toBe('');
  });

  it('a sign after a name is one name with or without a blank', () => {
    expect(card({ name: 'Mossling ♀' }).facts.name).toBe('Mossling♀');
  });
});
