import { describe, expect, it } from 'vitest';
import { readScenarios, traceScenario } from '../../src/scenarios/index.js';
import { knownIds } from './known.js';

const known = knownIds();

const BEAST =
  'Beast: { kind: pokemon, stage: basic, types: [Colorless], hp: 100, retreat: 1, attacks: [ { name: Nip, cost: [], damage: 10 } ] }';

/** A power of a Beast that says so, beside the cards of a case. */
const power = (name: string, kind: string, words: string): string =>
  `${name}: { kind: pokemon, stage: basic, types: [Colorless], hp: 90, retreat: 1, powers: [ { kind: ${kind}, name: ${name} Trick, text: "${words}" } ] }`;

const trainer = (name: string, trainer: string, words: string): string =>
  `${name}: { kind: trainer, trainer: ${trainer}, text: "${words}" }`;

const DRAW = 'Once during your turn, you may draw a card.';

interface Case {
  readonly era?: string;
  readonly format?: string;
  readonly cards: readonly string[];
  readonly given: string;
  /** What is done before, and what is refused at the end. */
  readonly before?: readonly string[];
  readonly player?: string;
  readonly refused: string;
}

/** The sentence by which the last step is refused. */
function sentenceOf({ era = 'swsh-2022', format, cards, given, before = [], player = 'A', refused }: Case): string {
  const lines = ['name: A refusal', `era: ${era}`, ...(format === undefined ? [] : [`format: ${format}`]), 'cards:'];
  const steps = [...before, `{ ${player}: { refused: ${refused} } }`].map((step) => `  - ${step}`);
  const body = [...lines, ...[BEAST, ...cards].map((card) => `  ${card}`), `given: ${given}`, 'do:', ...steps];
  const { scenarios, diagnostics } = readScenarios('a.yaml', body.join('\n'), known);
  expect(diagnostics).toEqual([]);
  const outcome = traceScenario(scenarios[0]!, era).steps.at(-2)!.outcome;
  return outcome.kind === 'refused' ? outcome.refusal.sentence : JSON.stringify(outcome);
}

const CASES: readonly (readonly [string, Case])[] = [
  [
    'It is not your turn: you only choose who fills your Active place. (TURN-10)',
    {
      cards: [
        'Brute: { kind: pokemon, stage: basic, types: [Fire], hp: 90, attacks: [ { name: Maul, cost: [], damage: 100 } ] }',
      ],
      given: '{ A: { active: Brute }, B: { active: Beast, bench: [Beast, Beast], hand: [Beast] } }',
      before: ['{ A: { attack: Maul } }', '{ A: { answer: 0 } }'],
      player: 'B',
      refused: '{ bench: Beast }',
    },
  ],
  [
    'Heavy has too little Energy for its Retreat Cost. (RET-01)',
    {
      cards: [
        'Heavy: { kind: pokemon, stage: basic, types: [Colorless], hp: 90, retreat: 2 }',
        power('Anchor', 'ability', "Your opponent's Active Pokémon's Retreat Cost is Colorless more."),
      ],
      given: '{ A: { active: { card: Heavy, energy: [Fire Energy] }, bench: [Beast] }, B: { active: Anchor } }',
      refused: '{ retreat: { to: bench.0 } }',
    },
  ],
  [
    'Spider’s Spider Trick keeps Beast from retreating. (EFF-12)',
    {
      cards: [power('Spider', 'ability', "Your opponent's Active Pokémon can't retreat.")],
      given: '{ A: { active: { card: Beast, energy: [Fire Energy] }, bench: [Beast] }, B: { active: Spider } }',
      refused: '{ retreat: { to: bench.0 } }',
    },
  ],
  [
    'Spinner’s Web keeps Beast from retreating. (EFF-08)',
    {
      cards: [
        'Spinner: { kind: pokemon, stage: basic, types: [Grass], hp: 60, retreat: 1, attacks: [ { name: Web, cost: [], text: "During your opponent\'s next turn, the Defending Pokémon can\'t retreat." } ] }',
      ],
      given: '{ A: { active: Spinner }, B: { active: { card: Beast, energy: [Fire Energy] }, bench: [Beast] } }',
      before: ['{ A: { attack: Web } }'],
      player: 'B',
      refused: '{ retreat: { to: bench.0 } }',
    },
  ],
  [
    'Mire takes Owl Trick away. (POW-02)',
    {
      cards: [power('Owl', 'ability', DRAW), trainer('Mire', 'stadium', 'Each Pokémon in play has no Abilities.')],
      given: '{ stadium: Mire, A: { active: Owl, deck: 5 }, B: { active: Beast } }',
      refused: '{ use: Owl Trick, of: active }',
    },
  ],
  [
    'Owl Trick cannot be used while Owl is affected by a Special Condition. (POW-04)',
    {
      era: 'e-card-2002',
      cards: [power('Owl', 'poke-power', 'Once during your turn (before your attack), you may draw a card.')],
      given: '{ A: { active: { card: Owl, conditions: [poisoned] }, deck: 5 }, B: { active: Beast } }',
      refused: '{ use: Owl Trick, of: active }',
    },
  ],
  [
    'Hall Warden’s Hall Warden Trick keeps you from playing Plain Card. (EFF-12)',
    {
      cards: [
        power('Hall Warden', 'ability', "Your opponent can't play any Item cards from their hand."),
        trainer('Plain Card', 'item', 'Draw a card.'),
      ],
      given: '{ A: { active: Beast, hand: [Plain Card], deck: 5 }, B: { active: Hall Warden } }',
      refused: '{ play: Plain Card }',
    },
  ],
  [
    'Finder does not let you choose Fire Energy. (EFF-05)',
    {
      cards: [
        trainer(
          'Finder',
          'item',
          'Search your deck for a Basic Pokémon, reveal it, and put it into your hand. Shuffle your deck afterward.',
        ),
      ],
      given: '{ A: { active: Beast, hand: [Finder], deck: [Beast, Fire Energy] }, B: { active: Beast } }',
      before: ['{ A: { play: Finder } }'],
      refused: '{ answer: Fire Energy }',
    },
  ],
  [
    'Only your Active Pokémon attacks, not Runner. (ATK-01)',
    {
      cards: [
        'Runner: { kind: pokemon, stage: basic, types: [Fire], hp: 60, retreat: 1, attacks: [ { name: Dash, cost: [], damage: 10 } ] }',
      ],
      given: '{ A: { active: Beast, bench: [Runner] }, B: { active: Beast } }',
      refused: '{ attack: Dash }',
    },
  ],
  [
    'Fire Energy is attached to one of your own Pokémon, not to Beast of your teammate. (NRG-01)',
    {
      era: 'platinum-2009',
      format: 'team-battle',
      cards: [],
      given:
        '{ player: A1, A1: { active: Beast, hand: [Fire Energy] }, B1: { active: Beast }, A2: { active: Beast }, B2: { active: Beast } }',
      player: 'A1',
      refused: '{ attach: Fire Energy, to: A2.active }',
    },
  ],
];

describe('a refusal', () => {
  it.each(CASES)('tells what forbids it: %s', (sentence, given) => {
    expect(sentenceOf(given)).toBe(sentence);
  });
});
