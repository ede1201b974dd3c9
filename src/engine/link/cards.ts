import type { LinkedRule, Script } from '../effects/linked.js';
import type { ActionPart, AttackPart, CardProgram, PlayPart } from '../effects/program.js';
import type { Era } from '../eras/era.js';
import type { CardFacts } from '../model/card-facts.js';
import { ENERGY_TYPES, type EnergyType, type TypeIndex, typeIndex } from '../model/energy-type.js';
import type { Attack, Card, ResistanceOf, Setup, TracedNumbers, WeaknessOf } from '../model/setup.js';
import { NONE } from '../model/state.js';
import { asAttached, kindBits } from '../rules/card-words.js';
import { isBasicEnergyCard, isFlippedAgainst, piecesOf, putDownOf, roleOf } from '../rules/kind.js';
import { hasInName, nameThatCounts } from '../rules/name.js';
import { playsOf } from '../rules/plays.js';
import { prizesFor } from '../rules/prize-count.js';
import { expectedDamage } from './expected-damage.js';
import { asksAbout, type LinkedCard, Linker, UNLINKED } from './link.js';
import { staysOn } from './stays-on.js';

/* From a card's facts and its program to the card as one game reads it. */

/** @rule DMG-09 */
function weaknessOf(facts: CardFacts['weaknesses'][number], era: Era): WeaknessOf {
  const amount = era.weakness === 'printed' ? facts.amount : null;
  if (amount?.operation === 'plus') return { type: typeIndex(facts.type), times: 1, plus: amount.number };
  return { type: typeIndex(facts.type), times: amount?.number ?? 2, plus: 0 };
}

/** @rule DMG-10 */
function resistanceOf(facts: CardFacts['resistances'][number], era: Era): ResistanceOf {
  return { type: typeIndex(facts.type), minus: era.resistance === 'printed' ? (facts.amount ?? 30) : 30 };
}

/** An attack's text: as it was compiled, and linked. */
interface AttackText {
  readonly part: AttackPart | null | undefined;
  readonly linked: Script | undefined;
}

function costBitsOf(attacks: readonly Attack[]): number {
  let bits = 0;
  for (const { cost } of attacks) for (let type = 0; type < cost.length; type++) if (cost[type]! > 0) bits |= 1 << type;
  return bits;
}

function attackOf(facts: CardFacts['attacks'][number], id: number, { part, linked }: AttackText): Attack {
  const { name, damage, mark } = facts;
  const script = linked === undefined ? NONE : linked.id;
  const cost = ENERGY_TYPES.map((type) => facts.cost.filter((symbol) => symbol === type).length);
  const once = (facts.gx ? 1 : 0) | (facts.vstar ? 2 : 0) | (linked?.once ?? 0);
  const expected = expectedDamage(facts, part);
  return { id, name, once, cost, symbols: facts.cost.length, damage, counted: mark === 'x', expected, script };
}

/** @rule DECK-04 NRG-15 */
function specialByEra(card: CardFacts, era: Era): TypeIndex {
  const plain =
    card.kind === 'energy' && card.text === '' && card.provides.length === 1 && card.provides[0]!.length === 1;
  return plain && !isBasicEnergyCard(card, era) ? typeIndex(card.provides[0]![0]!) : NONE;
}

const typeBits = (types: readonly EnergyType[]): number =>
  types.reduce((bits, type) => bits | (1 << typeIndex(type)), 0);

export interface LinkedGame {
  readonly cards: readonly Card[];
  readonly scripts: readonly Script[];
  readonly rules: readonly LinkedRule[];
  readonly remembered: readonly number[];
  /** How many operations all scripts have. */
  readonly ops: number;
  /** Limits that hold for the whole game. */
  readonly gameLimits: ReadonlySet<number>;
}

/** Names become numbers, so that playing compares integers only. */
function interner(era: Era): (printed: string) => number {
  const names = new Map<string, number>();
  return (printed) => {
    if (printed === '') return NONE;
    const name = nameThatCounts(printed, era.nameStrip);
    const known = names.get(name);
    if (known !== undefined) return known;
    names.set(name, names.size);
    return names.size - 1;
  };
}

/**
 * A Stage 1 that links a Stage 2 to a Basic Pokémon by the names need not be in a deck: what the card's facts tell counts
 * as well as what the cards of the game do. @rule EVO-12
 */
function linesOf(facts: readonly CardFacts[], intern: (name: string) => number): Making['lines'] {
  const below = new Map<number, Set<number>>();
  for (const { stage, name, evolvesFrom } of facts) {
    if (stage !== 'stage-1' || evolvesFrom === '') continue;
    below.set(intern(name), (below.get(intern(name)) ?? new Set()).add(intern(evolvesFrom)));
  }
  return ({ stage, line, evolvesFrom }) =>
    stage === 'stage-2' ? [...new Set([...line.map(intern), ...(below.get(intern(evolvesFrom)) ?? [])])] : [];
}

/** Links the different cards of a game with their programs, card by card. */
export function linkCards(
  facts: readonly CardFacts[],
  programs: readonly (CardProgram | null)[],
  { era, format }: Pick<Setup, 'era' | 'format'>,
): LinkedGame {
  const intern = interner(era);
  const lines = linesOf(facts, intern);
  const linker = new Linker(era, format);
  let attacks = 0;
  const cards = facts.map((card, index): Card => {
    const program = programs[index];
    const [op, rule, script] = [linker.ops, linker.rules.length, linker.scripts.length];
    const linked = program ? linker.card(program, card) : UNLINKED;
    const own = card.attacks.map((attack, number) =>
      attackOf(attack, attacks++, {
        part: program?.attacks[number],
        linked: linker.scripts[linked.attacks[number] ?? NONE],
      }),
    );
    const traced = {
      ops: [op, linker.ops],
      rules: [rule, linker.rules.length],
      scripts: [script, linker.scripts.length],
    } as const;
    return makeCard(card, era, { index, intern, lines, attacks: own, linked, traced });
  });
  return {
    cards,
    scripts: linker.scripts,
    rules: linker.rules,
    remembered: asksAbout(programs),
    ops: linker.ops,
    gameLimits: linker.gameLimits,
  };
}

/** A card played as a Pokémon has the HP and types that are printed on it, or those that its text gives. @rule FOS-01 */
function asPokemon(card: CardFacts, play: PlayPart | null): CardFacts {
  if (play?.asPokemon === undefined) return card;
  const { hp = 0, types } = play.asPokemon;
  return { ...card, hp: card.hp === 0 ? hp : card.hp, types: card.types.length === 0 ? types : card.types };
}

/** The later Mega Evolution Pokémon ex have no such rule. @rule CLS-14 CLS-15 */
const endsTurnAsMega = ({ stage, tags }: CardFacts): boolean =>
  stage === 'mega' || tags.includes('primal') || (tags.includes('mega') && !tags.includes('ex'));

const isElsewhere = ({ from }: ActionPart): boolean => from === 'hand' || from === 'discard';

const isAttached = ({ trainer }: CardFacts, play: PlayPart | null): boolean =>
  trainer === 'tool' || trainer === 'technical-machine' || (trainer === 'item' && play?.onto !== undefined);

interface Making {
  readonly index: number;
  readonly intern: (name: string) => number;
  readonly lines: (card: CardFacts) => readonly number[];
  readonly attacks: readonly Attack[];
  readonly linked: LinkedCard;
  readonly traced: TracedNumbers;
}

/** Written out in one piece: objects put together by spreading are each of a shape of their own, and slow to read. */
function makeCard(facts: CardFacts, era: Era, making: Making): Card {
  const { index, intern, lines, attacks, linked, traced } = making;
  const card = asPokemon(facts, linked.playPart);
  const role = linked.playPart?.asPokemon === undefined ? roleOf(card) : 'fossil'; // FOS-01
  const evolvesFrom = intern(card.evolvesFrom);
  const attaches = isAttached(facts, linked.playPart);
  const isHyperGear = card.tags.includes('hyper-gear');
  return {
    facts,
    index,
    name: card.name,
    counted: nameThatCounts(card.name, era.nameStrip),
    identity: intern(card.name),
    evolvesFrom,
    line: lines(card),
    growsInto: intern(card.growsInto),
    evolvesEarly: linked.evolvesEarly,
    role,
    plays: playsOf({ role, evolvesFrom, attaches, isHyperGear }),
    pieces: piecesOf(card),
    piece: card.piece,
    putDown: putDownOf(card),
    isBaby: card.stage === 'baby',
    isFlippedAgainst: isFlippedAgainst(card, era),
    isMega: endsTurnAsMega(card),
    isBreak: card.stage === 'break',
    addsToCardBelow: card.stage === 'level-up' || card.stage === 'break',
    isPrismStar: card.tags.includes('prism-star'),
    isHyperGear,
    isBasicEnergy: isBasicEnergyCard(card, era),
    specialByEra: specialByEra(card, era),
    isDarkByName: hasInName(card.name, 'Dark'), // NAME-11
    hp: card.hp,
    retreat: card.retreat,
    prizes: prizesFor(card, era),
    types: card.types.map(typeIndex),
    typeBits: typeBits(card.types),
    kindBits: kindBits(facts, era),
    kindBitsAttached: kindBits(asAttached(facts), era),
    weaknesses: card.weaknesses.map((weakness) => weaknessOf(weakness, era)),
    resistances: card.resistances.map((resistance) => resistanceOf(resistance, era)),
    attacks,
    costBits: costBitsOf(attacks),
    provides: card.provides.map(typeBits),
    changesOwn: linked.changesOwn,
    actions: linked.actions.filter(({ part }) => !isElsewhere(part)),
    actionsElsewhere: linked.actions.filter(({ part }) => isElsewhere(part)),
    rules: linked.rules,
    rulesAsTool: linked.rulesAsTool,
    play: linked.play,
    playPart: linked.playPart,
    attaches,
    staysOn: staysOn(linked.playPart),
    traced,
  };
}
