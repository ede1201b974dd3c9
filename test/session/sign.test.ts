import { expect, it } from 'vitest';
import { compileCard } from '../../src/cards/index.js';
import { shippedLibrary } from '../../src/cli/library-files.js';
import { signOf } from '../../src/session/sign.js';

const trainers = new Map(
  shippedLibrary()
    .cards.filter(({ facts }) => facts.kind === 'trainer')
    .map(({ facts }) => [facts.name, facts]),
);

/** The sign of a card in a few words. */
function signed(name: string): string | null {
  const facts = trainers.get(name)!;
  const compiled = compileCard(facts);
  const sign = compiled.ok ? signOf(facts, compiled.program) : null;
  return (
    sign && [sign.motif, sign.figure, sign.cost && `for ${sign.cost}`, sign.coin && 'coin'].filter(Boolean).join(' ')
  );
}

it.each([
  ['Bill', 'draw 2'],
  ['Professor Oak', 'draw 7 for all'],
  ["Professor Oak's New Theory", 'draw 6'],
  ['Moo-Moo Milk', 'heal 20× coin'],
  ['Quick Ball', 'search B for 1'],
  ['Pokémon Collector', 'search B×3'],
  ['Pokégear 3.0', 'search S'],
  ['Pokémon Communication', 'trade P'],
  ['Item Finder', 'retrieve T for 2'],
  ['Night Maintenance', 'recycle'],
  ['Full Heal', 'cure'],
  ['Switch', 'switch'],
  ['Escape Rope', 'switch 2'],
  ["Boss's Orders", 'gust'],
  ['Pokémon Reversal', 'gust coin'],
  ['Melony', 'attach 1'],
  ['Energy Switch', 'move'],
  ['Lost Remover', 'remove'],
  ['Judge', 'disrupt 4'],
  ['Roxanne', 'disrupt 2'],
  ['PlusPower', 'boost +10'],
  ['Float Stone', 'worth R 0'],
  ['Expert Belt', 'worth HP +20'],
  ['Super Scoop Up', 'scoop coin'],
  ['Trekking Shoes', 'look'],
  ['Path to the Peak', 'lock'],
  ['Mewtwo Spirit Link', null],
])('%s bears the sign of what it does: %s', (name, sign) => {
  expect(signed(name)).toBe(sign);
});

it('Nearly every Trainer card of the library has a sign', () => {
  const without = [...trainers.keys()].filter((name) => signed(name) === null);
  expect(without.sort()).toEqual([
    'Battle Compressor Team Flare Gear',
    'Field Blower',
    'Lost Vacuum',
    'Mallow',
    'Mewtwo Spirit Link',
    "Sidney's Stadium",
    "Team Galactic's Invention G-103 Power Spray",
    'Virbank City Gym',
    'Windstorm',
    'Xerosic',
  ]);
});
