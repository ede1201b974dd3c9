import { describe, expect, it } from 'vitest';
import { CORRECTIONS } from '../../../src/cards/import/corrections.js';
import { compileCard, identityOf, importCard, inOwnWording } from '../../../src/cards/index.js';
import { BLANK_FACTS } from '../../../src/engine/index.js';
import { codesOf, imported, pokemon, trainer } from './written.js';

describe('TCGdex as its interface answers', () => {
  it('has the set nested', () => {
    const { setId: _, setName: __, serie: ___, released: ____, ...card } = pokemon();
    const set = { id: 'inv1', name: 'Inventions', serie: { name: 'Invented' }, releaseDate: '2009-05-01' };
    const nested = imported({ ...card, set });
    expect(nested).toEqual(imported(pokemon()));
  });
});

/** The same card in the shape of pokemon-tcg-data. */
const other = (more: Record<string, unknown> = {}) => ({
  id: 'inv1-1',
  name: 'Mossling',
  supertype: 'Pokémon',
  subtypes: ['Basic'],
  hp: '60',
  types: ['Grass'],
  attacks: [{ name: 'Leaf Slap', cost: ['Grass'], convertedEnergyCost: 1, damage: '10', text: '' }],
  weaknesses: [{ type: 'Fire', value: '×2' }],
  retreatCost: ['Colorless'],
  convertedRetreatCost: 1,
  number: '1',
  rarity: 'Common',
  legalities: { unlimited: 'Legal', standard: 'Banned' },
  set: { id: 'inv1', name: 'Inventions', series: 'Invented', releaseDate: '2009/05/01' },
  ...more,
});

describe('pokemon-tcg-data', () => {
  it('keeps of the rules of a Pokémon what it says of decks, and the card compiles (PREC-01)', () => {
    const rules = ['You may have as many of this card in your deck as you like.', 'Some rule: about its class.'];
    const card = imported(other({ rules }));
    expect(card.facts.text).toBe(rules[0]);
    expect(codesOf(card)).toEqual([]);
    expect(compileCard(card.facts)).toMatchObject({ ok: true, program: { card: [] } });
    expect(inOwnWording(card.facts)).toMatchObject({
      ok: true,
      value: { text: 'You may have any number of this card in your deck.' },
    });
  });

  it('gives the same card', () => {
    const card = imported(other());
    expect(card.facts).toEqual(imported(pokemon()).facts);
    expect(identityOf(card)).toBe(identityOf(imported(pokemon())));
    expect(card.print).toMatchObject({ setId: 'inv1', serie: 'Invented', legal: { unlimited: true, standard: false } });
  });

  it('leaves out what a card does not have', () => {
    const card = imported(
      other({ weaknesses: undefined, retreatCost: undefined, attacks: [{ name: 'Slap', cost: ['Free'] }] }),
    );
    expect(card.diagnostics).toEqual([]);
    expect(card.facts).toMatchObject({ weaknesses: [], retreat: 0, attacks: [{ cost: [] }] });
  });

  it('names stages and labels among the subtypes', () => {
    const facts = (subtypes: string[], more = {}) => imported(other({ subtypes, ...more })).facts;
    expect(facts(['Stage 1'], { evolvesFrom: 'Spore' })).toMatchObject({ stage: 'stage-1', evolvesFrom: 'Spore' });
    expect(facts(['Basic', 'Baby']).stage).toBe('baby');
    expect(facts(['Level-Up']).tags).toEqual(['LV.X']);
    expect(facts(['Basic', 'Fusion Strike']).tags).toEqual(['fusion-strike']);
    expect(facts(['Basic', 'Team Plasma']).tags).toEqual(['team-plasma']);
    expect(facts(['Basic', 'Ultra Beast']).tags).toEqual(['ultra-beast']);
    const print = { regulationMark: 'E', set: { id: 'inv1', series: 'Sword & Shield', releaseDate: '2021/03/19' } };
    expect(codesOf(imported(other(print)))).toEqual([]);
  });

  it('has the text of Trainer and Energy cards among the rules, beside reminders', () => {
    const reminder = 'You may play any number of Item cards during your turn.';
    const rules = ['Draw 2 cards.', `Item rule: ${reminder}`, reminder];
    const item = imported(
      other({ supertype: 'Trainer', subtypes: ['Item'], rules, attacks: undefined, hp: undefined }),
    );
    expect(item.facts).toMatchObject({ kind: 'trainer', trainer: 'item', text: 'Draw 2 cards.' });
    const kept = ['Draw a card.', 'You may play only 1 Moss card during your turn.'];
    expect(imported(other({ supertype: 'Trainer', rules: kept })).facts.text).toBe(kept.join('\n'));
    const special = other({ name: 'Moss Energy', supertype: 'Energy', subtypes: ['Special'], attacks: [] });
    const moss = imported({ ...special, rules: ['It provides Grass Energy.'] });
    expect(moss.facts).toMatchObject({ energy: 'special', text: 'It provides Grass Energy.' });
    expect(imported(other({ rules: ['A rule of its class.'] })).facts.text).toBe('');
  });

  it('leaves out the reminders of later years, and no rule of the card itself', () => {
    const reminders = [
      'You may play as many Item cards as you like during your turn (before your attack).',
      'You may play only 1 Supporter card during your turn (before your attack).',
      "ACE SPEC: You can't have more than 1 ACE SPEC card in your deck.",
      '◇ (Prism Star) Rule: of its class.',
    ];
    const text = (rules: string[]) =>
      imported(other({ supertype: 'Trainer', subtypes: ['Item'], rules, attacks: undefined, hp: undefined })).facts
        .text;
    expect(text(['Draw 2 cards.', ...reminders])).toBe('Draw 2 cards.');
    expect(text(["You can't have more than 1 Moss card in your deck."])).not.toBe('');
  });

  it('has texts without the marks of a page', () => {
    const attacks = [{ name: 'Slap', cost: ['Grass'], text: 'Draw a card. <i>(Once.)</i>' }];
    expect(imported(other({ attacks })).facts.attacks[0].text).toBe('Draw a card. (Once.)');
  });

  it('tells the stage of a Mega Evolution Pokémon ex beside its class, and of older ones by it (CLS-38)', () => {
    const stage = (name: string, subtypes: string[]) =>
      imported(other({ name, subtypes, evolvesFrom: 'Spore' })).facts.stage;
    expect(stage('Mega Mossling ex', ['Stage 1', 'MEGA', 'ex'])).toBe('stage-1');
    expect(stage('M Mossling-EX', ['MEGA', 'EX'])).toBe('mega');
  });

  it('has the Ancient Trait beside the abilities', () => {
    const trait = { ancientTrait: { name: 'Moss Growth', text: 'Draw a card.' } };
    expect(imported(other(trait)).facts.powers).toEqual([
      { kind: 'ancient-trait', name: 'Moss Growth', text: 'Draw a card.' },
    ]);
  });
});

describe('a correction', () => {
  const [id, { name }] = Object.entries(CORRECTIONS).find(([, { sheet }]) => sheet?.stage === 'Stage1')!;
  const wrong = pokemon({ id, name, suffix: 'ex', evolveFrom: 'Spore' });

  it('is made, and said', () => {
    const card = imported(wrong);
    expect(card.facts).toMatchObject({ stage: 'stage-1', evolvesFrom: 'Spore' });
    expect(codesOf(card)).toEqual(['note corrected']);
  });

  it('is not made on a card of another name', () => {
    expect(imported({ ...wrong, name: 'Mossling ex' }).facts.stage).toBe('basic');
  });
});

describe('an erratum', () => {
  const said = "The Retreat Cost for each player's Pokémon (excluding Ariados) is Colorless more.";
  const powered = (name: string, power: string) =>
    imported(pokemon({ id: 'dp2-20', name, abilities: [{ type: 'Poke-BODY', name: power, effect: said }] }));

  it('takes the place of what is printed, and is said', () => {
    const card = powered('Ariados', 'Sticky');
    expect(card.facts.powers[0].text).toContain('(excluding any Ariados)');
    expect(codesOf(card)).toContain('note corrected');
  });

  it('leaves other powers and other cards as they are', () => {
    expect(powered('Ariados', 'Web').facts.powers[0].text).toBe(said);
    expect(powered('Spinarak', 'Sticky').facts.powers[0].text).toBe(said);
  });

  it('is a text that is understood', () => {
    for (const { erratum } of Object.values(CORRECTIONS))
      if (erratum !== undefined) {
        const powers = [{ kind: 'ability', name: erratum.power, text: erratum.text }] as const;
        expect(compileCard({ ...BLANK_FACTS, name: 'Ariados', kind: 'pokemon', stage: 'basic', powers }).ok).toBe(true);
      }
  });
});

describe('a symbol that a text lost', () => {
  const entry = (isKnown: boolean) =>
    Object.entries(CORRECTIONS).find(([, { lost }]) => lost !== undefined && (lost.type !== null) === isKnown)!;
  const written = ([id, { name, lost }]: ReturnType<typeof entry>, text: string) =>
    pokemon({ id, name, attacks: [{ name: lost?.attack, cost: ['Water'], damage: '10+', effect: text }] });
  const TEXT = 'Does 10 damage plus 10 more damage for each Energy attached to it but not used to pay for this attack.';

  it('is put back where other cards show which it is', () => {
    const card = imported(written(entry(true), TEXT));
    expect(card.facts.attacks[0].text).toContain('for each Water Energy attached to');
    expect(codesOf(card)).toContain('note corrected');
  });

  it('makes the text unknown where none does', () => {
    expect(codesOf(imported(written(entry(false), TEXT)))).toContain('blocking text-missing');
  });

  it('is put back before an Energy card, too', () => {
    const nap = CORRECTIONS['base5-67'];
    const effect = 'Search your deck for a Energy card and attach it to it. Shuffle your deck afterward.';
    const card = imported(
      pokemon({ id: 'base5-67', name: nap.name, attacks: [{ name: nap.lost?.attack, cost: [], effect }] }),
    );
    expect(card.facts.attacks[0].text).toContain('for a Psychic Energy card');
    expect(codesOf(card)).not.toContain('blocking text-missing');
  });

  it('is missed where the article shows that it stood there, in any text', () => {
    const effect =
      'Search your deck for a Energy card and attach it to 1 of your Pokémon. Shuffle your deck afterward.';
    const attacks = [{ name: 'Nap', cost: ['Grass'], effect }];
    const abilities = [{ type: 'Ability', name: 'Nap', effect }];
    for (const card of [pokemon({ attacks }), pokemon({ abilities }), trainer({ effect })])
      expect(codesOf(imported(card))).toContain('blocking text-missing');
    expect(codesOf(imported(trainer({ effect: effect.replace('a Energy', 'an Energy') })))).toEqual([]);
  });

  it('is not put into a text that has it', () => {
    const right = TEXT.replace('Energy attached', 'Water Energy attached');
    const card = imported(written(entry(true), right));
    expect(card.facts.attacks[0].text).toBe(right);
    expect(codesOf(card)).not.toContain('note corrected');
  });
});

describe('a text that is printed and not given', () => {
  it('leaves the card without facts to play it by', () => {
    const [id, { name }] = Object.entries(CORRECTIONS).find(([, { textless }]) => textless === true)!;
    expect(codesOf(imported(pokemon({ id, name })))).toContain('blocking text-missing');
  });
});

describe('a word that every object knows', () => {
  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'is no kind, class, stage or power: %s',
    (word) => {
      const tcgdex = { ...pokemon(), id: word, stage: word, suffix: word, rarity: word, trainerType: word };
      const data = {
        id: 'inv2-1',
        name: 'Pebblet',
        supertype: 'Pokémon',
        subtypes: [word],
        abilities: [{ type: word }],
      };
      expect(importCard({ ...tcgdex, category: word }).ok).toBe(false);
      expect(importCard({ ...data, supertype: word }).ok).toBe(false);
      for (const card of [tcgdex, data, { ...tcgdex, category: 'Trainer' }]) {
        const read = importCard(card);
        if (read.ok) expect(read.value.facts.tags).toEqual([]);
      }
    },
  );
});
