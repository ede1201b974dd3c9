import { SELF } from '../read/own-name.js';
import { beginning, type Hit, NOTHING, type Parser, type Words } from './combinators.js';
import { printOf } from './print.js';
import { isCapital, isCapitalOrDigit } from './vocabulary.js';

/** Words that are printed with a capital but are the game's, never (the beginning of) a card's name. */
const GAME_WORDS = new Set(
  `pokémon energy energies basic stage evolution evolved evolves trainer supporter item items stadium tool tools bench benched
  active spot defending attacking special condition conditions ability abilities poké-power poké-powers poké-body poké-bodies
  prize lost zone weakness resistance retreat cost hp knocked out single rapid fusion strike ultra beast beasts team tera
  ancient future asleep burned confused paralyzed poisoned single-strike technical machine machines ace spec
  pokémon-ex pokémon-gx pokémon-v level-up lv.x sp v vmax vstar v-union gx ex break fossil prism star tag
  grass fire water lightning psychic fighting darkness metal fairy dragon colorless rule box i you your the a an if
  legend restored mega dual plasma holon's rocket's magma aqua dynamax radiant amazing shining light dark owner's baby
  power powers body bodies supporters stadiums trainers attack attacks marker counter damage gx-attack`.split(/\s+/),
);

const ENDINGS = new Set(['ex', 'EX', 'GX', 'V', 'VMAX', 'VSTAR', 'BREAK', 'LV.X', 'δ', 'G', 'GL', 'FB', 'C', '4', 'M']);

/** Words of the game that begin a name where another word of it follows: "Dark Gyarados", "Mega Latias ex". @rule NAME-05 NAME-06 */
const BEGINNINGS: ReadonlySet<string> = new Set(['dark', 'light', 'shining', 'mega']);

const isName = (raw: string, word: string): boolean => isCapital(raw) && !GAME_WORDS.has(word);

/**
 * A card's name: words with capitals that are none of the game's. A sentence never begins with one here, because its
 * first word always has a capital. The card's own name stands for itself.
 */
function readName(at: Words, from: number): readonly Hit<string>[] {
  const first = at.tokens[from];
  if (first === undefined) return NOTHING;
  if (first.word === SELF) return hit(at, from, SELF, from + 1);
  if (from === 0 || !(isName(first.raw, first.word) || isBeginning(at, from))) return NOTHING;
  let name = first.raw;
  let to = from + 1;
  for (; to < at.tokens.length; to++) {
    const { raw, word } = at.tokens[to];
    if (word === "'s" && at.tokens[to + 1] !== undefined && isNameOrPlace(at, to + 1)) {
      name += "'s";
    } else if (raw === '&' && at.tokens[to + 1] !== undefined && isName(at.tokens[to + 1].raw, at.words[to + 1])) {
      name += ' &';
    } else if (isLetter(at, to)) name += raw === 'V' ? ' [V]' : ` ${raw}`;
    else if (isName(raw, word) || ENDINGS.has(raw) || isPlaceOrStone(at, to)) name += ` ${raw}`;
    else break;
  }
  const after = at.words[to];
  // "Your Nidoqueen's attacks": whose they are; else the name would be an owner's.
  const isOwner = after === "'s" && !/^attacks?$/.test(at.words[to + 1] ?? '');
  return after === 'pokémon' || after === 'energy' || isOwner ? NOTHING : hit(at, from, name, to);
}

function isBeginning({ tokens }: Words, at: number): boolean {
  const next = tokens[at + 1];
  return (
    isCapital(tokens[at].raw) && BEGINNINGS.has(tokens[at].word) && next !== undefined && isName(next.raw, next.word)
  );
}

export const cardName: Parser<string> = beginning(
  (kind) =>
    kind.word === SELF ||
    (kind.isCapital && (kind.word === null || !GAME_WORDS.has(kind.word) || BEGINNINGS.has(kind.word))),
  readName,
);

/** Unown is printed with a letter of its own; its V is in brackets, because without them it is a Pokémon V. @rule NAME-05 CLS-29 */
const isLetter = ({ tokens }: Words, at: number): boolean =>
  /^[A-Z]$/.test(tokens[at].raw) && tokens[at - 1]?.raw === 'Unown';

/** What may follow an owner: a name, or a place of theirs. */
const isNameOrPlace = (at: Words, i: number): boolean =>
  isName(at.tokens[i].raw, at.tokens[i].word) || (at.words[i] === 'stadium' && isPlaceOrStone(at, i));

/** "Helix Fossil", "Moss Stadium": the game's word ends a name, where no kind of card is named by it. */
const isPlaceOrStone = ({ words, tokens }: Words, at: number): boolean =>
  (words[at] === 'fossil' || words[at] === 'stadium') &&
  /^[A-Z]/.test(tokens[at].raw) &&
  (words[at] === 'fossil' || !/^cards?$/.test(words[at + 1] ?? ''));

function hit(at: { far: number }, from: number, name: string, to: number): readonly Hit<string>[] {
  if (to > at.far && to > from) at.far = to;
  return [{ value: name, to }];
}

const NO_ATTACK = new Set([
  'attacks',
  'attack',
  'ability',
  'abilities',
  'poké-power',
  'poké-body',
  'pokémon',
  'energy',
]);
const LINKS = new Set(['of', 'the', 'and', 'to', 'in', 'a', "'s", '-']);

/** The name of an attack or a power: words with capitals, whatever they mean elsewhere. */
function readAttackName(at: Words, from: number): readonly Hit<string>[] {
  const isPart = (i: number): boolean =>
    at.tokens[i] !== undefined && isCapitalOrDigit(at.tokens[i].raw) && !NO_ATTACK.has(at.words[i]);
  // "Energy Works": a name may begin with that word, where another word of it follows.
  if (!isPart(from) && !(at.words[from] === 'energy' && isPart(from + 1))) return NOTHING;
  let to = from + 1;
  const isLink = (i: number): boolean => LINKS.has(at.words[i]);
  // "Growl of the Shield": one link, or two.
  while (isPart(to) || (isLink(to) && (isPart(to + 1) || (isLink(to + 1) && isPart(to + 2))))) to++;
  let name = at.tokens[from].raw;
  for (let i = from + 1; i < to; i++)
    name += at.tokens[i - 1].end < at.tokens[i].start ? ` ${at.tokens[i].raw}` : at.tokens[i].raw;
  // At the beginning any word has a capital: how far the reading came is then no hint.
  return from === 0 ? [{ value: name, to }] : hit(at, from, name, to);
}

export const attackName: Parser<string> = beginning(({ isCapital, isDigit }) => isCapital || isDigit, readAttackName);

/** Words before "Energy" that tell of a kind or a type; Holon Energy is a name that no card has as a whole. */
const ENERGY_WORDS = new Set(
  `basic special grass fire water lightning psychic fighting darkness metal fairy dragon colorless extra any all a an no or
  and more holon`.split(/\s+/),
);

const isPartOfName = ({ tokens, words }: Words, from: number, at: number): boolean =>
  isCapital(tokens[at].raw) || (at > from && words[at] === "'s");

/** The name of an Energy card: "Plasma Energy". */
function readEnergyName(at: Words, from: number): readonly Hit<string>[] {
  // The first word of a sentence always has a capital.
  if (from === 0) return NOTHING;
  let to = from;
  while (at.tokens[to] !== undefined && isPartOfName(at, from, to) && at.words[to] !== 'energy') {
    if (ENERGY_WORDS.has(at.words[to])) return NOTHING;
    to++;
  }
  if (to === from || at.words[to] !== 'energy' || at.tokens[to].raw !== 'Energy') return NOTHING;
  return hit(at, from, printOf(at, from, to + 1).replaceAll(" 's", "'s"), to + 1);
}

/** "Ancient Booster Energy Capsule": a name that goes on behind "Energy" is that of another card. */
function readCapsule(at: Words, from: number): readonly Hit<string>[] {
  if (from === 0) return NOTHING;
  let to = from;
  while (at.tokens[to] !== undefined && isCapital(at.tokens[to].raw) && at.words[to] !== 'energy') to++;
  if (to === from || at.words[to] !== 'energy' || at.tokens[to + 1] === undefined) return NOTHING;
  const { raw, word } = at.tokens[to + 1];
  if (!isName(raw, word)) return NOTHING;
  return hit(at, from, printOf(at, from, to + 2).replace(/Capsules$/, 'Capsule'), to + 2);
}

/** The name of a Pokémon Tool that has "Energy" in the middle. */
export const capsuleName: Parser<string> = beginning(({ isCapital }) => isCapital, readCapsule);

export const energyName: Parser<string> = beginning(({ isCapital }) => isCapital, readEnergyName);
