import {
  compileCard,
  identityOf,
  type OutlinedPart,
  outlineCard,
  type PoolCard,
  textAround,
} from '../../cards/index.js';
import { type Definition, type EvolutionPage, STAGE_NAMES, screensOf, type Tip } from '../../companion/index.js';
import { type CardFacts, type CardProgram, ERAS, type Era } from '../../engine/index.js';
import { type Face, faceOf } from '../../session/index.js';

/** What can be read about a card beside the card itself. */
export interface CardAbout {
  /** What its program does, for each text that it has. */
  readonly program: readonly OutlinedText[];
  /** What is not understood of it; empty where all is. */
  readonly unread: readonly string[];
  readonly tips: readonly Tip[];
  /** The line through it, from its first Pokémon on; empty where nothing evolves. */
  readonly evolution: readonly Kin[];
  /** The terms of the game in all of this, in the order in which they are met. */
  readonly terms: readonly Definition[];
  readonly prints: readonly OtherPrint[];
  /** Its own number in its set; empty where that is not known. */
  readonly number: string;
}

export interface OutlinedText {
  readonly of: 'power' | 'attack' | 'card';
  readonly name: string;
  readonly parts: readonly OutlinedPart[];
}

/** One Pokémon of the line, with a card of it where one is known. */
export interface Kin extends Pick<EvolutionPage, 'name' | 'from' | 'isThisCard'> {
  readonly stage: string;
  readonly face: Face | null;
}

/** Another card of the same name. */
export interface OtherPrint {
  readonly face: Face;
  readonly setId: string;
  readonly number: string;
  /** Word for word the same card. */
  readonly isSame: boolean;
}

/** Everything about a card as an era reads it. `known`: the cards among which its kin and its prints are looked for. */
export function aboutCard(facts: CardFacts, eraId: string, known: readonly PoolCard[]): CardAbout {
  const era = ERAS.find(({ id }) => id === eraId) ?? (ERAS.at(-1) as Era);
  const compiled = compileCard(facts);
  const { shown } = screensOf({ facts, era, cards: known.map((card) => card.facts), compiled });
  return {
    program: compiled.ok ? outlined(facts, compiled.program) : [],
    unread: compiled.ok ? [] : compiled.unsupported.map((span) => span.text || textAround(facts, span)),
    tips: shown.flatMap((screen) => (screen.screen === 'card' ? screen.tips : [])),
    evolution: shown.flatMap((screen) =>
      screen.screen === 'evolution' ? screen.pages.map((page) => kinOf(page, facts, known)) : [],
    ),
    terms: shown.flatMap((screen) => (screen.screen === 'dictionary' ? screen.entries : [])),
    ...printsOf(facts, known),
  };
}

function outlined(facts: CardFacts, program: CardProgram): readonly OutlinedText[] {
  const { attacks, powers, card } = outlineCard(program, facts);
  const texts: readonly OutlinedText[] = [
    ...powers.map((parts, i) => ({ of: 'power' as const, name: facts.powers[i]?.name ?? '', parts })),
    ...attacks.map((parts, i) => ({ of: 'attack' as const, name: facts.attacks[i]?.name ?? '', parts })),
    { of: 'card', name: facts.name, parts: card },
  ];
  return texts
    .map((text) => ({ ...text, parts: text.parts.filter(({ steps }) => steps.length > 0) }))
    .filter(({ parts }) => parts.length > 0);
}

/** A card of the same set tells more of the line than one of another year. */
function kinOf({ name, stage, from, isThisCard }: EvolutionPage, facts: CardFacts, known: readonly PoolCard[]): Kin {
  const cards = known.filter((card) => card.facts.name === name).map((card) => card.facts);
  const card = cards.find(({ set }) => set === facts.set) ?? cards[0];
  const face = isThisCard || card === undefined ? null : faceOf(card, cards);
  return { name, stage: stage === null ? '' : STAGE_NAMES[stage], from, isThisCard, face };
}

function printsOf(facts: CardFacts, known: readonly PoolCard[]): Pick<CardAbout, 'prints' | 'number'> {
  const namesakes = known.filter((card) => card.facts.name === facts.name && card.id !== '');
  const like = identity(facts);
  const self = namesakes.find((card) => card.facts.set === facts.set && identity(card.facts) === like);
  const prints = namesakes
    .filter((card) => card !== self)
    .map((card) => ({
      face: faceOf(card.facts, [card.facts]),
      setId: card.setId,
      number: card.number,
      isSame: identity(card.facts) === like,
    }));
  return { prints, number: self?.number ?? '' };
}

const identity = (facts: CardFacts): string => identityOf({ facts, diagnostics: [] });
