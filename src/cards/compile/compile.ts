import { type CardFacts, notCarriedOut } from '../../engine/index.js';
import type { Compilation, UnsupportedSpan } from '../compiled.js';
import type { AttackPart, Part } from '../language.js';
import { cardParts } from '../resolve/card.js';
import { fossilParts } from '../resolve/fossil.js';
import { attackPart, type Told } from '../resolve/parts.js';
import { playedPart } from '../resolve/play.js';
import { standingParts } from '../resolve/standing.js';
import { heardIn, type Unread } from './hear.js';
import { oneOf } from './one-of.js';

export type Unsupported = UnsupportedSpan;
export type Compiled = Compilation;

type Where = Pick<Unsupported, 'where' | 'index'>;

/** A card's texts as a program. One word that is not understood, and the card is not supported. */
export function compileCard(facts: CardFacts): Compiled {
  const unsupported: Unsupported[] = [];
  const compile = <T>(text: string, where: Where, make: (told: Told) => T): T | null => {
    const heard = heardIn(text, facts);
    const made = heard.ok ? oneOf(heard, make) : heard;
    const lack = made.ok ? notCarriedOut(made.value) : null;
    if (made.ok && lack === null) return made.value;
    unsupported.push(at(text, where, made.ok ? { ok: false, start: 0, end: text.length, reason: lack ?? '' } : made));
    return null;
  };
  const attacks = facts.attacks.map((attack, index): AttackPart | null => {
    if (attack.text !== '')
      return compile(attack.text, { where: 'attack', index }, (told) => attackPart(told, attack, facts));
    if (attack.mark !== '') unsupported.push(at('', { where: 'attack', index }, MARK_ALONE));
    return null;
  });
  const powers = facts.powers.map(
    ({ text }, index) => compile(text, { where: 'power', index }, (told) => standingParts(told, facts)) ?? [],
  );
  const own =
    facts.text === '' ? [] : compile(facts.text, { where: 'card', index: 0 }, (told) => ownParts(told, facts));
  return unsupported.length > 0
    ? { ok: false, unsupported }
    : { ok: true, program: { attacks, powers, card: own ?? [] } };
}

const MARK_ALONE: Unread = {
  ok: false,
  start: 0,
  end: 0,
  reason: 'the printed number has a mark, but there is no text',
};

/** Items and Supporters are played and done with; all other cards stay, and their texts with them. */
function ownParts(told: Told, facts: CardFacts): readonly Part[] {
  if (facts.trainer === 'fossil') return fossilParts(told, facts);
  if (facts.trainer === 'item' && told.heard.some(({ is }) => is === 'onto')) return cardParts(told, facts);
  return facts.trainer === 'item' || facts.trainer === 'supporter' ? [playedPart(told, facts)] : cardParts(told, facts);
}

const at = (text: string, where: Where, { start, end, reason }: Unread): Unsupported => ({
  ...where,
  start,
  end,
  text: text.slice(start, end),
  reason,
});
