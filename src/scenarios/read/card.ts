import { GROWN, isOwnRule, joinedSign, ownPrizes } from '../../cards/index.js';
import {
  BLANK_FACTS,
  CARD_KINDS,
  CARD_TAGS,
  type CardFacts,
  ENERGY_KINDS,
  ENERGY_TYPES,
  STAGES,
  TRAINER_KINDS,
} from '../../engine/index.js';
import { attacksAt, powersAt, providesAt, resistancesAt, typesAt, weaknessesAt } from './card-values.js';
import type { CardClaim } from './claims.js';
import { nameOf } from './name.js';
import { cardTextAt, numberAt, plainAt, textAt, wordAt, wordsAt } from './scalar.js';
import {
  describe,
  entriesOf,
  type Fields,
  fieldsOf,
  isBlock,
  lineOf,
  maybe,
  report,
  requiredField,
  type Spot,
} from './spot.js';

/** The `cards:` block: every card by its name as written. */
export function cardsAt(spot: Spot): ReadonlyMap<string, CardClaim> {
  const cards = new Map<string, CardClaim>();
  for (const entry of entriesOf(spot, 'cards by name')) {
    const name = nameOf(entry.key.replace(/\s+/g, ' ').trim(), lineOf(entry.at));
    if (name.name === '' || name.set === '') report(entry.at, `\`${entry.key}\` is not a card name.`);
    if (cards.has(name.text)) report(entry.at, `The card \`${name.text}\` is already defined above.`);
    const facts = factsAt(entry.value, { ...name, set: name.set ?? '' });
    cards.set(name.text, { line: name.line, name, facts, artist: artistAt(entry.value) });
  }
  for (const [text, card] of cards)
    if (isUntold(card.facts)) cards.set(text, { ...card, facts: grown(card.facts, cards) });
  return cards;
}

/** It is printed on every card; no text that is understood asks for it. */
function artistAt(spot: Spot): string {
  const artist = isBlock(spot) ? fieldsOf(spot, ALL_KEYS, 'a card').get('artist') : undefined;
  return maybe(artist, '', (at) => textAt(at, 'the name of an artist'));
}

/** A Baby Pokémon of which it is not said what it grows into. */
const isUntold = ({ stage, growsInto }: CardFacts): boolean => stage === 'baby' && growsInto === '';

/** It grows into what is printed on the card of its name, of several into the one that is here. @rule EVO-21 */
function grown(facts: CardFacts, cards: ReadonlyMap<string, CardClaim>): CardFacts {
  const names = Object.hasOwn(GROWN, facts.name) ? GROWN[facts.name]! : [];
  return { ...facts, growsInto: names.find((name) => cards.has(name)) ?? names[0] ?? '' };
}

const EVERY_CARD = ['kind', 'tags', 'set', 'released', 'artist'];
/** What makes a Pokémon; a Fossil has these too while it is in play. */
const BODY = ['types', 'hp', 'retreat', 'weakness', 'resistance', 'powers', 'prizes'];
const POKEMON = [...EVERY_CARD, 'stage', 'from', 'into', ...BODY, 'attacks', 'text'];
const TRAINER = [...EVERY_CARD, 'trainer', 'text'];
const ENERGY = [...EVERY_CARD, 'energy', 'provides', 'text'];
const ALL_KEYS = [...new Set([...POKEMON, ...TRAINER, ...ENERGY])];

type Label = Pick<CardFacts, 'name' | 'set' | 'piece'>;

function factsAt(spot: Spot, label: Label): CardFacts {
  const fields = fieldsOf(spot, ALL_KEYS, 'a card');
  const kindSpot = requiredField(spot, fields, 'kind', `say which of ${CARD_KINDS.join(', ')} the card is`);
  if (!kindSpot) return BLANK_FACTS;
  const kind = wordAt(kindSpot, CARD_KINDS, 'a kind of card');
  // What else is wrong cannot be told before the kind is right; so with `trainer` below.
  if (plainAt(kindSpot) !== kind) return BLANK_FACTS;
  const common = { ...BLANK_FACTS, ...commonFacts(fields, label), kind };
  switch (kind) {
    case 'pokemon':
      refuseOtherKeys(fields, POKEMON, 'a Pokémon card');
      return withOwnPrizes({ ...common, tags: tagsOfPokemon(common.tags, label.name), ...pokemonFacts(spot, fields) });
    case 'trainer':
      return { ...common, ...trainerFacts(spot, fields) };
    case 'energy':
      refuseOtherKeys(fields, ENERGY, 'an Energy card');
      return { ...common, ...energyFacts(spot, fields, label.name) };
  }
}

/** Radiant Pokémon are known by their names, as in print. @rule CLS-39 */
const tagsOfPokemon = (tags: CardFacts['tags'], name: string): CardFacts['tags'] =>
  name.startsWith('Radiant ') && !tags.includes('radiant') ? [...tags, 'radiant'] : tags;

/** Where the number is not given, the card gives what its like in print does. @rule KO-04 */
const withOwnPrizes = (facts: CardFacts): CardFacts =>
  facts.prizes > 0 ? facts : { ...facts, prizes: ownPrizes(facts) };

function commonFacts(fields: Fields, label: Label): Partial<CardFacts> {
  const set = maybe(fields.get('set'), label.set, (at) => textAt(at, 'the name of a set'));
  if (label.set !== '' && set !== label.set) {
    report(fields.get('set')!, `The card is of the set \`${label.set}\` by its name, but of \`${set}\` here.`);
  }
  return {
    name: label.name,
    piece: label.piece,
    set,
    tags: maybe(fields.get('tags'), [], (at) => wordsAt(at, CARD_TAGS, 'a tag')),
    released: maybe(fields.get('released'), '', dateAt),
  };
}

function pokemonFacts(spot: Spot, fields: Fields): Partial<CardFacts> {
  const stageSpot = requiredField(spot, fields, 'stage', 'a Pokémon card says its stage');
  const stage = maybe(stageSpot, STAGES[0], (at) => wordAt(at, STAGES, 'a stage'));
  const into = fields.get('into');
  if (into && stage !== 'baby') report(into, 'Only a Baby Pokémon says what it grows into (`stage: baby`).');
  return {
    ...bodyFacts(fields),
    stage,
    evolvesFrom: maybe(fields.get('from'), '', pokemonNameAt),
    growsInto: maybe(into, '', pokemonNameAt),
    attacks: maybe(fields.get('attacks'), [], attacksAt),
    text: maybe(fields.get('text'), '', ownRuleAt),
  };
}

/** What is printed on a Pokémon beside its attacks and powers: only rules that are understood. @rule PREC-01 ATK-05 */
function ownRuleAt(spot: Spot): string {
  const text = cardTextAt(spot);
  if (!isOwnRule(text)) report(spot, OWN_RULE);
  return text;
}

const OWN_RULE =
  'The text of a Pokémon card is the rule of a Baby Pokémon, or how many of it a deck may have. Other texts belong to its `attacks` and `powers`.';

const pokemonNameAt = (spot: Spot): string => joinedSign(textAt(spot, 'the name of a Pokémon'));

const bodyFacts = (fields: Fields): Partial<CardFacts> => ({
  types: maybe(fields.get('types'), [], typesAt),
  hp: maybe(fields.get('hp'), 0, (at) => numberAt(at, 'the HP', 1)),
  retreat: maybe(fields.get('retreat'), 0, (at) => numberAt(at, 'the Retreat Cost')),
  weaknesses: maybe(fields.get('weakness'), [], weaknessesAt),
  resistances: maybe(fields.get('resistance'), [], resistancesAt),
  powers: maybe(fields.get('powers'), [], powersAt),
  prizes: maybe(fields.get('prizes'), 0, (at) => numberAt(at, 'the number of Prize cards')),
});

function trainerFacts(spot: Spot, fields: Fields): Partial<CardFacts> {
  const trainerSpot = requiredField(spot, fields, 'trainer', `say which of ${TRAINER_KINDS.join(', ')} it is`);
  if (!trainerSpot) return {};
  const trainer = wordAt(trainerSpot, TRAINER_KINDS, 'a kind of Trainer card');
  if (plainAt(trainerSpot) !== trainer) return {};
  const extra = trainer === 'fossil' ? BODY : trainer === 'technical-machine' || trainer === 'tool' ? ['attacks'] : [];
  refuseOtherKeys(fields, [...TRAINER, ...extra], `a Trainer card (${trainer})`);
  return {
    ...bodyFacts(fields),
    trainer,
    text: maybe(fields.get('text'), '', cardTextAt),
    attacks: maybe(fields.get('attacks'), [], attacksAt),
  };
}

function energyFacts(spot: Spot, fields: Fields, name: string): Partial<CardFacts> {
  const energySpot = requiredField(spot, fields, 'energy', 'say whether it is `basic` or `special`');
  if (!energySpot) return {};
  const energy = wordAt(energySpot, ENERGY_KINDS, 'a kind of Energy card');
  const named = ENERGY_TYPES.find((type) => name === `${type} Energy`);
  if (energy === 'basic' && !named && !fields.has('provides')) {
    report(spot, 'The key `provides` is missing: the name of this basic Energy card does not tell its type.');
  }
  const byName = named ? [[named]] : [];
  const provides = maybe(fields.get('provides'), byName, providesAt);
  return { energy, provides, text: maybe(fields.get('text'), '', cardTextAt) };
}

function refuseOtherKeys(fields: Fields, allowed: readonly string[], what: string): void {
  for (const [key, at] of fields) {
    if (!allowed.includes(key))
      report(at, `The key \`${key}\` does not go on ${what}. Allowed: ${allowed.join(', ')}.`);
  }
}

function dateAt(spot: Spot): string {
  const text = String(plainAt(spot));
  const [, month, day] = /^\d{4}-(\d\d)-(\d\d)$/.exec(text) ?? [];
  const isDate = Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31;
  if (!isDate) report(spot, `Expected a date here, written \`YYYY-MM-DD\`, found ${describe(spot.node)}.`);
  return text;
}
