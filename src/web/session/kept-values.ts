import type { KeptGame } from '../../session/index.js';

/*
 * What the page itself reads of what a browser keeps: another program, or another Rulebox, may have written it. Records and
 * cards are opened where they are played.
 */

type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isListOf = (value: unknown, isOne: (each: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isOne);

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isSeed = (value: unknown): boolean => isText(value) || isNumber(value);
const isNumberOrNull = (value: unknown): boolean => value === null || isNumber(value);

export const areTexts = (value: unknown): value is readonly string[] => isListOf(value, isText);

/** Who sits where, and with what. */
export const isSetup = (value: unknown): boolean =>
  isFields(value) &&
  isText(value['era']) &&
  isText(value['format']) &&
  isListOf(value['decks'], isNumber) &&
  areTexts(value['players']) &&
  isSeed(value['seed']);

/** A game in a few words. */
export const isSummary = (value: unknown): boolean =>
  isFields(value) &&
  isText(value['era']) &&
  isText(value['format']) &&
  isSeed(value['seed']) &&
  isListOf(value['decks'], areTexts) &&
  isNumber(value['turn']) &&
  typeof value['over'] === 'boolean' &&
  isNumberOrNull(value['winner']) &&
  isNumberOrNull(value['you']);

/** A game that can be shown as one that goes on; an earlier Rulebox kept no summary. */
export const isKeptGame = (value: unknown): value is KeptGame =>
  isFields(value) &&
  isSetup(value['setup']) &&
  isSummary(value['summary']) &&
  isFields(value['record']) &&
  Array.isArray(value['record']['choices']);

/** A course through a first game, and how far it has come. */
export const isCourse = (value: unknown): boolean => {
  if (!isFields(value) || !isFields(value['learnt'])) return false;
  const { course, learnt } = value;
  const isGame = course === null || (isFields(course) && isText(course['era']) && isSeed(course['seed']));
  return isGame && areTexts(learnt['done']) && areTexts(learnt['happened']);
};

/** A deck of one's own: whether its cards are any is seen where it is judged. */
export const isDeck = (value: unknown): boolean =>
  isFields(value) &&
  [value['id'], value['name'], value['era'], value['format']].every(isText) &&
  isListOf(value['lines'], isLine);

const isLine = (value: unknown): boolean =>
  isFields(value) && isNumber(value['count']) && isText(value['id']) && isText(value['name']);
