import { type CardFacts, err, ok, type PowerKind, type Result } from '../../engine/index.js';
import type { ActionPart, AnswerRule, AttackPart, CardProgram, Part, Test, TriggerRule } from '../language.js';
import { isSame } from '../telling/same.js';
import { says } from '../telling/walk.js';
import { actionText, limitText, limitTexts } from './action.js';
import { withOwnNumber } from './also.js';
import { namedOnce } from './bearer.js';
import { paragraph, sentencesOf } from './block.js';
import { ownWording } from './card-rule.js';
import { cardTriggerText } from './card-trigger.js';
import { areSingle, CHOSEN_CARDS, DISCARDED_CARDS, ofOneCard } from './chosen.js';
import { tellCoinsApart } from './coins.js';
import { tellDeedsApart } from './deeds.js';
import { tellEvolvedApart } from './evolved.js';
import { tellMovedApart } from './moved-out.js';
import { tellNewApart } from './new-active.js';
import { tellOwnApart } from './own-active.js';
import { playText } from './play.js';
import { insteadOf, providesText } from './provides.js';
import { isShield } from './rule.js';
import { tellSeveralApart } from './several.js';
import { capital, listed, unsaidIn, unsayable } from './speech.js';
import { standingText } from './standing.js';
import { testText } from './test.js';
import { triggerText } from './trigger.js';
import { tellUsesApart } from './uses.js';
import { wouldText } from './would.js';

/** A card's texts in our own wording, one for each attack and power, and the card's own. */
export interface CardTexts {
  readonly attacks: readonly string[];
  readonly powers: readonly string[];
  readonly card: string;
}

/** Words a program anew: compiling what it says gives the same program. Otherwise what of it has no wording. */
export function renderCard(said: CardProgram, facts: CardFacts): Result<CardTexts, readonly string[]> {
  const texts = textsOf(toldApart(said, facts), facts);
  const unsaid = [...texts.attacks, ...texts.powers, texts.card].flatMap(unsaidIn);
  return unsaid.length > 0 ? err(unsaid) : ok(texts);
}

function textsOf(program: CardProgram, facts: CardFacts): CardTexts {
  return {
    attacks: program.attacks.map((attack, i) =>
      attack === null ? '' : withOwnNumber(partText(attack, null, ''), facts, i),
    ),
    powers: program.powers.map((parts, i) => {
      const kind = facts.powers[i]?.kind ?? 'ability';
      return ofItsKind(partsText(parts, POWER_NAMES[kind]).replaceAll('~', bareName(facts)), kind);
    }),
    card: ownTexts(program.card, facts),
  };
}

/** Things of one kind get words that tell them apart before anything is said of them. */
export const toldApart = (said: CardProgram, facts: CardFacts): CardProgram =>
  tellOwnApart(
    tellSeveralApart(
      tellMovedApart(tellNewApart(tellDeedsApart(tellUsesApart(tellEvolvedApart(tellCoinsApart(said)))), facts)),
    ),
  );

/** A Level-Up card is put onto a Pokémon that has its name without the mark. @rule EFF-16 */
export const bareName = ({ name }: CardFacts): string => name.replace(/ LV\.X$/, '');

/** A card's own text: parts that only such cards have are worded for themselves. */
function ownTexts(parts: readonly Part[], facts: CardFacts): string {
  const texts: string[] = [];
  let run: Part[] = [];
  const flush = (): void => {
    if (run.length > 0) texts.push(partsText(run, 'Ability'));
    run = [];
  };
  for (const part of parts) {
    const own = ownWording(part, facts);
    if (own === null) run.push(part);
    else {
      flush();
      texts.push(own);
    }
  }
  flush();
  return insteadOf(namedOnce(texts.join(' ')));
}

const POWER_NAMES: Readonly<Record<PowerKind, string>> = {
  ability: 'Ability',
  'poke-power': 'Poké-Power',
  'poke-body': 'Poké-Body',
  'pokemon-power': 'Ability',
  'ancient-trait': 'Ability',
  'vstar-power': 'Ability',
};

/** An Ability calls itself one; all others are powers. @rule POW-09 */
export const ofItsKind = (text: string, kind: PowerKind): string =>
  kind === 'ability' ? text.replace(/\b(this|This) power\b/g, '$1 Ability') : text;

function attackText({ if: test, limits, despite, otherCost, do: statements }: AttackPart): string {
  const only = [...despiteText(despite), ...costText(otherCost), ...(test === undefined ? [] : onlyIf(test))];
  return [
    paragraph([...only, ...sentencesOf(statements, 'you')]),
    ...(limits ?? []).map((limit) => limitText(limit, '')),
  ].join(' ');
}

/** What it costs then. */
function costText(other: AttackPart['otherCost']): readonly string[] {
  if (other === undefined) return [];
  const { if: test, types } = other;
  const what =
    types.length === 0 ? "ignore all Energy in this attack's cost" : `this attack can be used for ${types.join(' ')}`;
  return [`if ${testText(test, 'you')}, ${what}`];
}

function despiteText(despite: AttackPart['despite']): readonly string[] {
  if (despite === undefined) return [];
  if (despite === 'any') return [unsayable('an attack that can always be used')];
  const conditions = despite.filter((one) => one !== 'first-turn');
  return [
    ...(conditions.length < despite.length ? ['if you go first, you can use this attack during your first turn'] : []),
    ...(conditions.length > 0
      ? [`this attack can be used even if this Pokémon is ${listed(conditions.map(capital), 'or')}`]
      : []),
  ];
}

/** When an attack can be used, a sentence for each condition. */
function onlyIf(test: Test): readonly string[] {
  const tests = test.test === 'all' ? test.of : [test];
  return tests.map((one) => {
    if (one.test === 'turn') return 'you can use this attack only if you go second, and only during your first turn';
    return one.test === 'not'
      ? `this attack can't be used if ${testText(one.of, 'you')}`
      : `you can use this attack only if ${testText(one, 'you')}`;
  });
}

const partsText = (parts: readonly Part[], power: string): string => {
  const texts: string[] = [];
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i];
    const next = parts[i + 1];
    // A shield against damage and effects is one sentence and two rules.
    const shield = part.part === 'answer' && next?.part === 'answer' && isShield(part, next);
    texts.push(partText(part, shield ? next : null, power));
    if (shield) i++;
  }
  return [...texts, ...worksAnywayText(parts)].join(' ');
};

/** Said of all parts of a power at once; where one is used, it is said with that. @rule POW-04 */
function worksAnywayText(parts: readonly Part[]): readonly string[] {
  const rules = parts.flatMap((part) =>
    part.part === 'answer' || part.part === 'trigger' || part.part === 'would' ? [part] : [],
  );
  const [despite] = rules.flatMap((rule) => (rule.despite === undefined ? [] : [rule.despite]));
  if (despite === undefined) return [];
  if (despite === 'any') return [unsayable('a power that always works')];
  if (rules.some((rule) => !isSame(rule.despite, despite)))
    return [unsayable('a power of which only a part always works')];
  return [paragraph([`this power works even if this Pokémon is ${listed(despite.map(capital), 'or')}`])];
}

/** Cards that were chosen are told by their number where only single ones are. */
export function partText(part: Part, second: AnswerRule | null, power: string): string {
  const text = wholeText(part, second, power);
  const isOfCards = text.includes(CHOSEN_CARDS) || text.includes(DISCARDED_CARDS);
  return isOfCards && areSingle(part) ? ofOneCard(text) : text;
}

function wholeText(part: Part, second: AnswerRule | null, power: string): string {
  switch (part.part) {
    case 'attack':
      return attackText(part);
    case 'play':
      return notAttack(playText(part));
    case 'action':
      return toEach(part, ofPower(notAttack(actionText(part, power)), power));
    case 'answer':
      if (part.question === 'provides' && typeof part.of !== 'string' && part.of.get === 'ref')
        return providesText(part);
      return standingText(part, second, power);
    case 'trigger':
      return notAttack(awaitedText(part, power));
    case 'would':
      if (part.on.event === 'used-power') return triggerText(part, power);
      return wouldText(part);
  }
}

/** What is paid for, where it is no attack. */
export const notAttack = (text: string): string =>
  text
    .replaceAll('in order to use this attack', 'in order to use this effect')
    .replaceAll('this attack does', 'this power does');

/** A power that does what another card says does it as its own effect. */
const ofPower = (text: string, power: string): string =>
  text.replace('as the effect of this card', `as the effect of this ${power === 'Ability' ? 'Ability' : 'power'}`);

/** What either player may do is told of "that player". */
const ofEach = (text: string): string =>
  text
    .replace('Once during your turn, ', "Once during each player's turn, ")
    .replace('As often as you like during your turn, ', 'As often as each player likes during your turn, ')
    .replace(/\byour\b/g, 'their')
    .replace(/\bYour\b/g, 'Their')
    .replace(/\bYou\b/g, 'They')
    .replace(/\byou may\b/, 'that player may')
    .replace(/\byou\b/g, 'they');

const toEach = (part: ActionPart, text: string): string => (part.by === 'each' ? ofEach(text) : text);

const isOfEither = ({ on: { subject } }: TriggerRule): boolean => subject?.get === 'pokemon' && subject.side === 'any';

/** What a card waits for is told of the Pokémon that bears it, or of any player; a power tells of its own Pokémon. */
const awaitedText = (part: TriggerRule, power: string): string =>
  part.on.by === 'each' ||
  (isOfEither(part) && part.on.event !== 'stayed-conditioned') ||
  says([part.on.subject, part.on.to, part.if], 'holder', 'card')
    ? [cardTriggerText(part), ...limitTexts(part.limits, power)].join(' ')
    : triggerText(part, power);
