// One card from one JSON value of any of the known databases.

import {
  BLANK_FACTS,
  type CardFacts,
  type CardKind,
  type CardTag,
  err,
  factsShape,
  jsonShape,
  ok,
  type Result,
} from '../../engine/index.js';
import type { DatabaseName } from '../accounts/database.js';
import { ownPrizes } from '../own-prizes.js';
import { isOwnRule } from '../own-rule.js';
import type { Correction } from './correction.js';
import { corrected, correctionOf, isUnknown } from './corrections.js';
import { energyOf } from './energy.js';
import { sheetFromPokemonTcgData } from './from-pokemon-tcg-data.js';
import { sheetFromTcgdex } from './from-tcgdex.js';
import { about, type CardDiagnostic, type ImportedCard, type Rejection, type Say } from './imported.js';
import { joinedSign } from './joined-sign.js';
import { isFields } from './json.js';
import { resistanceOf, typesOf, weaknessOf } from './numbers.js';
import type { Sheet } from './sheet.js';
import { evolvesFromOf, growsIntoOf, stageOf } from './stage.js';
import { tagsOf } from './tags.js';
import { attacksOf, hasVstarPower, ownText, powersOf } from './texts.js';
import { trainerKindOf } from './trainer.js';

/**
 * The card that the value tells of. What only the other cards of its set can tell (a missing Weakness, the piece of a
 * V-UNION) is left open, with a diagnostic: `settle` answers it.
 */
export function importCard(value: unknown): Result<ImportedCard, Rejection> {
  if (!isFields(value)) return err({ id: '', message: 'This is not a card: a JSON object is expected.' });
  const database: DatabaseName = 'supertype' in value ? 'pokemon-tcg-data' : 'tcgdex';
  const sheet = database === 'tcgdex' ? sheetFromTcgdex(value) : sheetFromPokemonTcgData(value);
  return sheet.ok ? withinLimits({ ...judge(sheet.value), database }) : sheet;
}

/** What is larger than anything that is let into a game is no card. */
function withinLimits(card: ImportedCard): Result<ImportedCard, Rejection> {
  const [fault] = jsonShape.faultsIn(card.facts, factsShape, 'The card');
  return fault === undefined ? ok(card) : err({ id: card.print.id, message: `This is no card: ${fault.message}` });
}

function judge(written: Sheet): ImportedCard {
  const diagnostics: CardDiagnostic[] = [];
  const say: Say = (severity, code, message, of) =>
    diagnostics.push({ severity, code, message, ...(of === undefined ? {} : { of }) });
  const correction = correctionOf(written);
  if (correction !== null && isUnknown(correction))
    say('blocking', 'text-missing', correction.why, placeOfLost(written, correction));
  else if (correction !== null) say('note', 'corrected', correction.why);
  const sheet = oneSpelling(corrected(written, correction));
  const { tags, doubts } = tagsOf(sheet, say);
  const facts = { ...sharedFacts(sheet, say), tags, doubts, ...FACTS_OF_KIND[sheet.kind](sheet, say, tags) };
  return { facts, print: sheet.print, diagnostics };
}

/** The attack whose symbol is lost, or the text of the card itself. */
function placeOfLost({ attacks }: Sheet, { lost }: Correction): string {
  return lost === undefined ? 'effect' : `attack${attacks.findIndex(({ name }) => name === lost.attack)}`;
}

/**
 * The sign after a name is written with or without a blank, EX and GX with or without a hyphen, a letter with or without
 * brackets; it is one name. A V in brackets stays so: without them it is the mark of a class. What a Mega Evolution
 * Pokémon-EX evolves from is a Pokémon-EX, also where it is written in small letters.
 * @rule NAME-01 NAME-05 NAME-13 CLS-29
 */
function oneSpelling(sheet: Sheet): Sheet {
  const plain = (written: string): string =>
    joinedSign(written)
      .replace(/ (?=[EG]X$)/, '-')
      .replace(/ \[([A-UW-Z!?])\]$/, ' $1');
  const name = plain(sheet.name);
  const from = plain(sheet.evolvesFrom);
  return { ...sheet, name, evolvesFrom: name.endsWith('-EX') ? from.replace(/[ -]ex$/, '-EX') : from };
}

const sharedFacts = (sheet: Sheet, say: Say): CardFacts => ({
  ...BLANK_FACTS,
  name: sheet.name,
  kind: sheet.kind,
  set: sheet.print.setId,
  released: sheet.print.released,
  text: ownText(sheet, say),
  attacks: attacksOf(sheet, say),
  powers: powersOf(sheet, say),
});

type FactsOfKind = (sheet: Sheet, say: Say, tags: readonly CardTag[]) => Partial<CardFacts>;

const FACTS_OF_KIND: Readonly<Record<CardKind, FactsOfKind>> = {
  pokemon: pokemonFacts,
  trainer: trainerFacts,
  energy: energyOf,
};

function pokemonFacts(sheet: Sheet, say: Say, tags: readonly CardTag[]): Partial<CardFacts> {
  const stage = stageOf(sheet, tags, say);
  sayWhatIsMissing(sheet, say);
  if (stage === 'vstar' && !hasVstarPower(sheet)) {
    say('incomplete', 'vstar-power-missing', 'Every Pokémon VSTAR has a VSTAR Power; it is not given.');
  }
  if (stage === 'legend' || stage === 'v-union') {
    say('blocking', 'piece-missing', 'Which piece of the whole Pokémon it is, is not given.');
  }
  return {
    stage,
    evolvesFrom: evolvesFromOf(sheet, stage, say),
    growsInto: growsIntoOf(sheet.name, stage, say),
    types: [...new Set(typesOf(sheet.types, 'Type', about(say, 'Type')))],
    hp: sheet.hp ?? 0,
    prizes: ownPrizes({ name: sheet.name, tags }),
    ...(stage === 'break' ? {} : defences(sheet, say)),
  };
}

/** A BREAK takes Weakness, Resistance and Retreat Cost from the card below it. @rule CLS-16 */
function defences(sheet: Sheet, say: Say): Pick<CardFacts, 'retreat' | 'weaknesses' | 'resistances'> {
  if (sheet.weaknesses === null) say('incomplete', 'weakness-missing', 'Weakness is not given.');
  if (sheet.retreat === null) say('incomplete', 'retreat-missing', 'The Retreat Cost is not given.');
  return {
    retreat: sheet.retreat ?? 0,
    weaknesses: once((sheet.weaknesses ?? []).flatMap((each) => weaknessOf(each, about(say, 'Weakness')))),
    resistances: once((sheet.resistances ?? []).flatMap((each) => resistanceOf(each, about(say, 'Resistance')))),
  };
}

/** Two of one type are one that a database has twice: no card prints that. @rule DMG-12 */
const once = <T extends { readonly type: string }>(all: readonly T[]): readonly T[] =>
  all.filter(({ type }, i) => all.findIndex((other) => other.type === type) === i);

function sayWhatIsMissing(sheet: Sheet, say: Say): void {
  if (sheet.hp === null) say('blocking', 'hp-missing', 'HP is not given.');
  if (sheet.types.length === 0) say('blocking', 'type-missing', 'The type is not given.');
  if (sheet.attacks.length + sheet.powers.length === 0) {
    say('blocking', 'attacks-missing', 'Neither attacks nor powers are given.');
  }
  if (sheet.text !== '' && !isOwnRule(sheet.text))
    say('blocking', 'text-missing', 'A text is given, but not for which attack or power.', 'effect');
  if (sheet.trainer !== '') {
    say(
      'note',
      'kind-contradicted',
      `The database also calls it ${sheet.trainer}; by all its facts it is a Pokémon card.`,
    );
  }
}

function trainerFacts(sheet: Sheet, say: Say): Partial<CardFacts> {
  const trainer = trainerKindOf(sheet);
  if (sheet.text === '' || sheet.untranslated.includes('effect')) {
    say('blocking', 'text-missing', 'Its text is not given in English.', 'effect');
  }
  return { trainer, hp: sheet.hp ?? 0 };
}
