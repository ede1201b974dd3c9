import type { CardFacts, PowerKind } from '../../engine/index.js';
import type { AnswerRule, AttackPart, CardProgram, Part, Test } from '../language.js';
import { actionText, limitText } from './action.js';
import { laterSentences, paragraph, sentencesOf } from './block.js';
import { tellCoinsApart } from './coins.js';
import { isShield } from './rule.js';
import { capital, listed, unsayable } from './speech.js';
import { standingText } from './standing.js';
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
    powers: program.powers.map((parts, i) =>
      partsText(parts, POWER_NAMES[facts.powers[i]?.kind ?? 'ability']).replaceAll('~', facts.name),
    ),
    card: partsText(program.card, 'Ability'),
  };
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
  return texts.join(' ');
};

function partText(part: Part, second: AnswerRule | null, power: string): string {
  switch (part.part) {
    case 'attack':
      return attackText(part);
    case 'play': {
      const only = part.if === undefined ? [] : [`you can play this card only if ${testText(part.if, 'you')}`];
      return paragraph([...only, ...sentencesOf(part.do, 'you')]);
    }
    case 'action':
      return actionText(part, power);
    case 'answer':
      return standingText(part, second, power);
    case 'trigger':
      return triggerText(part, power);
    case 'would':
      return paragraph(laterSentences(part, null, 'you'));
  }
}
