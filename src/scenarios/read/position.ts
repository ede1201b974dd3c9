import { CONDITIONS } from '../../engine/index.js';
import {
  type PileClaim,
  type PokemonClaim,
  type PositionClaim,
  type SideClaim,
  SPENDINGS,
  type StadiumClaim,
} from './claims.js';
import { countedNamesAt, nameAt, namesAt } from './name.js';
import { isNone, numberAt, plainAt, textAt, wordAt, wordsAt } from './scalar.js';
import {
  type Fields,
  fieldsOf,
  isBlock,
  isEmpty,
  isList,
  itemsOf,
  lineOf,
  maybe,
  report,
  requiredField,
  type Spot,
} from './spot.js';
import { starterFor, type Table } from './table.js';

const DEFAULT_TURN = 11;
const DEFAULT_DECK = 20;

/** The `given:` block: a position in the main part of a turn. */
export function positionAt(spot: Spot, table: Table): PositionClaim {
  const keys = ['player', 'turn', 'first', 'stadium', 'used', 'impossible', ...table.seats];
  const fields = fieldsOf(spot, keys, 'a position');
  const player = maybe(fields.get('player'), table.seats[0], (at) => wordAt(at, table.seats, 'a player'));
  const turn = maybe(fields.get('turn'), DEFAULT_TURN, (at) => numberAt(at, 'the number of the turn', 1));
  const used = maybe(fields.get('used'), [], usedAt);
  const sides: Record<string, SideClaim> = {};
  for (const seat of table.seats) {
    const side = maybe(fields.get(seat), emptySide(lineOf(spot), table), (at) => sideAt(at, table));
    sides[seat] = seat === player && used.length > 0 ? { ...side, used: [...side.used, ...used] } : side;
  }
  return {
    line: lineOf(spot),
    player,
    turn,
    first: maybe(fields.get('first'), starterFor(table, player, turn), (at) => wordAt(at, table.seats, 'a player')),
    stadium: maybe<StadiumClaim | null>(fields.get('stadium'), null, (at) => stadiumAt(at, table)),
    sides,
  };
}

function stadiumAt(spot: Spot, table: Table): StadiumClaim | null {
  if (isNone(spot)) return null;
  if (!isBlock(spot)) return { line: lineOf(spot), card: nameAt(spot), owner: null };
  const fields = fieldsOf(spot, ['card', 'owner'], 'a Stadium in play');
  const card = requiredField(spot, fields, 'card', 'name the Stadium card');
  const owner = maybe<string | null>(fields.get('owner'), null, (at) => wordAt(at, table.seats, 'a player'));
  return card && { line: lineOf(spot), card: nameAt(card), owner };
}

const SIDE_KEYS = ['active', 'bench', 'hand', 'discard', 'lost', 'deck', 'prizes', 'used', 'impossible'];

const emptySide = (line: number, table: Table): SideClaim => ({
  line,
  active: [],
  bench: [],
  hand: { kind: 'cards', line, cards: [] },
  discard: [],
  lost: [],
  deck: { kind: 'filler', line, count: DEFAULT_DECK },
  prizes: { kind: 'filler', line, count: table.prizes },
  faceUp: [],
  used: [],
});

function sideAt(spot: Spot, table: Table): SideClaim {
  const fields = fieldsOf(spot, SIDE_KEYS, 'a side');
  const empty = emptySide(lineOf(spot), table);
  return {
    line: empty.line,
    active: maybe(fields.get('active'), empty.active, (at) => activesAt(at, table)),
    bench: maybe(fields.get('bench'), empty.bench, benchAt),
    hand: maybe(fields.get('hand'), empty.hand, pileAt),
    discard: maybe(fields.get('discard'), empty.discard, namesAt),
    lost: maybe(fields.get('lost'), empty.lost, namesAt),
    deck: maybe(fields.get('deck'), empty.deck, pileAt),
    ...maybe(fields.get('prizes'), { prizes: empty.prizes, faceUp: empty.faceUp }, prizesAt),
    used: maybe(fields.get('used'), empty.used, usedAt),
  };
}

const usedAt = (spot: Spot) => wordsAt(spot, SPENDINGS, 'something a player can have used');

/** One Pokémon, or in 2-on-2 a list of up to two, where `none` keeps a place empty. */
function activesAt(spot: Spot, table: Table): (PokemonClaim | null)[] {
  if (isNone(spot)) return [];
  const items = isBlock(spot) ? [spot] : itemsOf(spot, 'the Active Pokémon');
  if (items.length > table.actives) {
    const advice = table.actives === 1 ? 'only `format: 2-on-2` has two Active places' : 'there are two Active places';
    report(items[table.actives], `One Active Pokémon too many: ${advice}. Move it to \`bench\`.`);
  }
  return items.map((item) => (isList(spot) && (isNone(item) || isEmpty(item)) ? null : pokemonAt(item)));
}

const benchAt = (spot: Spot): PokemonClaim[] =>
  isNone(spot) ? [] : itemsOf(spot, 'a list of Pokémon').map((item) => pokemonAt(item));

/** No deck is larger; a number past it would only be a slip that makes a very large board. */
const MOST_FILLER = 100;

function pileAt(spot: Spot): PileClaim {
  const line = lineOf(spot);
  if (typeof plainAt(spot) !== 'number') return { kind: 'cards', line, cards: countedNamesAt(spot) };
  const count = numberAt(spot, 'a number of filler cards');
  if (count > MOST_FILLER) report(spot, `${count} filler cards are too many: at most ${MOST_FILLER} lie in one place.`);
  return { kind: 'filler', line, count: Math.min(count, MOST_FILLER) };
}

const FACES = ['up', 'down'] as const;

/** Prize cards lie face down; one that does not is written `{ card: NAME, face: up }`. */
function prizesAt(spot: Spot): Pick<SideClaim, 'prizes' | 'faceUp'> {
  if (!isList(spot)) return { prizes: pileAt(spot), faceUp: [] };
  const faceUp: number[] = [];
  const cards = itemsOf(spot, 'a list of Prize cards').map((item, position) => {
    if (!isBlock(item)) return nameAt(item);
    const fields = fieldsOf(item, ['card', 'face'], 'a Prize card');
    if (maybe(fields.get('face'), 'down', (at) => wordAt(at, FACES, 'a way to lie')) === 'up') faceUp.push(position);
    return nameAt(requiredField(item, fields, 'card', 'name the Prize card') ?? item);
  });
  return { prizes: { kind: 'cards', line: lineOf(spot), cards }, faceUp };
}

const POKEMON_KEYS = [
  'card',
  'under',
  'energy',
  'tools',
  'machines',
  'damage',
  'conditions',
  'since',
  'evolved',
  'markers',
];

/** A Pokémon in play: the name of its card, or the long form. */
function pokemonAt(spot: Spot): PokemonClaim {
  const what = 'a Pokémon in play';
  const fields: Fields = isBlock(spot) ? fieldsOf(spot, POKEMON_KEYS, what) : new Map([['card', spot]]);
  const card = requiredField(spot, fields, 'card', 'name the card of this Pokémon') ?? spot;
  const names = (key: string) => maybe(fields.get(key), [], namesAt);
  const turn = (key: string) =>
    maybe<number | null>(fields.get(key), null, (at) => numberAt(at, 'the number of a turn'));
  return {
    line: lineOf(spot),
    card: fields.has('card') ? nameAt(card, what) : { line: lineOf(spot), text: '', name: '', set: null, piece: 0 },
    under: names('under'),
    energy: names('energy'),
    tools: names('tools'),
    machines: names('machines'),
    damage: maybe(fields.get('damage'), 0, damageAt),
    conditions: maybe(fields.get('conditions'), [], (at) => wordsAt(at, CONDITIONS, 'a Special Condition')),
    since: turn('since'),
    evolved: turn('evolved'),
    markers: maybe(fields.get('markers'), [], (at) => itemsOf(at, 'a list of markers').map(markerAt)),
  };
}

const markerAt = (spot: Spot): string => textAt(spot, 'the name of a marker');

/** In points, so that a number of counters written by mistake is noticed. */
function damageAt(spot: Spot): number {
  const damage = numberAt(spot, 'the damage on a Pokémon');
  if (damage % 10 !== 0) {
    report(spot, `${damage} is not damage in points: it goes in tens. Three damage counters are written as 30.`);
  }
  return damage;
}
