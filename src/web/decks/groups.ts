import type { CardFacts } from '../../engine/index.js';
import type { DeskCard } from '../desk/desk-view.js';
import { type KeptLine, keyOf } from '../desk/kept-deck.js';
import type { DECK } from '../words/decks.js';

export type GroupName = keyof typeof DECK.groups;

/** A line of the deck with its card; null where the card is not known here. */
export interface ShownLine {
  readonly line: KeptLine;
  readonly card: DeskCard | null;
}

export interface Group {
  readonly name: GroupName;
  readonly count: number;
  readonly lines: readonly ShownLine[];
}

const ORDER: readonly GroupName[] = ['pokemon', 'trainer', 'supporter', 'stadium', 'tool', 'energy'];

/** The deck as it is read: by kinds, Pokémon by their lines of evolution, the rest by name. */
export function groupsOf(lines: readonly KeptLine[], cards: ReadonlyMap<string, DeskCard>): readonly Group[] {
  const shown = lines.map((line) => ({ line, card: cards.get(keyOf(line)) ?? null }));
  return ORDER.map((name) => {
    const here = shown.filter(({ card }) => groupOf(card?.face.facts ?? null) === name);
    return { name, count: here.reduce((sum, { line }) => sum + line.count, 0), lines: here.sort(inOrder) };
  }).filter(({ lines: here }) => here.length > 0);
}

function groupOf(facts: CardFacts | null): GroupName {
  if (facts === null || facts.kind === 'pokemon') return 'pokemon';
  if (facts.kind === 'energy') return 'energy';
  if (facts.trainer === 'supporter' || facts.trainer === 'stadium' || facts.trainer === 'tool') return facts.trainer;
  return 'trainer';
}

const STAGES = ['basic', 'baby', 'restored', 'stage-1', 'level-up', 'stage-2'];

/** Lines of evolution in the order in which they came into the deck would jump about; their names do not. */
function inOrder(one: ShownLine, other: ShownLine): number {
  return placeOf(one).localeCompare(placeOf(other), 'en');
}

function placeOf({ line, card }: ShownLine): string {
  if (card === null) return `~${line.name}`;
  const { facts, family } = card.face;
  const stage = STAGES.indexOf(facts.stage ?? 'basic');
  const last = facts.energy === 'special' ? '~' : '';
  return [last, facts.kind === 'pokemon' ? family : facts.name, stage < 0 ? STAGES.length : stage, facts.name].join(
    '\n',
  );
}
