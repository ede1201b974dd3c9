import type { CardFacts, CardProgram, ConditionWord, Era, Part, PowerKind, Statement } from '../../engine/index.js';
import { statementsIn } from './statements.js';
import { type Tip, tip } from './tip.js';

/** What a card's texts make worth knowing, from the programs they were compiled to. */
export function whatToWatch(facts: CardFacts, program: CardProgram, era: Era): readonly Tip[] {
  return [
    ...program.powers.flatMap((parts, index) => powerTips(facts.powers[index]!, parts, era)),
    ...program.attacks.flatMap((attack, index) => [
      ...attackTips(facts, index),
      ...textTips(statementsIn(attack), { name: facts.attacks[index]!.name, priceRule: 'ATK-11' }, era),
    ]),
    ...textTips(statementsIn(program.card), { name: facts.name, priceRule: 'TRN-04' }, era),
    ...bodyTips(facts, era),
  ];
}

function powerTips({ kind, name }: CardFacts['powers'][number], parts: readonly Part[], era: Era): readonly Tip[] {
  const isUsed = parts.some(({ part }) => part === 'action');
  const isAlwaysOn = parts.some(({ part }) => part === 'answer' || part === 'would');
  return [
    ...(isUsed ? [tip(`Use ${name} in your turn before you attack; it is no attack.`, 'POW-01', 'POW-02')] : []),
    ...(isAlwaysOn ? [tip(`${name} works by itself while this Pokémon is in play.`, 'POW-05')] : []),
    ...(isStoppedByConditions(kind, era) ? [tip(`A Special Condition turns ${name} off.`, 'POW-04')] : []),
    ...textTips(statementsIn(parts), { name, priceRule: 'POW-02' }, era),
  ];
}

const isStoppedByConditions = (kind: PowerKind, { powersOffUnderSC }: Era): boolean =>
  powersOffUnderSC === 'all-five' && (kind === 'poke-power' || kind === 'pokemon-power');

function attackTips({ attacks }: CardFacts, index: number): readonly Tip[] {
  const { name, cost, gx, vstar } = attacks[index]!;
  return [
    ...(cost.length === 0 ? [tip(`${name} needs no Energy.`, 'NRG-08')] : []),
    ...(gx ? [tip(`${name} is a GX attack: you can use one in a game.`, 'CLS-18')] : []),
    ...(vstar ? [tip(`${name} is a VSTAR Power: you can use one in a game.`, 'CLS-32')] : []),
  ];
}

/** What there is to know of the Pokémon itself. */
function bodyTips({ kind, retreat, tags, prizes }: CardFacts, { prizesPerClass }: Era): readonly Tip[] {
  if (kind !== 'pokemon') return [];
  const given = prizes || Math.max(1, ...tags.map((tag) => prizesPerClass[tag] ?? 1));
  return [
    ...(retreat === 0 ? [tip('It retreats without discarding Energy.', 'RET-03')] : []),
    ...(retreat >= 3 ? [tip(`Retreating takes ${retreat} Energy: a switch is cheaper.`, 'RET-01', 'RET-09')] : []),
    ...(given > 1 ? [tip(`Your opponent takes ${given} Prize cards when it is Knocked Out.`, 'KO-04')] : []),
  ];
}

/** What has the text, and the rule of its price. */
interface Titled {
  readonly name: string;
  readonly priceRule: string;
}

/** One tip for each kind of thing that a text does, however often it does it. */
function textTips(statements: readonly Statement[], { name, priceRule }: Titled, era: Era): readonly Tip[] {
  const tips = statements.flatMap((statement) => [
    ...(statement.step === 'cost' ? [tip(`${name} has a price: who cannot pay it cannot use it.`, priceRule)] : []),
    ...(statement.step === 'own-energy' ? [ownEnergyTip(name, era)] : []),
    ...statementTips(statement, name, era),
  ]);
  return [...new Map(tips.map((each) => [each.text, each])).values()];
}

const ownEnergyTip = (name: string, { selfEnergyDiscard }: Era): Tip =>
  selfEnergyDiscard === 'cost-before-confusion'
    ? tip(`${name} discards Energy of its own first, even where Confusion then stops it.`, 'ATK-11')
    : tip(`${name} discards Energy of its own, but not where Confusion stops it.`, 'ATK-11');

function statementTips(statement: Statement, name: string, era: Era): readonly Tip[] {
  if (statement.op === 'condition') return (statement.give ?? []).flatMap((word) => conditionTip(word, era));
  if (statement.op === 'lasting' && typeof statement.on === 'string') return []; // EFF-07: on a player it stays
  const told = BY_VERB[statement.op];
  return told === undefined ? [] : [tip(told.text.replace('~', name), ...told.rules)];
}

/** `~` stands for the name of what has the text. */
const BY_VERB: Readonly<Partial<Record<Statement['op'], Tip>>> = {
  flip: tip('~ takes a coin: the coin flipper can throw it.', 'ERD-09'),
  damage: tip('Damage that ~ does to Benched Pokémon is not changed by Weakness and Resistance.', 'DMG-15'),
  'put-counters': tip('Damage counters that ~ puts are no damage: nothing raises or lowers them.', 'DMG-16'),
  switch: tip('~ switches: that is no retreat and costs no Energy.', 'RET-09'),
  evolve: tip('~ evolves a Pokémon outside the limits for evolving from the hand.', 'EVO-14'),
  devolve: tip('A devolved Pokémon keeps its damage, and may be Knocked Out at once.', 'EVO-15', 'EVO-16'),
  attach: tip('Energy that ~ attaches is not the one attachment of your turn.', 'NRG-02'),
  lasting: tip('An effect of ~ on a Pokémon ends when that Pokémon evolves.', 'EVO-04'),
  'take-prizes': tip('The last Prize card taken wins the game.', 'WIN-01'),
};

function conditionTip(word: ConditionWord, { burn }: Era): readonly Tip[] {
  switch (word) {
    case 'asleep':
      return [tip('An Asleep Pokémon can neither attack nor retreat until it wakes up.', 'COND-07')];
    case 'burned':
      return burn === 'flip-for-counters'
        ? [tip('A Burned Pokémon flips after every turn: tails is 2 damage counters.', 'COND-08')]
        : [tip('A Burned Pokémon gets 2 damage counters after every turn, until heads ends it.', 'COND-08')];
    case 'confused':
      return [tip('A Confused Pokémon that attacks flips a coin: tails hurts itself.', 'COND-10')];
    case 'paralyzed':
      return [tip('A Paralyzed Pokémon loses its next turn, and recovers after it.', 'COND-13')];
    case 'poisoned':
      return [tip('A Poisoned Pokémon gets a damage counter after every turn.', 'COND-14')];
    default:
      return []; // one that is picked when the text is carried out
  }
}
