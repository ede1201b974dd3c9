// TCGdex: card by card as its interface answers (the set nested), or line by line with the set's fields beside.
import { type CardKind, err, ok, type Result } from '../../engine/index.js';
import type { Print, Rejection } from './imported.js';
import { entryOf, type Fields, isFields, numbersOf, recordsOf, textOf, wholeOf, wordsOf } from './json.js';
import type { Sheet, WrittenAmount } from './sheet.js';

const KINDS: Readonly<Record<string, CardKind>> = {
  Pokemon: 'pokemon',
  Pokémon: 'pokemon',
  Trainer: 'trainer',
  Energy: 'energy',
};

/** "None" stands for a rarity or a mark that is not there. */
const unlessNone = (value: unknown): string => (textOf(value) === 'None' ? '' : textOf(value));

const amounts = (value: unknown): readonly WrittenAmount[] | null =>
  recordsOf(value)?.map((each) => ({ type: textOf(each['type']), value: textOf(each['value']) })) ?? null;

export function sheetFromTcgdex(card: Fields): Result<Sheet, Rejection> {
  const [id, name, category] = [textOf(card['id']), textOf(card['name']), textOf(card['category'])];
  const kind = entryOf(KINDS, category);
  if (name === '') return err({ id, message: 'The card has no name.' });
  if (kind === undefined) {
    return err({ id, message: `The category is "${category}", not Pokemon, Trainer or Energy.` });
  }
  const suffix = textOf(card['suffix']);
  const item = isFields(card['item']) ? textOf(card['item']['effect']) : '';
  return ok({
    print: printOf(card, id),
    name,
    kind,
    hp: wholeOf(card['hp']) || null, // Trainer cards are written with 0
    types: wordsOf(card['types']) ?? [],
    stage: textOf(card['stage']),
    evolvesFrom: textOf(card['evolveFrom']),
    labels: suffix === '' ? [] : [suffix],
    namesAllLabels: false,
    powers: powersOf(card['abilities']),
    attacks: attacksOf(card['attacks']),
    weaknesses: amounts(card['weaknesses']),
    resistances: amounts(card['resistances']),
    retreat: wholeOf(card['retreat']),
    trainer: textOf(card['trainerType']),
    energy: textOf(card['energyType']),
    text: textOf(card['effect']) || item,
    untranslated: wordsOf(card['_enMissing']) ?? [],
  });
}

const powersOf = (value: unknown) =>
  (recordsOf(value) ?? []).map((each) => ({
    kind: textOf(each['type']),
    name: textOf(each['name']),
    text: textOf(each['effect']),
  }));

const attacksOf = (value: unknown) =>
  (recordsOf(value) ?? []).map((each) => ({
    name: textOf(each['name']),
    cost: wordsOf(each['cost']),
    damage: textOf(each['damage']),
    text: textOf(each['effect']),
  }));

function printOf(card: Fields, id: string): Print {
  const set = isFields(card['set']) ? card['set'] : {};
  const serie = isFields(set['serie']) ? textOf(set['serie']['name']) : textOf(set['serie']);
  return {
    id,
    localId: textOf(card['localId']),
    setId: textOf(card['setId']) || textOf(set['id']),
    setName: textOf(card['setName']) || textOf(set['name']),
    serie: textOf(card['serie']) || serie,
    released: textOf(card['released']) || textOf(set['releaseDate']),
    rarity: unlessNone(card['rarity']),
    regulationMark: unlessNone(card['regulationMark']).toUpperCase(),
    legal: legalOf(card['legal']),
    pokedex: numbersOf(card['dexId']),
  };
}

const legalOf = (value: unknown): Readonly<Record<string, boolean>> =>
  isFields(value)
    ? Object.fromEntries(Object.entries(value).filter((each): each is [string, boolean] => each[1] === !!each[1]))
    : {};
