import type { Act, DecisionKind, EraId, EventKind } from '../../engine/index.js';
import type { LessonId } from '../words/learn.js';

/** What a lesson waits for: something that can be read off a moment, or off what has happened. */
export type Condition =
  /** You are asked this. */
  | { readonly asked: DecisionKind }
  /** This kind of action is open to you. */
  | { readonly open: Act }
  /** It has happened to you or yours, or to anybody. */
  | { readonly happened: EventKind; readonly to: 'you' | 'anybody' }
  /** You have said that you have read it. */
  | { readonly read: true }
  | { readonly any: readonly Condition[] };

/** The things on the table that a lesson can point at. */
export type Hint = 'hand' | 'active' | 'prizes' | 'done' | Act;

export interface Lesson {
  readonly id: LessonId;
  /** From when on it can be taught. */
  readonly when: Condition;
  /** When it has been learnt. */
  readonly until: Condition;
  readonly hint: Hint | null;
  /** The rules behind it: where the era has a reading of its own, it is shown. */
  readonly rules: readonly string[];
  /** Says what the classes of card are worth that have come into sight: the rule would list all that there are. @rule KO-04 */
  readonly tellsWorth?: boolean;
  /** The eras in which it comes up, where that is not in all. */
  readonly eras?: readonly EraId[];
}

const yours = (happened: EventKind): Condition => ({ happened, to: 'you' });
const READ: Condition = { read: true };

/** In the order of their weight: the first that can be taught now is. */
export const LESSONS: readonly Lesson[] = [
  {
    id: 'first',
    when: { asked: 'first' },
    until: { happened: 'wentFirst', to: 'anybody' },
    hint: 'done',
    rules: ['SETUP-02', 'TURN-02', 'FIRST-01', 'FIRST-04'],
    eras: ['ex-2003', 'ex-2004', 'xy-2013', 'sun-moon-2017', 'swsh-2022', 'scarlet-violet-2023', 'mega-evolution-2025'],
  },
  {
    id: 'active',
    when: { asked: 'active' },
    until: yours('placedActive'),
    hint: 'hand',
    rules: ['SETUP-04', 'SETUP-02'],
  },
  {
    id: 'bench',
    when: { asked: 'bench' },
    until: yours('prizesSetAside'),
    hint: 'done',
    rules: ['SETUP-05', 'SETUP-12'],
  },
  { id: 'goal', when: { asked: 'turn' }, until: READ, hint: 'prizes', rules: ['WIN-01'], tellsWorth: true },
  {
    id: 'draw',
    when: { asked: 'turn' },
    until: READ,
    hint: null,
    rules: ['TURN-02'],
    eras: ['ex-2003', 'ex-2004', 'ex-2005'],
  },
  { id: 'attach', when: { open: 'attach' }, until: yours('attached'), hint: 'attach', rules: ['NRG-01'] },
  { id: 'benched', when: { open: 'bench' }, until: yours('benched'), hint: 'bench', rules: ['BENCH-02'] },
  { id: 'evolve', when: { open: 'evolve' }, until: yours('evolved'), hint: 'evolve', rules: ['EVO-06', 'EVO-03'] },
  {
    id: 'trainer',
    when: { open: 'play' },
    until: yours('played'),
    hint: 'play',
    rules: ['SUP-01', 'SUP-02', 'FIRST-01'],
  },
  { id: 'power', when: { open: 'use' }, until: yours('powerUsed'), hint: 'use', rules: ['POW-02', 'POW-03'] },
  {
    id: 'attack',
    when: { open: 'attack' },
    until: yours('attackDeclared'),
    hint: 'attack',
    rules: ['ATK-01', 'FIRST-04'],
  },
  {
    id: 'damage',
    when: { happened: 'damagedByAttack', to: 'anybody' },
    until: READ,
    hint: null,
    rules: ['DMG-09', 'DMG-10'],
  },
  {
    id: 'condition',
    when: { happened: 'conditionGiven', to: 'anybody' },
    until: READ,
    hint: null,
    rules: ['COND-18', 'COND-08', 'CHK-01'],
  },
  { id: 'retreat', when: { open: 'retreat' }, until: yours('retreated'), hint: 'retreat', rules: ['RET-02', 'RET-05'] },
  {
    id: 'prize',
    when: { asked: 'prizes' },
    until: yours('prizeTaken'),
    hint: 'prizes',
    rules: ['KO-03'],
    tellsWorth: true,
  },
  { id: 'finish', when: { happened: 'prizeTaken', to: 'you' }, until: READ, hint: null, rules: ['WIN-01', 'WIN-02'] },
];

export const lessonsOf = (era: string): readonly Lesson[] =>
  LESSONS.filter(({ eras }) => eras === undefined || eras.some((each) => each === era));

/** The game that an era is taught by: decks that ship, and a deal in which everything comes up. */
export interface FirstGame {
  readonly era: string;
  readonly decks: readonly [string, string];
  readonly seed: number;
}

/** None where no decks of an era ship: its rules are taught when there are. */
const BY_ERA: Readonly<Record<EraId, Omit<FirstGame, 'era'> | null>> = {
  'base-1999': { decks: ['Overgrowth', 'Blackout'], seed: 58 },
  'neo-2000': { decks: ['Lava', 'Steelix'], seed: 36 },
  'e-card-2002': { decks: ['Abyss', 'Fragrance Trap'], seed: 37 },
  'ex-2003': { decks: ['Ruby', 'Sapphire'], seed: 55 },
  'ex-2004': { decks: ['James', 'Jessie'], seed: 10 },
  'ex-2005': { decks: ['Dark Blast', 'Mind Game'], seed: 22 },
  'diamond-pearl-2007': { decks: ['Royal Frost', 'Inferno Zone'], seed: 17 },
  'platinum-2009': { decks: ['Forest Force', 'Chilly Breath'], seed: 24 },
  'hgss-2010': { decks: ['Ember Spark', 'Mind Flood'], seed: 26 },
  'black-white-2011': { decks: ['Blue Assault', 'Red Frenzy'], seed: 10 },
  'xy-2013': { decks: ['Resilient Life', 'Destruction Rush'], seed: 9 },
  'sun-moon-2017': { decks: ['Forest Shadow', 'Roaring Heat'], seed: 55 },
  'swsh-2022': { decks: ['Inteleon', 'Rapid Strike'], seed: 93 },
  'scarlet-violet-2023': { decks: ['Ampharos ex', 'Lucario ex'], seed: 9 },
  'mega-evolution-2025': { decks: ['Mega Lucario ex', 'Dragapult ex'], seed: 2 },
};

export const FIRST_GAMES: readonly FirstGame[] = Object.entries(BY_ERA).flatMap(([era, game]) =>
  game === null ? [] : [{ era, ...game }],
);

export const firstGameOf = (era: string): FirstGame | null => FIRST_GAMES.find((game) => game.era === era) ?? null;
