import type { CardFacts, CardId, CardView, EnergyKind, Stage, TrainerKind } from '../../engine/index.js';
import type { Face } from '../../session/index.js';
import type { Settings } from '../settings/settings.js';

type FaceOf = (card: CardId) => Face | null;

/** The cards of a hand as they are shown: in the order in which they came, or sorted. The game knows no order of a hand. */
export function inShownOrder(cards: readonly CardView[], order: Settings['hand'], faceOf: FaceOf): readonly CardView[] {
  if (order === 'as drawn') return cards;
  const facts = cards.flatMap(({ card }) => faceOf(card)?.facts ?? []);
  const places = new Map(cards.map(({ card }) => [card, placeOf(faceOf(card)?.facts, facts)]));
  return cards.toSorted((one, other) => compare(places.get(one.card)!, places.get(other.card)!));
}

/** Where a card goes: by one thing after the other. */
type Place = readonly (string | number)[];

function compare(one: Place, other: Place): number {
  const differs = one.findIndex((each, i) => each !== other[i]);
  if (differs < 0) return 0;
  return one[differs]! < other[differs]! ? -1 : 1;
}

const STAGES: readonly Stage[] = ['baby', 'basic', 'restored', 'stage-1', 'stage-2'];
const TRAINERS: readonly TrainerKind[] = ['supporter', 'item', 'fossil', 'tool', 'technical-machine', 'stadium'];
const ENERGY: readonly EnergyKind[] = ['basic', 'special'];

/** Pokémon line by line, then Trainers kind by kind, then Energy; a card that is not known comes last. */
function placeOf(facts: CardFacts | undefined, hand: readonly CardFacts[]): Place {
  if (facts === undefined) return [3, '', 0, ''];
  const { kind, name, stage, trainer, energy } = facts;
  if (kind === 'pokemon') {
    const at = STAGES.indexOf(stage ?? 'basic');
    return [0, lineOf(facts, hand), at < 0 ? STAGES.length : at, name];
  }
  if (kind === 'trainer') return [1, '', TRAINERS.indexOf(trainer ?? 'item'), name];
  return [2, '', ENERGY.indexOf(energy ?? 'basic'), name];
}

/** The Pokémon at the root of a line, as far as the card or another one in the hand tells it. */
function lineOf({ name, evolvesFrom, line }: CardFacts, hand: readonly CardFacts[]): string {
  if (line[0] !== undefined) return line[0];
  if (evolvesFrom === '') return name;
  const before = hand.find((each) => each.name === evolvesFrom);
  return before === undefined || before.evolvesFrom === '' ? evolvesFrom : before.evolvesFrom;
}
