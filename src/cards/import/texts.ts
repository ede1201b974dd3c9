// Attacks and powers.

import type { AttackFacts, PowerFacts, PowerKind } from '../../engine/index.js';
import { about, type Say } from './imported.js';
import { entryOf } from './json.js';
import { damageOf, typesOf } from './numbers.js';
import type { Sheet, WrittenAttack } from './sheet.js';

const GX_LIMIT = /\bmore than 1 GX attack in a game\b/;
const VSTAR_LIMIT = /\bmore than 1 VSTAR Power in a game\b/;

const POWER_KINDS: Readonly<Record<string, PowerKind>> = {
  ability: 'ability',
  'poke-power': 'poke-power',
  'poke-body': 'poke-body',
  'pokemon power': 'pokemon-power',
  'ancient trait': 'ancient-trait',
  'vstar power': 'vstar-power',
};

/** What is left of the drawn title of an Ancient Trait, which a database then took for an Ability. @rule POW-10 */
const LOST_TITLE = '{title}:';

/** Which of them it is, by what it does. */
const TRAITS: readonly (readonly [string, RegExp])[] = [
  ['θ Double', /\b2 Pokémon Tool cards attached\b/],
  ['θ Stop', /\bprevent all effects of your opponent's Pokémon's Abilities\b/i],
  ['θ Max', /\bbecomes this Pokémon, heal all damage\b/],
];

const titleOf = (text: string): string => TRAITS.find(([, words]) => words.test(text))?.[0] ?? LOST_TITLE;

/** "A Energy card": the article was said to the type, whose symbol is lost, so what is meant is not known. @rule KIND-14 */
const LOST_SYMBOL = /\ba energy\b/i;

function checkSymbols(text: string, title: string, say: Say): void {
  if (LOST_SYMBOL.test(text))
    say('blocking', 'text-missing', `${title}: before "Energy" a type is missing, as the article "a" shows.`);
}

/** The text of a Trainer or Energy card, or of a whole card, as far as it can be trusted. */
export function ownText({ text }: Sheet, say: Say): string {
  checkSymbols(text, 'Its text', about(say, 'effect'));
  return text;
}

/** Stands where a database has nothing to say. */
const PLACEHOLDER = /^(?:n\/a|-|—)$/i;

export function attacksOf(sheet: Sheet, say: Say): readonly AttackFacts[] {
  for (const [index, { name }] of sheet.attacks.entries())
    if (name !== '' && sheet.attacks.findIndex((one) => one.name === name) < index)
      say('blocking', 'attack-repeated', `${name}: it is told twice; which of the two is printed is not known.`);
  return sheet.attacks.map((attack, index) => attackOf(sheet, attack, index, about(say, `attack${index}`)));
}

function attackOf({ untranslated }: Sheet, attack: WrittenAttack, index: number, say: Say): AttackFacts {
  const { name, text } = attack;
  const title = name === '' ? `Attack ${index + 1}` : name;
  if (name === '' || untranslated.includes(`attack${index}`)) {
    say('blocking', 'text-missing', `${title}: its name or text is not known in English.`);
  }
  if (PLACEHOLDER.test(text)) say('blocking', 'text-missing', `${title}: "${text}" stands in the place of its text.`);
  checkSymbols(text, title, say);
  if (attack.cost === null) say('incomplete', 'cost-missing', `${title}: its cost is not given.`);
  return {
    name,
    cost: typesOf(attack.cost ?? [], title, say),
    ...damageOf(attack.damage, title, say),
    text,
    gx: / GX$/.test(name) || GX_LIMIT.test(text),
    vstar: VSTAR_LIMIT.test(text),
  };
}

/** @rule CLS-31 CLS-32 */
export const hasVstarPower = ({ attacks, powers }: Sheet): boolean =>
  [...attacks, ...powers].some(({ text }) => VSTAR_LIMIT.test(text));

export function powersOf({ powers, untranslated }: Sheet, sayAll: Say): readonly PowerFacts[] {
  return powers.flatMap(({ kind, name, text }, index) => {
    const say = about(sayAll, `power${index}`);
    const title = name === '' ? `Power ${index + 1}` : name;
    const known = name === LOST_TITLE ? 'ancient-trait' : entryOf(POWER_KINDS, plain(kind));
    if (known === undefined) say('blocking', 'text-missing', `${title}: "${kind}" is no kind of power.`);
    if (name === '' || text === '' || untranslated.includes(`ability${index}`)) {
      say('blocking', 'text-missing', `${title}: its name or text is not known in English.`);
    }
    checkSymbols(text, title, say);
    if (known === undefined) return [];
    if (name === LOST_TITLE) return [{ kind: known, name: titleOf(text), text: text.replace(LOST_TITLE, '').trim() }];
    return [{ kind: VSTAR_LIMIT.test(text) ? 'vstar-power' : known, name, text }];
  });
}

/** Without accents and capitals: "Poké-POWER" and "Poke-Power" are one word. */
const plain = (kind: string): string => kind.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
