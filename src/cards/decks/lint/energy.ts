import type { CardFacts, EnergyType } from '../../../engine/index.js';
import { type Advice, advice, type Inspected } from './advice.js';

/** Costs that cannot be paid, and Energy that nothing asks for. Says nothing where a text could change either. */
export function energyAdvice({ deck, different }: Inspected): Advice[] {
  const pokemon = different.filter(({ kind }) => kind === 'pokemon');
  const energy = different.filter(({ kind }) => kind === 'energy');
  return [...(mayProvideAnything(deck) ? [] : unpayable(pokemon, energy)), ...unneeded(different, energy)];
}

/** Special Energy whose units only its text tells, and texts that make other Energy of Energy. */
const mayProvideAnything = (deck: readonly CardFacts[]): boolean =>
  deck.some((card) => card.kind === 'energy' && card.provides.length === 0) ||
  deck.some((card) => textsOf(card).some((text) => /\bEnergy\b/.test(text) && CHANGES_ENERGY.test(text)));

const CHANGES_ENERGY = /\b(?:instead|provides?|every type|any type|all types|no cost|less|ignor|counts? as|opponent)/i;

const textsOf = ({ text, powers, attacks }: CardFacts): string[] => [
  text,
  ...powers.map((power) => power.text),
  ...attacks.map((attack) => attack.text),
];

function unpayable(pokemon: readonly CardFacts[], energy: readonly CardFacts[]): Advice[] {
  const provided = new Set(energy.flatMap(({ provides }) => provides.flat()));
  const short = new Map<string, Advice>();
  for (const { name, attacks } of pokemon) {
    for (const attack of attacks) {
      const types = [...new Set(attack.cost)].filter((type) => type !== 'Colorless' && !provided.has(type));
      if (types.length === 0) continue;
      const message = `No Energy card of this deck provides ${types.join(' or ')}, which ${attack.name} of ${name} costs.`;
      short.set(message, advice('attack-unpayable', message));
    }
  }
  return [...short.values()];
}

/** A basic Energy whose type no cost and no text names pays for nothing but Colorless. */
function unneeded(different: readonly CardFacts[], energy: readonly CardFacts[]): Advice[] {
  const asked = new Set(different.flatMap(({ attacks }) => attacks.flatMap(({ cost }) => cost)));
  const texts = different.flatMap(textsOf).join('\n');
  const types = new Set(energy.filter((card) => card.energy === 'basic').flatMap(({ provides }) => provides.flat()));
  return [...types]
    .filter((type) => !asked.has(type) && !isNamed(type, texts))
    .map((type) =>
      advice(
        'energy-unneeded',
        `No attack cost and no text of this deck names ${type}; its Energy can pay only for Colorless.`,
      ),
    );
}

const SYMBOLS: Readonly<Partial<Record<EnergyType, string>>> = {
  Grass: 'G',
  Fire: 'R',
  Water: 'W',
  Lightning: 'L',
  Psychic: 'P',
  Fighting: 'F',
  Darkness: 'D',
  Metal: 'M',
  Fairy: 'Y',
};

const isNamed = (type: EnergyType, texts: string): boolean =>
  texts.includes(type) || texts.includes(`{${SYMBOLS[type] ?? type}}`) || texts.includes(`[${SYMBOLS[type] ?? type}]`);
