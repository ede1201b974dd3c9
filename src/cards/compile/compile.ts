import { type AttackFacts, type CardFacts, notCarriedOut } from '../../engine/index.js';
import type { Compilation, UnsupportedSpan } from '../compiled.js';
import type { AttackPart, Part } from '../language.js';
import { AskedFacts, type OwnFacts } from '../own-facts.js';
import { cardParts } from '../resolve/card.js';
import { fossilParts } from '../resolve/fossil.js';
import { attackPart, type Told } from '../resolve/parts.js';
import { playedPart } from '../resolve/play.js';
import { standingParts } from '../resolve/standing.js';
import { heardIn, type Unread } from './hear.js';
import { knownOr, type TextOf } from './known-texts.js';
import { type Made, oneOf } from './one-of.js';

export type Unsupported = UnsupportedSpan;
export type Compiled = Compilation;

type Where = Pick<Unsupported, 'where' | 'index'>;

/** A card's texts as a program. One word that is not understood, and the card is not supported. */
export function compileCard(facts: CardFacts): Compiled {
  const unsupported: Unsupported[] = [];
  const taken = <T>(made: Made<T>, text: string, where: Where): T | null => {
    if (made.ok) return made.value;
    unsupported.push(at(text, where, made));
    return null;
  };
  const attacks = facts.attacks.map((attack, index): AttackPart | null => {
    const { text } = attack;
    if (text !== '') return taken(attackText(facts, attack), text, { where: 'attack', index });
    if (attack.mark !== '') unsupported.push(at('', { where: 'attack', index }, MARK_ALONE));
    return null;
  });
  const powers = facts.powers.map(({ text }, index) => taken(powerText(facts, text), text, { where: 'power', index }));
  const { text } = facts;
  const own = text === '' ? [] : taken(ownText(facts, text), text, { where: 'card', index: 0 });
  return unsupported.length > 0
    ? { ok: false, unsupported }
    : { ok: true, program: { attacks, powers: powers.map((parts) => parts ?? []), card: own ?? [] } };
}

function attackText(facts: CardFacts, attack: AttackFacts): Made<AttackPart> {
  const asked = new AskedFacts(facts, attack);
  return madeOf({ text: attack.text, where: 'attack', facts, damage: attack.damage }, asked, (told) =>
    attackPart(told, asked.attack!, asked),
  );
}

function powerText(facts: CardFacts, text: string): Made<readonly Part[]> {
  const asked = new AskedFacts(facts, null);
  return madeOf({ text, where: 'power', facts, damage: 0 }, asked, (told) => standingParts(told, asked));
}

function ownText(facts: CardFacts, text: string): Made<readonly Part[]> {
  const asked = new AskedFacts(facts, null);
  return madeOf({ text, where: 'card', facts, damage: 0 }, asked, (told) => ownParts(told, asked));
}

/** What a text comes to, if the engine carries out all of it. */
function madeOf<T>(of: TextOf, asked: AskedFacts, make: (told: Told) => T): Made<T> {
  return knownOr(of, asked, (tokens) => {
    const heard = heardIn(of.text, of.facts, tokens);
    const made = heard.ok ? oneOf(heard, make) : heard;
    const lack = made.ok ? notCarriedOut(made.value) : null;
    return lack === null ? made : { ok: false, start: 0, end: of.text.length, reason: lack };
  });
}

const MARK_ALONE: Unread = {
  ok: false,
  start: 0,
  end: 0,
  reason: 'the printed number has a mark, but there is no text',
};

/** Items and Supporters are played and done with; all other cards stay, and their texts with them. */
function ownParts(told: Told, facts: OwnFacts): readonly Part[] {
  if (facts.trainer === 'fossil') return fossilParts(told, facts);
  if (facts.trainer === 'item' && told.heard.some(({ is }) => is === 'onto')) return cardParts(told, facts);
  return facts.trainer === 'item' || facts.trainer === 'supporter' ? [playedPart(told, facts)] : cardParts(told, facts);
}

const at = (text: string, { where, index }: Where, { start, end, reason }: Unread): Unsupported => ({
  where,
  index,
  start,
  end,
  text: text.slice(start, end),
  reason,
});
