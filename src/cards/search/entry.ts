import type { CardFacts } from '../../engine/index.js';
import type { LocalCard } from '../local/local-card.js';
import { fold, squashFolded } from './fold.js';

/** A card as searches need it; cards of the local library are such. */
export type SearchableCard = Pick<
  LocalCard,
  'facts' | 'print' | 'likeness' | 'compiles' | 'isExercised' | 'isVerified'
>;

/** A card with its words made ready to be compared. */
export interface Entry {
  readonly card: SearchableCard;
  readonly words: Words;
}

/** The words of a card, the same for all of its prints. */
export interface Words {
  /** The name folded, and squashed after a line break. */
  readonly name: string;
  readonly attacks: readonly AttackEntry[];
  readonly powers: readonly string[];
  /** Everything that is printed as text. */
  readonly text: string;
}

export interface AttackEntry {
  readonly name: string;
  readonly cost: number;
  readonly damage: number;
}

export function searchedName(name: string): string {
  const plain = fold(name);
  return `${plain}\n${squashFolded(plain)}`;
}

/** Makes entries; what many cards share is made once. */
export function entryMaker(): (card: SearchableCard) => Entry {
  const [name, text] = [remembering(searchedName), remembering(fold)];
  const words = new Map<number, Words>();
  return (card) => {
    let made = words.get(card.likeness);
    if (made === undefined) {
      made = wordsOf(card.facts, name, text);
      words.set(card.likeness, made);
    }
    return { card, words: made };
  };
}

type Fold = (text: string) => string;

function remembering(make: Fold): Fold {
  const known = new Map<string, string>();
  return (text) => {
    let made = known.get(text);
    if (made === undefined) {
      made = make(text);
      known.set(text, made);
    }
    return made;
  };
}

const wordsOf = (facts: CardFacts, name: Fold, text: Fold): Words => ({
  name: name(facts.name),
  attacks: facts.attacks.map((attack) => ({
    name: name(attack.name),
    cost: attack.cost.length,
    damage: attack.damage,
  })),
  powers: facts.powers.map((power) => `${name(power.name)}\n${power.kind}`),
  text: printedTexts(facts).map(text).join('\n'),
});

const printedTexts = ({ text, powers, attacks }: CardFacts): readonly string[] =>
  [text, ...powers.map((power) => power.text), ...attacks.map((attack) => attack.text)].filter((each) => each !== '');
