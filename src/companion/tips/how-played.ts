import { type CardFacts, type Era, isFlippedAgainst, type Role, roleOf } from '../../engine/index.js';
import { type Tip, tip } from './tip.js';

/** How a card of this kind comes into play in an era. */
export function howPlayed(facts: CardFacts, era: Era): readonly Tip[] {
  return BY_ROLE[roleOf(facts)](facts, era);
}

type Tell = (facts: CardFacts, era: Era) => readonly Tip[];

const ban = ({ firstTurnTrainerBan }: Era, isSupporter: boolean): readonly Tip[] =>
  firstTurnTrainerBan === 'all-trainers' || (firstTurnTrainerBan === 'supporters' && isSupporter)
    ? [tip('If you go first, you cannot play it in your first turn.', 'FIRST-01')]
    : [];

const basic: Tell = (facts, era) => [
  tip(
    'Put it from your hand onto your Bench, or begin the game with it as your Active Pokémon.',
    'BENCH-01',
    'SETUP-04',
  ),
  ...(isFlippedAgainst(facts, era)
    ? [tip('While this Baby is Active, whoever attacks it must flip heads first, or the turn ends.', 'ATK-05')]
    : []),
  ...(facts.growsInto === '' ? [] : [tip(`${facts.growsInto} can be put onto it, as an evolution.`, 'EVO-21')]),
];

const evolution: Tell = ({ evolvesFrom, stage }, { forcedTurnEnd }) => [
  tip(
    `Put it onto ${evolvesFrom === '' ? 'the Pokémon it evolves from' : `your ${evolvesFrom}`} that was in play before this turn; not in your own first turn.`,
    'EVO-01',
    'EVO-06',
    'FIRST-05',
  ),
  tip('Attached cards and damage stay on the Pokémon; its Special Conditions end.', 'EVO-03', 'EVO-04'),
  ...(stage === 'mega' && forcedTurnEnd.includes('mega') ? [tip('Your turn ends when it evolves.', 'TURN-14')] : []),
];

const levelUp: Tell = ({ evolvesFrom }) => [
  tip(
    `Put it onto your Active ${evolvesFrom || 'Pokémon'} that was in play before this turn.`,
    'LVL-01',
    'LVL-02',
    'LVL-03',
  ),
  tip('The attacks and powers of the card under it can still be used.', 'LVL-06'),
];

const energy: Tell = ({ energy: kind }) => [
  tip('Attach it to one of your Pokémon: one Energy card from your hand in a turn.', 'NRG-01'),
  kind === 'basic'
    ? tip('A deck may hold any number of it.', 'DECK-03')
    : tip('What asks for basic Energy cards does not find it.', 'KIND-14'),
];

const item: Tell = (_, era) => [
  tip('Play as many in a turn as you like, then discard it.', 'TRN-01', 'TRN-02'),
  tip('It cannot be played where it would change nothing.', 'TRN-03'),
  ...ban(era, false),
];

const supporter: Tell = (_, era) => [
  tip('One Supporter in a turn.', 'SUP-01'),
  era.supporterDiscard === 'end-of-turn'
    ? tip('It lies beside your Active Pokémon until your turn ends.', 'SUP-02')
    : tip('Discard it as soon as you have done what it says.', 'SUP-02'),
  ...ban(era, true),
];

const stadium: Tell = (_, era) => [
  tip('It stays in play for both players until another Stadium replaces it.', 'STAD-01', 'STAD-02'),
  era.stadiumsPerTurn === 1
    ? tip('One Stadium in a turn, and none of the name that is in play.', 'STAD-03', 'STAD-04')
    : tip('Any number in a turn, but none of the name that is in play.', 'STAD-03', 'STAD-04'),
  ...ban(era, false),
];

const tool: Tell = (_, era) => [
  tip('Attach it to one of your Pokémon that has no Pokémon Tool; it stays there.', 'TOOL-01', 'TOOL-02'),
  ...ban(era, false),
];

const technicalMachine: Tell = (_, era) => [
  tip('The Pokémon it is attached to can use its attack, and pays for it.', 'TM-01', 'TM-04'),
  ...(era.tmDiscard === 'end-of-turn' ? [tip('It is discarded when the turn ends, used or not.', 'TM-02')] : []),
  ...ban(era, false),
];

const fossil: Tell = (_, era) => [
  tip('Put it onto your Bench as if it were a Basic Pokémon.', 'FOS-01'),
  tip('What says that it evolves from it can be put onto it.', 'FOS-02'),
  ...ban(era, false),
];

const BY_ROLE: Readonly<Record<Role, Tell>> = {
  basic,
  evolution,
  energy,
  item,
  supporter,
  stadium,
  tool,
  'technical-machine': technicalMachine,
  fossil,
  'level-up': levelUp,
  legend: () => [tip('Both halves go from your hand onto your Bench together.', 'CLS-09')],
  'v-union': () => [tip('All four pieces go from your discard pile onto your Bench together.', 'CLS-33')],
  restored: () => [tip('Only its fossil brings it onto your Bench.', 'CLS-24')],
  blank: () => [tip('It cannot be played.', 'TRN-03')],
};
