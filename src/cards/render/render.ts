import type { CardFacts, PowerKind } from '../../engine/index.js';
import type { ActionPart, AttackPart, CardProgram, Limit, Part, PokemonOf, Test } from '../language.js';
import { laterSentences, paragraph, sentencesOf } from './block.js';
import { ownWording } from './card-rule.js';
import { tellCoinsApart } from './coins.js';
import { playText } from './play.js';
import { providesText } from './provides.js';
import { ruleText } from './rule.js';
import { capital, listed, unsayable } from './speech.js';
import { testText } from './test.js';
import { triggerText } from './trigger.js';
import { tellUsesApart } from './uses.js';

/** A card's texts in our own wording, one for each attack and power, and the card's own. */
export interface CardTexts {
  readonly attacks: readonly string[];
  readonly powers: readonly string[];
  readonly card: string;
}

export function renderCard(said: CardProgram, facts: CardFacts): CardTexts {
  const program = tellUsesApart(tellCoinsApart(said));
  return {
    attacks: program.attacks.map((attack) => (attack === null ? '' : attackText(attack))),
    powers: program.powers.map((parts, i) => partsText(parts, POWER_NAMES[facts.powers[i]?.kind ?? 'ability'])),
    card: ownTexts(program.card, facts),
  };
}

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
  return texts.join(' ');
}

const POWER_NAMES: Readonly<Record<PowerKind, string>> = {
  ability: 'Ability',
  'poke-power': 'Poké-Power',
  'poke-body': 'Poké-Body',
  'pokemon-power': 'Ability',
  'ancient-trait': 'Ability',
  'vstar-power': 'Ability',
};

function attackText({ if: test, limits, despite, do: statements }: AttackPart): string {
  const only = [...despiteText(despite), ...(test === undefined ? [] : onlyIf(test))];
  return [
    paragraph([...only, ...sentencesOf(statements, 'you')]),
    ...(limits ?? []).map((limit) => limitText(limit, '')),
  ].join(' ');
}

function despiteText(despite: AttackPart['despite']): readonly string[] {
  if (despite === undefined) return [];
  if (despite === 'any') return unsayable('an attack that can always be used');
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

function limitText({ per, of, key }: Limit, power: string): string {
  if (per === 'game' && key === 'GX') return "(You can't use more than 1 GX attack in a game.)";
  if (per === 'game' && key === 'VSTAR') return "(You can't use more than 1 VSTAR Power in a game.)";
  return of === 'name' ? `You can't use more than 1 ${key} ${power} each turn.` : '';
}

const partsText = (parts: readonly Part[], power: string): string => {
  const texts: string[] = [];
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i];
    const next = parts[i + 1];
    // A shield against damage and effects is one sentence and two rules.
    const shield =
      part.part === 'answer' &&
      next?.part === 'answer' &&
      part.question === 'damage-from' &&
      next.question === 'effects-from';
    texts.push(partText(part, shield ? next : null, power));
    if (shield) i++;
  }
  return texts.join(' ');
};

function partText(part: Part, second: Part | null, power: string): string {
  switch (part.part) {
    case 'attack':
      return attackText(part);
    case 'play':
      return notAttack(playText(part));
    case 'action':
      return actionText(part, power);
    case 'answer': {
      if (part.question === 'provides') return providesText(part);
      if (typeof part.of !== 'string' && part.of.get !== 'ref' && part.of.get !== 'pokemon')
        return unsayable('a rule for cards');
      const rules = second?.part === 'answer' ? [part, second] : [part];
      const text = ruleText(rules, part.of as PokemonOf, 'you');
      return paragraph([part.while === undefined ? text : `as long as ${testText(part.while, 'you')}, ${text}`]);
    }
    case 'trigger':
      return [notAttack(triggerText(part)), ...(part.limits ?? []).map((limit) => limitText(limit, power))].join(' ');
    case 'would':
      return paragraph(laterSentences(part, null, 'you'));
  }
}

/** What is paid for, where it is no attack. */
const notAttack = (text: string): string =>
  text.replaceAll('in order to use this attack', 'in order to use this effect');

/** What either player may do is told of "that player". */
const ofEach = (text: string): string =>
  text
    .replace('Once during your turn, ', "Once during each player's turn, ")
    .replace(/\byour\b/g, 'their')
    .replace(/\bYour\b/g, 'Their')
    .replace(/\bYou\b/g, 'They')
    .replace(/\byou may\b/, 'that player may')
    .replace(/\byou\b/g, 'they');

const actionText = (part: ActionPart, power: string): string => {
  const text = notAttack(toldToReader(part, power));
  return part.by === 'each' ? ofEach(text) : text;
};

function toldToReader({ if: test, limits, do: statements }: ActionPart, power: string): string {
  const often = limits?.some(({ of, per }) => of === 'card' && per === 'turn') ? 'once' : 'as often as you like';
  const tests = test === undefined ? [] : test.test === 'all' ? test.of : [test];
  const needed = tests.filter((one) => one.test !== 'not');
  const barred = tests.flatMap((one) => (one.test === 'not' ? [one.of] : []));
  const when = needed.length === 0 ? '' : `if ${bothText(needed)}, `;
  const [first, ...rest] = sentencesOf(statements, 'you');
  const bars = barred.map((one) => `this power can't be used if ${testText(one, 'you')}`);
  // What begins with a verb can be done; what only happens comes of using the power.
  const uses = /^(this|that|the|your|each|both|if|for) /.test(first) ? ['use this power', first] : [first];
  const [opening, ...follow] = uses;
  const said = paragraph([`${often} during your turn, ${when}you may ${opening}`, ...follow, ...rest, ...bars]);
  return [said, ...(limits ?? []).map((limit) => limitText(limit, power)).filter((one) => one !== '')].join(' ');
}

const bothText = (tests: readonly Test[]): string => tests.map((one) => testText(one, 'you')).join(' and ');
