import { describe, expect, it } from 'vitest';
import { readScenarios, runScenario, type ScenarioResult } from '../../src/scenarios/index.js';
import { knownIds } from './known.js';

const known = knownIds();

const CARDS = `
cards:
  Beast: { kind: pokemon, stage: basic, types: [Fire], hp: 60, retreat: 2 }
  Clever: { kind: pokemon, stage: basic, types: [Psychic], hp: 60, retreat: 1, powers: [ { kind: poke-power, name: Look Up,
    text: "Once during your turn (before your attack), when you put Clever from your hand onto your Bench, you may draw 2 cards." } ] }
  Burner: { kind: pokemon, stage: basic, types: [Fire], hp: 90, attacks: [
    { name: Let Go, cost: [], damage: 20, text: Discard any amount of Energy from this Pokémon. } ] }
  Cut: { kind: trainer, trainer: item, text: "Choose 1 Energy card attached to 1 of your opponent's Pokémon and discard it." }
  Shift: { kind: trainer, trainer: item, text: Move a basic Energy card attached to 1 of your Pokémon to another of your Pokémon. }
  Heal: { kind: trainer, trainer: item, text: Remove 2 damage counters from 1 of your Pokémon. }
  Gather: { kind: trainer, trainer: item, text: Put up to 2 basic Energy cards from your discard pile into your hand. }
  Both: { kind: trainer, trainer: item, text: Put 2 basic Energy cards from your discard pile into your hand. }
  Peek: { kind: trainer, trainer: item, text: "Look at the top 3 cards of your deck. You may reveal a Pokémon you find there and put it into your hand. Shuffle the other cards back into your deck." }
  Steal: { kind: trainer, trainer: item, text: "Choose a card from your opponent's hand without looking and put it on the bottom of his or her deck." }
  Cheer: { kind: trainer, trainer: item, text: Draw a card. Your opponent may draw a card. }
  Field: { kind: trainer, trainer: stadium, text: "Once during each player's turn, that player may draw a card." }
  Moon: { kind: trainer, trainer: stadium, text: "The Retreat Cost for each {R} Pokémon (both yours and your opponent's) is 0." }
  Stone: { kind: trainer, trainer: fossil, hp: 60, types: [Colorless],
    text: "Play this card as if it were a 60-HP Basic {C} Pokémon. At any time during your turn, you may discard this card from play. This card can't retreat." }
`;

function run(rest: string): ScenarioResult {
  const text = `name: A ruling\nera: hgss-2010\n${CARDS}${rest}`;
  const { scenarios, diagnostics } = readScenarios('test.yaml', text, known);
  expect(diagnostics).toEqual([]);
  return runScenario(scenarios[0]!)[0]!;
}

const holds = (rest: string): void => expect(run(rest)).toMatchObject({ ok: true, message: '' });

function fails(rest: string, message: string): void {
  const result = run(rest);
  expect(result.ok).toBe(false);
  expect(result.message).toContain(message);
}

describe('a choice of a text is answered by', () => {
  const twoHolders = `
given:
  A: { active: { card: Beast, energy: [Fire Energy, Water Energy] }, bench: [Beast, Beast], hand: [Cut, Shift] }
  B: { active: { card: Beast, energy: [Fire Energy] }, bench: [{ card: Beast, energy: [Fire Energy, Water Energy] }] }
`;

  it('the place of a Pokémon and the name of a card on it', () => {
    holds(`${twoHolders}do: [ { A: { play: Cut }, choose: [B.bench.0, Fire Energy] } ]
expect: { B.bench.0.energy: [Water Energy], B.active.energy: [Fire Energy] }`);
    holds(`${twoHolders}do: [ { A: { play: Cut }, choose: [[B.bench.0, Water Energy]] } ]
expect: { B.bench.0.energy: [Fire Energy] }`);
  });

  it('a place, and a card if there are several', () => {
    holds(`${twoHolders}do: [ { A: { play: Cut, on: B.active } } ]\nexpect: { B.active.energy: [] }`);
    fails(`${twoHolders}do: [ { A: { play: Cut, on: B.bench.0 } } ]`, 'waits for "choose-cards"');
  });

  it('names and places in the order of the text', () => {
    holds(`${twoHolders}do: [ { A: { play: Shift }, choose: [active, Water Energy, bench.1] } ]
expect: { A.active.energy: [Fire Energy], A.bench.1.energy: [Water Energy] }`);
    holds(`${twoHolders}do: [ { A: { play: Shift }, choose: [Fire Energy, bench.0] } ]
expect: { A.bench.0.energy: [Fire Energy] }`);
  });

  it('the Pokémon that stands beside the Trainer card', () => {
    holds(`
given: { A: { active: { card: Beast, damage: 20 }, bench: [{ card: Beast, damage: 30 }], hand: [Heal] }, B: { active: Beast } }
do: [ { A: { play: Heal, on: bench.0 } } ]
expect: { A.bench.0.damage: 10, A.active.damage: 20 }`);
  });
});

describe('a choice of several cards', () => {
  const discards = `
given:
  A: { active: Beast, hand: [Gather, Both], discard: [Fire Energy, Fire Energy, Water Energy] }
  B: { active: Beast }
`;

  it('is a list, closed with it', () => {
    holds(
      `${discards}do: [ { A: { play: Gather }, choose: [[Water Energy]] } ]\nexpect: { A.hand: [Both, Water Energy] }`,
    );
  });

  it('may be told one by one while the next answer is one of its choices', () => {
    holds(`${discards}do: [ { A: { play: Gather }, choose: [Water Energy, Fire Energy] } ]
expect: { A.hand: [Both, Water Energy, Fire Energy] }`);
    holds(
      `${discards}do: [ { A: { play: Gather } }, { A: { answer: Water Energy } } ]\nexpect: { A.hand: [Both, Water Energy] }`,
    );
  });

  it('answers itself where nothing is left to choose, and the list may be told all the same', () => {
    const only = discards.replace('Fire Energy, Fire Energy, ', 'Fire Energy, ');
    holds(`${only}do: [ { A: { play: Both } } ]\nexpect: { A.hand: [Gather, Fire Energy, Water Energy] }`);
    holds(`${only}do: [ { A: { play: Both }, choose: [[Water Energy, Fire Energy]] } ]\nexpect: { A.discard: [Both] }`);
    holds(
      `${only}do: [ { A: { play: Both } }, { A: { answer: [Water Energy, Fire Energy] } } ]\nexpect: { A.discard: [Both] }`,
    );
    fails(`${only}do: [ { A: { play: Both } }, { A: { answer: [Water Energy, Water Energy] } } ]`, 'This is refused');
  });

  it('takes cards of one name as one answer, also unseen ones', () => {
    holds(`
given: { A: { active: Beast, hand: [Steal] }, B: { active: Beast, hand: [Fire Energy, Fire Energy], deck: [Water Energy] } }
do: [ { A: { play: Steal } } ]
expect: { B.hand: [Fire Energy], B.deck.top: [Water Energy, Fire Energy] }`);
  });

  it('without looking may name the card that is hit', () => {
    holds(`
given: { A: { active: Beast, hand: [Steal] }, B: { active: Beast, hand: [Fire Energy, Grass Energy], deck: [Water Energy] } }
do: [ { A: { play: Steal }, choose: [Grass Energy] } ]
expect: { B.hand: [Fire Energy], sees.A: { B.hand: 1 } }`);
  });

  it('of any number may be none, by the word or an empty list', () => {
    const burner = `
given: { A: { active: { card: Burner, energy: [Fire Energy] } }, B: { active: Beast } }
`;
    holds(`${burner}do: [ { A: { attack: Let Go }, choose: [none] } ]\nexpect: { A.active.energy: [Fire Energy] }`);
    holds(`${burner}do: [ { A: { attack: Let Go }, choose: [[]] } ]\nexpect: { A.active.energy: [Fire Energy] }`);
  });
});

describe('what may be declined', () => {
  const peek = `
given: { A: { active: Beast, hand: [Peek], deck: [Beast, Fire Energy, Water Energy, Clever] }, B: { active: Beast } }
`;

  it('is answered by the card or none, without a yes or no before it', () => {
    holds(`${peek}do: [ { A: { play: Peek }, choose: [Beast] } ]\nexpect: { A.hand: [Beast] }`);
    holds(`${peek}do: [ { A: { play: Peek }, choose: [none] } ]\nexpect: { A.hand: [] }`);
  });

  it('bears a yes or no before it', () => {
    holds(`${peek}do: [ { A: { play: Peek }, choose: [yes, Beast] } ]\nexpect: { A.hand: [Beast] }`);
    holds(`${peek}do: [ { A: { play: Peek }, choose: [no] } ]\nexpect: { A.hand: [] }`);
  });

  it('by the opponent is the opponent’s answer', () => {
    holds(`
given: { A: { active: Beast, hand: [Cheer] }, B: { active: Beast } }
do: [ { A: { play: Cheer } }, { expect: { B.pending: may } }, { B: { answer: yes } } ]
expect: { B.hand: 1 }`);
  });

  it('shows what is looked at to whoever looks, and to nobody else', () => {
    holds(`${peek}do:
  - A: { play: Peek }
  - expect: { sees.A: { A.deck: [Beast, Fire Energy, Water Energy] }, sees.B: { A.deck: 4 } }
  - A: { answer: none }
expect: { sees.A: { A.deck: 4 } }`);
  });

  it('leaves no answer over', () => {
    fails(`${peek}do: [ { A: { play: Peek }, choose: [none, Beast] } ]`, 'is left over');
  });
});

describe('a power that may be used at its moment', () => {
  const clever = `
given: { A: { active: Beast, bench: [Beast], hand: [Clever, Fire Energy] }, B: { active: Beast } }
`;

  it('is taken or left by yes and no', () => {
    holds(`${clever}do: [ { A: { bench: Clever }, choose: [yes] } ]\nexpect: { A.hand: 3 }`);
    holds(`${clever}do: [ { A: { bench: Clever } }, { A: { answer: no } } ]\nexpect: { A.hand: 1 }`);
  });

  it('is taken by using it as the next step', () => {
    holds(`${clever}do: [ { A: { bench: Clever } }, { A: { use: Look Up, of: bench.1 } } ]\nexpect: { A.hand: 3 }`);
  });

  it('has passed when something else is done', () => {
    holds(`${clever}do:
  - A: { bench: Clever }
  - A: { attach: Fire Energy, to: active }
  - A: { refused: { use: Look Up, of: bench.1 }, rule: POW-07 }
expect: { A.hand: [] }`);
  });

  it('may still be used while its moment is open', () => {
    fails(
      `${clever}do: [ { A: { bench: Clever } }, { A: { refused: { use: Look Up, of: bench.1 } } } ]`,
      'the rules allow it',
    );
  });

  it('is no open decision at the end that could be forgotten', () => {
    fails(`${clever}do: [ { A: { bench: Clever } } ]`, 'still open');
  });
});

describe('actions of texts', () => {
  it('use the Stadium of that name', () => {
    const field = 'given: { A: { active: Beast }, B: { active: Beast }, stadium: Field }\n';
    holds(
      `${field}do: [ { A: { stadium: Field } }, { A: { refused: { stadium: Field }, rule: POW-03 } } ]\nexpect: { A.hand: 1 }`,
    );
    holds(`${field}do: [ { A: { refused: { stadium: Moon }, rule: STAD-01 } } ]`);
  });

  it('discard from play what says so', () => {
    holds(`
given: { A: { active: Beast, bench: [Stone] }, B: { active: Beast } }
do: [ { A: { refused: { discard-in-play: active } } }, { A: { discard-in-play: bench.0 } } ]
expect: { A.discard: [Stone], A.bench: [] }`);
  });

  it('refuse what would do nothing, by the rule', () => {
    holds(`
given: { A: { active: Beast, hand: [Heal] }, B: { active: Beast } }
do: [ { A: { refused: { play: Heal }, rule: TRN-03 } } ]`);
  });
});

describe('facts of a Pokémon', () => {
  it('are as texts in play change them', () => {
    holds(`
given: { A: { active: Beast, bench: [Stone], hand: [Moon] }, B: { active: Clever } }
do:
  - expect: { A.active.retreat: 2, A.bench.0.hp: 60, A.bench.0.types: [Colorless] }
  - A: { play: Moon }
expect: { A.active.retreat: 0, B.active.retreat: 1 }`);
  });
});
