import { describe, expect, it } from 'vitest';
import { gameWith, teller } from '../../src/engine/index.js';
import { readScenarios, traceScenario } from '../../src/scenarios/index.js';
import { knownIds } from './known.js';

const CARDS = `
cards:
  Beast: { kind: pokemon, stage: basic, types: [Fire], hp: 160, retreat: 0, attacks: [
    { name: Bite, cost: [], damage: 20 },
    { name: Lull, cost: [], text: "Your opponent's Active Pokémon is now Asleep." },
    { name: Venom, cost: [], text: "Your opponent's Active Pokémon is now Poisoned. Put 3 damage counters instead of 1 on that Pokémon during Pokémon Checkup." },
    { name: Sting, cost: [], text: "Your opponent's Active Pokémon is now Poisoned." },
    { name: Hide, cost: [], text: "During your opponent's next turn, prevent all damage done to this Pokémon by attacks." } ] }
  Cloaked: { kind: pokemon, stage: basic, types: [Water], hp: 160, retreat: 1,
    powers: [ { kind: ability, name: Snow Cloak, text: "Prevent all effects of attacks, including damage, done to this Pokémon by your opponent's Pokémon." } ] }
  Scaled: { kind: pokemon, stage: basic, types: [Water], hp: 160, retreat: 1,
    powers: [ { kind: ability, name: Hard Scales, text: "This Pokémon takes 20 less damage from attacks (after applying Weakness and Resistance)." } ] }
  Damp: { kind: pokemon, stage: basic, types: [Water], hp: 160, retreat: 1, resistance: [ { type: Fire, value: "-30" } ] }
`;

/** What is told of a game between a Beast and another Pokémon. */
function told(defender: string, steps: string, beside = ''): string {
  const text = `name: A ruling\nera: swsh-2022\n${CARDS}\ngiven: { A: { active: Beast${beside} }, B: { active: ${defender} } }\ndo: [ ${steps} ]`;
  const { scenarios, diagnostics } = readScenarios('a.yaml', text, knownIds());
  expect(diagnostics).toEqual([]);
  const { steps: followed, setup } = traceScenario(scenarios[0]!, 'swsh-2022');
  const [board] = followed;
  const { tell } = teller(gameWith(setup!, board!.state!));
  return followed.flatMap(({ events }) => events.flatMap((event) => tell(event) ?? [])).join(' ');
}

describe('what is told where nothing is left of damage or of an effect', () => {
  it('names the text that prevents it', () => {
    expect(told('Cloaked', '{ A: { attack: Bite } }')).toContain('B’s Cloaked takes no damage: Snow Cloak.');
    expect(told('Cloaked', '{ A: { attack: Lull } }')).toContain('is not affected: Snow Cloak prevents it.');
    expect(told('Beast', '{ A: { attack: Hide } }, { B: { attack: Bite } }')).toContain('takes no damage: Hide.');
  });

  it('names the text that takes the damage off, or Resistance', () => {
    expect(told('Scaled', '{ A: { attack: Bite } }')).toContain('takes no damage: Hard Scales.');
    expect(told('Damp', '{ A: { attack: Bite } }')).toContain('takes no damage: Resistance.');
  });

  it('tells a Pokémon apart from one of its name that it takes the place of', () => {
    const same = told('Damp', '{ A: { retreat: { to: bench.0 } } }', ', bench: [ Beast ]');
    expect(same).toContain('A’s Beast retreats; another Beast is Active.');
    const other = told('Damp', '{ A: { retreat: { to: bench.0 } } }', ', bench: [ Damp ]');
    expect(other).toContain('A’s Beast retreats; Damp is Active.');
  });

  it('says how strong Poison is where a text says so', () => {
    expect(told('Damp', '{ A: { attack: Venom } }')).toContain('is now Poisoned: 3 damage counters.');
    expect(told('Damp', '{ A: { attack: Venom } }')).toContain('Poison: 3 damage counters on B’s Damp.');
    expect(told('Damp', '{ A: { attack: Sting } }')).toContain('is now Poisoned. ');
    expect(told('Damp', '{ A: { attack: Sting } }')).toContain('Poison: 1 damage counter on B’s Damp.');
  });
});
