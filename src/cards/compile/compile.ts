import { type AttackFacts, type CardFacts, factsShape, isBabyRule, jsonShape } from '../../engine/index.js';
import type { Compilation, UnsupportedSpan } from '../compiled.js';
import type { AttackPart, Part } from '../language.js';
import type { AskedFacts, OwnFacts } from '../own-facts.js';
import { cardParts } from '../resolve/card.js';
import { fossilParts } from '../resolve/fossil.js';
import { attackPart, type Told } from '../resolve/parts.js';
import { playedPart } from '../resolve/play.js';
import { standingParts } from '../resolve/standing.js';
import { isUnresolved, type Unresolved } from '../resolve/tree.js';
import { CardText, type Make, type Text, textAt } from './card-text.js';
import type { Unread } from './hear.js';
import { placeOf } from './known-texts.js';
import type { Made } from './one-of.js';

export type Unsupported = UnsupportedSpan;
export type Compiled = Compilation;

type Where = Pick<Unsupported, 'where' | 'index'>;

/** A card's texts as a program. One word that is not understood, and the card is not supported. */
export const compileCard = (facts: CardFacts): Compiled => compileCards([facts])[0];

/**
 * The same for many cards. They are taken step by step, some at a time: to do one thing for several texts takes less time than
 * to do all of it for one text after another.
 */
export function compileCards(cards: readonly CardFacts[]): readonly Compiled[] {
  const compiled: Compiled[] = [];
  if (!Array.isArray(cards)) return compiled;
  for (let first = 0; first < cards.length; first += TOGETHER) {
    const fresh: CardText<unknown>[] = [];
    const some = cards.slice(first, first + TOGETHER);
    const texts = Array.from(some, (facts) => refused(facts) ?? textsOf(facts, fresh));
    for (const text of fresh) text.hear();
    for (const text of fresh) text.resolve();
    for (const of of texts) compiled.push('ok' in of ? of : compiledOf(of));
  }
  return compiled;
}

const TOGETHER = 32;

/** The texts of a card; null where there is none. */
interface Texts {
  readonly facts: CardFacts;
  readonly attacks: readonly (Text<AttackPart> | null)[];
  readonly powers: readonly Text<readonly Part[]>[];
  readonly own: Text<readonly Part[]> | null;
}

/** The texts of a card; those that were not met before are put with the new ones. */
function textsOf(facts: CardFacts, fresh: CardText<unknown>[]): Texts {
  const textOf = <T>(
    text: string,
    where: Where['where'],
    make: Make<T>,
    attack: AttackFacts | null = null,
  ): Text<T> => {
    const at = textAt(placeOf(text, where, facts, attack), make);
    if (at instanceof CardText) fresh.push(at);
    return at;
  };
  return {
    facts,
    attacks: facts.attacks.map((attack) =>
      attack.text === '' ? null : textOf(attack.text, 'attack', ofAttack, attack),
    ),
    powers: facts.powers.map(({ text }) => textOf(text, 'power', standingParts)),
    own: facts.text === '' || isOfBaby(facts) ? null : textOf(facts.text, 'card', ownParts),
  };
}

/** What is no card's facts, or a text that is longer than any card's, is not read. */
function refused(facts: unknown): Compiled | null {
  const faults = jsonShape.faultsIn(facts, factsShape, 'The card');
  if (faults.length === 0) return null;
  const nowhere = { where: 'card', index: 0, start: 0, end: 0, text: '' } as const;
  return { ok: false, unsupported: faults.map(({ message }) => ({ ...nowhere, reason: message })) };
}

/** The rule of a Baby Pokémon is the game's own, not a text to carry out. @rule ATK-05 */
const isOfBaby = ({ stage, text }: CardFacts): boolean => stage === 'baby' && isBabyRule(text);

function compiledOf({ facts, attacks, powers, own }: Texts): Compiled {
  const unsupported: Unsupported[] = [];
  const taken = <T>(made: Made<T>, text: string, where: Where): T | null => {
    if (made.ok) return made.value;
    unsupported.push(at(text, where, made));
    return null;
  };
  const ofAttacks = attacks.map((text, index): AttackPart | null => {
    const attack = facts.attacks[index];
    if (text !== null) return taken(text.result, attack.text, { where: 'attack', index });
    if (attack.mark !== '') unsupported.push(at('', { where: 'attack', index }, MARK_ALONE));
    return null;
  });
  const ofPowers = powers.map((text, index) => taken(text.result, facts.powers[index].text, { where: 'power', index }));
  const card = own === null ? [] : taken(own.result, facts.text, { where: 'card', index: 0 });
  return unsupported.length > 0
    ? { ok: false, unsupported }
    : { ok: true, program: { attacks: ofAttacks, powers: ofPowers.map((parts) => parts ?? []), card: card ?? [] } };
}

const ofAttack = (told: Told, facts: AskedFacts): AttackPart | Unresolved => attackPart(told, facts.attack!, facts);

const MARK_ALONE: Unread = {
  ok: false,
  start: 0,
  end: 0,
  reason: 'the printed number has a mark, but there is no text',
};

/** Items and Supporters are played and done with; all other cards stay, and their texts with them. */
function ownParts(told: Told, facts: OwnFacts): readonly Part[] | Unresolved {
  if (facts.trainer === 'fossil') return fossilParts(told, facts);
  if (facts.trainer === 'item' && told.heard.some(({ is }) => is === 'onto')) return cardParts(told, facts);
  if (facts.trainer !== 'item' && facts.trainer !== 'supporter') return cardParts(told, facts);
  const played = playedPart(told, facts);
  return isUnresolved(played) ? played : [played];
}

const at = (text: string, { where, index }: Where, { start, end, reason }: Unread): Unsupported => ({
  where,
  index,
  start,
  end,
  text: text.slice(start, end),
  reason,
});
