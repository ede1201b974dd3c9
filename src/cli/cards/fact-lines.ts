// A card's facts as lines for a person.
import type { ImportedCard } from '../../cards/index.js';
import type { AttackFacts, CardFacts, ResistanceFacts, WeaknessFacts } from '../../engine/index.js';
import { wrap } from '../terminal.js';

export function factLines({ facts, print, diagnostics }: ImportedCard): string[] {
  return [
    [facts.name, where(print)].filter((word) => word !== '').join('  '),
    kindLine(facts),
    ...(facts.kind === 'pokemon' ? [defenceLine(facts)] : []),
    ...facts.powers.map(({ kind, name, text }) => `${kind} ${name}: ${text}`),
    ...facts.attacks.map(attackLine),
    ...(facts.text === '' ? [] : [facts.text]),
    ...diagnostics.map(({ severity, code, message }) => `! ${severity}, ${code}: ${message}`),
  ].map((line) => wrap(line, undefined, '  '));
}

/** Cards that ship with Rulebox have no prints. */
function where({ id, setName, released }: ImportedCard['print']): string {
  const words = [id, setName, released].filter((word) => word !== '');
  return words.length === 0 ? '' : `(${words.join(', ')})`;
}

const all = (words: readonly (string | false)[]): string =>
  words.filter((word) => word !== false && word !== '').join(', ');

function kindLine(facts: CardFacts): string {
  const { kind, stage, evolvesFrom, growsInto, types, hp, trainer, energy, provides, tags, piece } = facts;
  return all([
    kind === 'pokemon' ? 'Pokémon' : kind === 'trainer' ? 'Trainer' : 'Energy',
    stage ?? trainer ?? energy ?? '',
    piece > 0 && `piece ${piece}`,
    evolvesFrom !== '' && `evolves from ${evolvesFrom}`,
    growsInto !== '' && `grows into ${growsInto}`,
    types.join(' and '),
    hp > 0 && `${hp} HP`,
    provides.length > 0 && `provides ${provides.map((unit) => unit.join(' or ')).join(' and ')}`,
    ...tags,
  ]);
}

const weaknessWord = ({ type, amount }: WeaknessFacts): string =>
  amount === null ? type : `${type} ${amount.operation === 'times' ? '×' : '+'}${amount.number}`;

const resistanceWord = ({ type, amount }: ResistanceFacts): string => (amount === null ? type : `${type} -${amount}`);

const defenceLine = ({ weaknesses, resistances, retreat }: CardFacts): string =>
  [
    `Weakness ${weaknesses.map(weaknessWord).join(', ') || 'none'}`,
    `Resistance ${resistances.map(resistanceWord).join(', ') || 'none'}`,
    `Retreat Cost ${retreat}`,
  ].join(' · ');

function attackLine({ name, cost, damage, mark, text }: AttackFacts): string {
  const number = damage > 0 || mark !== '' ? ` ${damage}${mark === 'x' ? '×' : mark}` : '';
  return `[${cost.join(' ') || 'no cost'}] ${name}${number}${text === '' ? '' : `: ${text}`}`;
}

/** In a few words: `basic Fire 120 HP, ex`, `supporter`, `special Energy`. */
export function shortFacts({ kind, stage, types, hp, trainer, energy, tags }: CardFacts): string {
  const classes = tags.length === 0 ? '' : `, ${tags.join(' ')}`;
  if (kind === 'trainer') return `${trainer ?? 'Trainer'}${classes}`;
  if (kind === 'energy') return `${energy ?? ''} Energy${classes}`.trim();
  return `${[stage ?? 'Pokémon', ...types, ...(hp > 0 ? [`${hp} HP`] : [])].join(' ')}${classes}`;
}
