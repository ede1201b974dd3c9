// A card of a TCGdex checkout, where names and texts stand in many languages, as the interface would answer it in English.
import { type Fields, isFields, recordsOf, textOf } from '../json.js';

/** A word or text in several languages, by their codes: `en`, `fr`, `pt-br`, `en-us`. */
const LANGUAGE = /^[a-z]{2}(?:-[a-z]{2})?$/;

const isInLanguages = (value: unknown): value is Fields =>
  isFields(value) && Object.keys(value).length > 0 && Object.keys(value).every((key) => LANGUAGE.test(key));

const englishIn = (value: unknown): unknown =>
  isInLanguages(value) ? (value['en'] ?? value['en-us'] ?? undefined) : value;

/** Said in another language, and not in English. */
const isUntranslated = (value: unknown): boolean => isInLanguages(value) && textOf(englishIn(value)) === '';

/** Whether a value is written as in a checkout: its name is there in languages. */
export const isOfCheckout = (value: Fields): boolean => isInLanguages(value['name']);

const named = (value: Fields): Fields => ({ ...value, name: englishIn(value['name']) });

/** A set with its serie, as the interface answers both. A date may differ by language. */
export function setInEnglish(set: Fields): Fields {
  const { serie, releaseDate: written } = set;
  const releaseDate = isInLanguages(written) ? (englishIn(written) ?? Object.values(written)[0]) : written;
  return { ...named(set), releaseDate, ...(isFields(serie) ? { serie: named(serie) } : {}) };
}

/** The card with the number of its file; null where neither it nor its set was ever printed in English. */
export function cardInEnglish(card: Fields, set: Fields, localId: string): Fields | null {
  const setId = textOf(set['id']);
  const english = setInEnglish(set);
  if (isUntranslated(card['name']) || textOf(english['name']) === '') return null;
  return {
    ...named(card),
    id: `${setId}-${localId}`,
    localId,
    set: english,
    evolveFrom: englishIn(card['evolveFrom']),
    effect: englishIn(card['effect']),
    ...(isFields(card['item']) ? { item: textsInEnglish(card['item']) } : {}),
    ...listInEnglish(card, 'abilities'),
    ...listInEnglish(card, 'attacks'),
    _enMissing: missingIn(card),
  };
}

const textsInEnglish = (value: Fields): Fields => ({ ...named(value), effect: englishIn(value['effect']) });

function listInEnglish(card: Fields, field: 'abilities' | 'attacks'): Fields {
  const list = recordsOf(card[field]);
  return list === null ? {} : { [field]: list.map(textsInEnglish) };
}

/** Texts that are printed on the card and not known in English, as `Sheet.untranslated` names them. */
function missingIn(card: Fields): readonly string[] {
  const lacks = (value: Fields): boolean => isUntranslated(value['name']) || isUntranslated(value['effect']);
  const inList = (field: string, title: string): string[] =>
    (recordsOf(card[field]) ?? []).flatMap((each, index) => (lacks(each) ? [`${title}${index}`] : []));
  return [
    ...(isUntranslated(card['effect']) ? ['effect'] : []),
    ...inList('abilities', 'ability'),
    ...inList('attacks', 'attack'),
  ];
}
