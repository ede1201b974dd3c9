import type { Random } from '../../bots/index.js';
import { type CardFacts, type EnergyType, NONE, type PokemonClaim, piecesOf, roleOf } from '../../engine/index.js';
import { between, oneIn, pick } from '../random-number.js';
import { nameIn } from './era-pool.js';
import { type Mentions, maySpeakOf } from './mentions.js';
import { type Aim, mentionsBy, type Pile } from './pile.js';

/** Pokémon for the Active spot and the Bench: half of the time those that the text of the one they face speaks of. */
export function pokemonFor(pile: Pile, turn: number, faced: Mentions | null, aim: Aim): PokemonClaim[] {
  const { random, format } = aim;
  const most = format.actives + between(random, 0, format.bench);
  const board: PokemonClaim[] = [];
  const bring = (speaks: Mentions | null): void => {
    const stack = nextStack(pile, aim, (facts) => speaks === null || maySpeakOf(speaks, facts));
    if (stack === null) return;
    const speaking = [faced, mentionsBy(aim, stack.at(-1)!)];
    const speaksOfSpecial = speaking.some((mentions) => mentions?.words.includes('special-energy'));
    board.push(withCards(pile, standing(stack, turn, aim), { number: board.length, speaksOfSpecial }, aim));
  };
  if (faced !== null && oneIn(random, 2)) bring(faced);
  if (board.length === 0) bring(null);
  const [first] = board;
  if (first === undefined) return [];
  const own = mentionsBy(aim, first.card);
  while (board.length < most && pile.rest.length > KEPT) {
    const before = board.length;
    bring(oneIn(random, 2) ? own : null);
    if (board.length === before) bring(null);
    if (board.length === before) break;
  }
  return board;
}

/** Enough for a hand, Prize cards and a deck, whatever the last Pokémon takes. */
const KEPT = 24;

/** The first Pokémon of the pile that fits and that what it evolves from is there for. */
function nextStack(pile: Pile, aim: Aim, fits: (facts: CardFacts) => boolean): number[] | null {
  const tried = new Set<number>();
  for (const card of pile.rest) {
    if (tried.has(card) || !isPokemon(aim.facts[card]!) || !fits(aim.facts[card]!)) continue;
    tried.add(card);
    const stack = stackFor(pile, card, aim);
    if (stack !== null) return stack;
  }
  return null;
}

/** Fossils are Pokémon in play. @rule FOS-01 */
const isPokemon = (facts: CardFacts): boolean =>
  facts.hp > 0 && (facts.kind === 'pokemon' || roleOf(facts) === 'fossil');

function standing(stack: readonly number[], turn: number, { facts, random }: Aim): PokemonClaim {
  const card = stack.at(-1)!;
  const halves = Math.floor(facts[card]!.hp / 20);
  return {
    card,
    under: stack.slice(0, -1),
    attached: [],
    damage: oneIn(random, 2) ? 0 : random(halves + 1) * 10,
    conditions: [],
    since: between(random, 1, turn - 1),
    evolved: stack.length === 1 || piecesOf(facts[card]!) > 0 ? NONE : between(random, 2, turn - 1),
    markers: [],
  };
}

/** A card with what it evolves from below it, taken out of the pile; null if something is missing. @rule EVO-01 LVL-01 */
function stackFor(pile: Pile, top: number, aim: Aim): number[] | null {
  const { era, facts } = aim;
  const before = [...pile.rest];
  if (piecesOf(facts[top]!) > 0) return wholeFor(pile, top, aim);
  const stack = [top];
  pile.rest.splice(pile.rest.indexOf(top), 1);
  for (let card = facts[top]!; ON_ANOTHER.includes(roleOf(card)); card = facts[stack[0]!]!) {
    const name = nameIn(era, card.evolvesFrom === '' ? card.name : card.evolvesFrom);
    const below = pile.take((each) => UNDER.includes(roleOf(each)) && nameIn(era, each.name) === name && each.hp > 0);
    if (below === null || stack.length === TALLEST) {
      pile.rest = before;
      return null;
    }
    stack.unshift(below);
  }
  return [...babyUnder(pile, stack, aim), ...stack];
}

/** Every piece of a card that several make up, taken out of the pile; null if one is missing. @rule CLS-10 CLS-34 */
function wholeFor(pile: Pile, top: number, { facts }: Aim): number[] | null {
  const before = [...pile.rest];
  const { name } = facts[top]!;
  const stack: number[] = [];
  for (let piece = 1; piece <= piecesOf(facts[top]!); piece++) {
    const card = pile.take((each) => each.name === name && each.piece === piece);
    if (card === null) {
      pile.rest = before;
      return null;
    }
    stack.push(card);
  }
  return stack;
}

/** A Pokémon whose text lets the lowest of a stack be put onto it, if the text of the highest speaks of it. @rule EVO-21 */
function babyUnder(pile: Pile, stack: readonly number[], aim: Aim): number[] {
  const { words } = mentionsBy(aim, stack.at(-1)!);
  const { name } = aim.facts[stack[0]!]!;
  const at = pile.rest.findIndex((card) => {
    const below = aim.facts[card]!;
    if (below.kind !== 'pokemon' || below.name === name || !words.includes(below.name)) return false;
    return roleOf(below) === 'basic' && mentionsBy(aim, card).words.includes(name);
  });
  return at < 0 ? [] : pile.rest.splice(at, 1);
}

const TALLEST = 5;
const ON_ANOTHER: readonly string[] = ['evolution', 'level-up'];
const UNDER: readonly string[] = ['basic', 'evolution', 'fossil'];

interface Place {
  readonly number: number;
  /** Its own text, or the one that it faces, speaks of special Energy. */
  readonly speaksOfSpecial: boolean;
}

/** Energy for an attack, mostly the dearest, and now and then a special Energy card and a Pokémon Tool. @rule TOOL-02 */
function withCards(pile: Pile, pokemon: PokemonClaim, place: Place, aim: Aim): PokemonClaim {
  const { facts, random } = aim;
  const attached: number[] = [];
  const add = (fits: (facts: CardFacts) => boolean): void => {
    const card = pile.take(fits);
    if (card !== null) attached.push(card);
  };
  if (oneIn(random, place.speaksOfSpecial ? 2 : 6)) add(({ energy }) => energy === 'special');
  for (const type of costToPay(facts[pokemon.card]!, place.number, random)) {
    add(({ energy, provides }) => energy === 'basic' && (type === 'Colorless' || provides.flat().includes(type)));
  }
  const tool = toolFor(pile, pokemon.card, aim);
  return { ...pokemon, attached: tool === null ? attached : [...attached, tool] };
}

/** A Pokémon Tool that speaks of the Pokémon, or of which it speaks; now and then any. @rule TOOL-02 */
function toolFor(pile: Pile, pokemon: number, aim: Aim): number | null {
  const { facts, random } = aim;
  const own = mentionsBy(aim, pokemon);
  const belongs = (card: number): boolean =>
    maySpeakOf(own, facts[card]!) || maySpeakOf(mentionsBy(aim, card), facts[pokemon]!);
  const fitting = oneIn(random, 3) ? null : pile.take((each, card) => isOwnTool(each) && belongs(card));
  return fitting ?? (oneIn(random, 3) ? pile.take(isOwnTool) : null);
}

/** Team Flare Hyper Gear lies on Pokémon of the opponent. @rule CLS-23 */
const isOwnTool = (facts: CardFacts): boolean => roleOf(facts) === 'tool' && !facts.tags.includes('hyper-gear');

/** The further back a Pokémon stands, the less is left for it. */
function costToPay({ attacks }: CardFacts, place: number, random: Random): readonly EnergyType[] {
  if (attacks.length === 0 || oneIn(random, place === 0 ? 12 : 3)) return [];
  const dearest = attacks.reduce((a, b) => (b.cost.length > a.cost.length ? b : a));
  const { cost } = oneIn(random, 4) ? pick(random, attacks) : dearest;
  const isTyped = (type: EnergyType): boolean => type !== 'Colorless';
  return [...cost.filter(isTyped), ...cost.filter((type) => !isTyped(type))];
}
