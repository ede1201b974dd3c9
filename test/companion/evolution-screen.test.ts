import { describe, expect, it } from 'vitest';
import { evolutionScreen } from '../../src/companion/index.js';
import type { CardFacts } from '../../src/engine/index.js';
import { evolution, pokemon, trainer } from './cards.js';

const ponyta = pokemon('Ponyta');
const rapidash = evolution('Rapidash', 'Ponyta');
const tauros = pokemon('Tauros');
const namesFor = (card: CardFacts, cards: readonly CardFacts[]) =>
  evolutionScreen(card, cards)?.pages.map(({ name }) => name);

describe('the evolution screen', () => {
  it('has a page for each Pokémon of the line, and is absent where nothing evolves (ERD-06)', () => {
    const cards = [tauros, rapidash, ponyta];
    expect(namesFor(ponyta, cards)).toEqual(['Ponyta', 'Rapidash']);
    expect(namesFor(rapidash, cards)).toEqual(['Ponyta', 'Rapidash']);
    expect(evolutionScreen(tauros, cards)).toBeNull();
  });

  it('goes from Basic over Stage 1 to Stage 2, whichever card of the line is looked at (ERD-06)', () => {
    const line = [pokemon('Mareep'), evolution('Flaaffy', 'Mareep'), evolution('Ampharos', 'Flaaffy', 'stage-2')];
    for (const card of line) {
      const pages = evolutionScreen(card, line.toReversed())!.pages;
      expect(pages.map(({ stage }) => stage)).toEqual(['basic', 'stage-1', 'stage-2']);
      expect(pages.filter(({ isThisCard }) => isThisCard).map(({ name }) => name)).toEqual([card.name]);
    }
  });

  it('shows every branch of a Basic, and names them beside each other (ERD-06)', () => {
    const eevee = pokemon('Eevee');
    const [vaporeon, jolteon] = [evolution('Vaporeon', 'Eevee'), evolution('Jolteon', 'Eevee')];
    const cards = [eevee, vaporeon, jolteon, vaporeon];
    expect(namesFor(eevee, cards)).toEqual(['Eevee', 'Jolteon', 'Vaporeon']);
    const { pages } = evolutionScreen(vaporeon, cards)!;
    expect(pages.map(({ name, branches }) => [name, branches])).toEqual([
      ['Eevee', []],
      ['Vaporeon', ['Jolteon']],
    ]);
  });

  it('begins with a Baby where its card says what it grows into', () => {
    const pichu = pokemon('Pichu', { stage: 'baby', growsInto: 'Pikachu' });
    const cards = [pokemon('Pikachu'), evolution('Raichu', 'Pikachu'), pichu];
    for (const card of cards) expect(namesFor(card, cards)).toEqual(['Pichu', 'Pikachu', 'Raichu']);
    expect(evolutionScreen(pichu, [])?.pages.map(({ name, stage }) => [name, stage])).toEqual([
      ['Pichu', 'baby'],
      ['Pikachu', null],
    ]);
  });

  it('ends with a Level-Up card, which has the name of what it is put onto', () => {
    const cards = [
      pokemon('Gible'),
      evolution('Gabite', 'Gible'),
      evolution('Garchomp Lv.62', 'Gabite', 'stage-2'),
      evolution('Garchomp LV.X', 'Garchomp', 'level-up'),
    ];
    expect(namesFor(cards[0]!, cards)).toEqual(['Gible', 'Gabite', 'Garchomp', 'Garchomp LV.X']);
    expect(namesFor(cards[3]!, cards)).toEqual(['Gible', 'Gabite', 'Garchomp', 'Garchomp LV.X']);
  });

  it('begins with the Fossil that a Pokémon evolves from', () => {
    const fossil = trainer('Mysterious Fossil', '', 'fossil');
    const cards = [fossil, evolution('Kabuto', 'Mysterious Fossil'), trainer('Potion', '')];
    expect(namesFor(cards[1]!, cards)).toEqual(['Mysterious Fossil', 'Kabuto']);
    expect(namesFor(fossil, cards)).toEqual(['Mysterious Fossil', 'Kabuto']);
    expect(evolutionScreen(cards[2]!, cards)).toBeNull();
  });

  it('names what a card evolves from where that card is not known, and does not run in circles', () => {
    expect(evolutionScreen(rapidash, [])?.pages.map(({ name, stage }) => [name, stage])).toEqual([
      ['Ponyta', null],
      ['Rapidash', 'stage-1'],
    ]);
    const circle = [evolution('Egg', 'Hen'), evolution('Hen', 'Egg')];
    expect(namesFor(circle[0]!, circle)).toEqual(['Hen', 'Egg']);
    const self = evolution('Ouroboros', 'Ouroboros');
    expect(evolutionScreen(self, [self])).toBeNull();
  });
});
