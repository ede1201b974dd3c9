// pokemon-tcg-data: supertype and subtypes; what a card does not have is left out, or an empty list.
import { type CardKind, err, ok, type Result } from '../../engine/index.js';
import { isOwnRule } from '../own-rule.js';
import type { Print, Rejection } from './imported.js';
import { entryOf, type Fields, isFields, numbersOf, recordsOf, textOf, wholeOf, wordsOf } from './json.js';
import type { Sheet, WrittenAttack, WrittenPower } from './sheet.js';

const KINDS: Readonly<Record<string, CardKind>> = {
  Pokémon: 'pokemon',
  Pokemon: 'pokemon',
  Trainer: 'trainer',
  Energy: 'energy',
};

const STAGE_WORDS = ['Baby', 'Level-Up', 'Restored', 'BREAK', 'MEGA', 'VMAX', 'VSTAR', 'V-UNION', 'LEGEND'];
const PLAIN_STAGES = ['Basic', 'Stage 1', 'Stage 2'];
const TRAINER_WORDS = [
  ...['Supporter', 'Stadium', 'Pokémon Tool', 'Pokémon Tool F', 'Tool', 'Technical Machine'],
  ...["Rocket's Secret Machine", 'Goldenrod Game Corner', 'Item'],
];

/**
 * Reminders of how a kind of card is played, which stand among the rules but are no text of the card: what is headed
 * "… rule:", and what is known by how it begins and ends. Anything else is kept, for a text must not lose a word.
 */
const REMINDERS: readonly RegExp[] = [
  /^(?:◇ )?[\p{L} ()-]+ rule: .*$/iu,
  /^You may play (?:any number of|as many) Item cards (?:as you like )?during your turn(?: \(before your attack\))?\.$/,
  /^You may play only 1 (?:Supporter|Stadium) card during your turn(?: \(before your attack\))?\.$/,
  /^You may play only 1 Stadium card during your turn\. Put it [^.]+\. A Stadium with the same name [^.]+\.$/,
  /^This Stadium stays in play when you play it\. [^.]+\. If a Stadium with the same name [^.]+\.$/,
  /^You may attach any number of Pokémon Tools [^.]+\. You may attach only 1 Pokémon Tool to each [^.]+\.$/,
  /^(?:ACE SPEC: )?You can['’]t have more than 1 ACE SPEC card in your deck\.$/,
];

const isReminder = (rule: string): boolean => REMINDERS.some((reminder) => reminder.test(rule));

export function sheetFromPokemonTcgData(card: Fields): Result<Sheet, Rejection> {
  const [id, name, supertype] = [textOf(card['id']), textOf(card['name']), textOf(card['supertype'])];
  const kind = entryOf(KINDS, supertype);
  if (name === '') return err({ id, message: 'The card has no name.' });
  if (kind === undefined) {
    return err({ id, message: `The supertype is "${supertype}", not Pokémon, Trainer or Energy.` });
  }
  const subtypes = wordsOf(card['subtypes']) ?? [];
  const first = (words: readonly string[]) => words.find((word) => subtypes.includes(word)) ?? '';
  return ok({
    print: printOf(card, id),
    name,
    kind,
    hp: wholeOf(card['hp']) || null,
    types: wordsOf(card['types']) ?? [],
    stage: stageOf(name, first),
    evolvesFrom: textOf(card['evolvesFrom']),
    labels: subtypes,
    namesAllLabels: true,
    powers: powersOf(card),
    attacks: (recordsOf(card['attacks']) ?? []).map(attackOf),
    weaknesses: amounts(card['weaknesses']),
    resistances: amounts(card['resistances']),
    retreat: (wordsOf(card['retreatCost']) ?? []).filter((word) => word !== 'Free').length,
    trainer: kind === 'trainer' ? first(TRAINER_WORDS) : '',
    energy: kind === 'energy' ? first(['Special', 'Basic']) : '',
    text: textFrom(card['rules'], kind),
    untranslated: [],
  });
}

/** On a Pokémon the rules are those of its class, which its subtypes already name, but for those that not every era has. @rule PREC-01 */
const textFrom = (rules: unknown, kind: CardKind): string =>
  (wordsOf(rules) ?? [])
    .filter((rule) => (kind === 'pokemon' ? isOwnRule(rule) : !isReminder(rule)))
    .map(unmarked)
    .join('\n');

/**
 * Among the subtypes a Mega Evolution is a stage, with nothing else beside it; a Mega Evolution Pokémon ex of later years is
 * of the stage that stands beside. @rule CLS-38
 */
function stageOf(name: string, first: (words: readonly string[]) => string): string {
  const [word, plain] = [first(STAGE_WORDS), first(PLAIN_STAGES)];
  return word === '' || (word === 'MEGA' && plain !== '' && name.endsWith(' ex')) ? plain : word;
}

/** Texts of some sets have the marks of a page in them. */
const unmarked = (text: string): string => text.replace(/<\/?i>/g, '');

const amounts = (value: unknown) =>
  (recordsOf(value) ?? []).map((each) => ({ type: textOf(each['type']), value: textOf(each['value']) }));

function powersOf(card: Fields): readonly WrittenPower[] {
  const trait = card['ancientTrait'];
  return [
    ...(isFields(trait) ? [{ ...trait, type: 'Ancient Trait' } as Fields] : []),
    ...(recordsOf(card['abilities']) ?? []),
  ].map((each) => ({ kind: textOf(each['type']), name: textOf(each['name']), text: unmarked(textOf(each['text'])) }));
}

/** "Free" is a word in the cost where there is none. */
const attackOf = (attack: Fields): WrittenAttack => ({
  name: textOf(attack['name']),
  cost: (wordsOf(attack['cost']) ?? []).filter((word) => word !== 'Free'),
  damage: textOf(attack['damage']),
  text: unmarked(textOf(attack['text'])),
});

function printOf(card: Fields, id: string): Print {
  const set = isFields(card['set']) ? card['set'] : {};
  const legalities = isFields(card['legalities']) ? card['legalities'] : {};
  return {
    id,
    localId: textOf(card['number']),
    setId: textOf(set['id']) || id.slice(0, Math.max(0, id.lastIndexOf('-'))),
    setName: textOf(set['name']),
    serie: textOf(set['series']),
    released: textOf(set['releaseDate']).replaceAll('/', '-'),
    rarity: textOf(card['rarity']),
    regulationMark: textOf(card['regulationMark']).toUpperCase(),
    legal: Object.fromEntries(Object.entries(legalities).map(([format, word]) => [format, word === 'Legal'])),
    pokedex: numbersOf(card['nationalPokedexNumbers']),
  };
}
