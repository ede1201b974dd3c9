// Energy words, damage, Weakness and Resistance as databases write them.
import {
  type AttackFacts,
  ENERGY_TYPES,
  type EnergyType,
  type ResistanceFacts,
  type WeaknessFacts,
} from '../../engine/index.js';
import type { Say } from './imported.js';
import type { WrittenAmount } from './sheet.js';

const TYPES: ReadonlyMap<string, EnergyType> = new Map(ENERGY_TYPES.map((type) => [type, type]));

/** The types that the words name. */
export function typesOf(words: readonly string[], where: string, say: Say): readonly EnergyType[] {
  const types: EnergyType[] = [];
  for (const word of words) {
    const type = TYPES.get(word);
    if (type === undefined) say('blocking', 'type-unreadable', `${where}: "${word}" is no Energy type.`);
    else types.push(type);
  }
  return types;
}

const MARKS: Readonly<Record<string, AttackFacts['mark']>> = {
  '': '',
  x: 'x',
  X: 'x',
  '×': 'x',
  '+': '+',
  '＋': '+',
  '-': '-',
  '−': '-',
  '–': '-',
};

/** Written where the card prints no number, or a question mark: the text alone says what the attack does. */
const NOT_PRINTED = ['?', 'n/a'];

export function damageOf(written: string, attack: string, say: Say): Pick<AttackFacts, 'damage' | 'mark'> {
  if (written === '') return { damage: 0, mark: '' };
  const [, digits, mark] = /^(\d+)\s*([xX×+＋−–-]?)$/.exec(written) ?? [];
  if (digits !== undefined) return { damage: Number(digits), mark: MARKS[mark ?? ''] ?? '' };
  if (NOT_PRINTED.includes(written)) {
    say('note', 'damage-not-printed', `${attack}: the damage is written as "${written}", so none is printed.`);
  } else say('blocking', 'damage-unreadable', `${attack}: the damage "${written}" cannot be read.`);
  return { damage: 0, mark: '' };
}

/** `×2`, `x2`, `+20`; nothing written: the era says how much. @rule DMG-09 */
export function weaknessOf({ type, value }: WrittenAmount, say: Say): readonly WeaknessFacts[] {
  const [known] = typesOf([type], 'Weakness', say);
  if (known === undefined) return [];
  if (value === '') return [{ type: known, amount: null }];
  const [, sign, digits] = /^([x×+])\s*(\d+)$/i.exec(value) ?? [];
  if (digits === undefined) {
    say('incomplete', 'weakness-unreadable', `Weakness: "${value}" says neither how many times nor how much more.`);
    return [{ type: known, amount: null }];
  }
  return [{ type: known, amount: { operation: sign === '+' ? 'plus' : 'times', number: Number(digits) } }];
}

/** `-30`; nothing written: the era says how much. @rule DMG-10 */
export function resistanceOf({ type, value }: WrittenAmount, say: Say): readonly ResistanceFacts[] {
  const [known] = typesOf([type], 'Resistance', say);
  if (known === undefined) return [];
  if (value === '') return [{ type: known, amount: null }];
  const digits = /^[-−–]\s*(\d+)$/.exec(value)?.[1];
  if (digits === undefined) {
    say('incomplete', 'weakness-unreadable', `Resistance: "${value}" does not say how much less.`);
    return [{ type: known, amount: null }];
  }
  return [{ type: known, amount: Number(digits) }];
}
