/* The words of the first game. What a year has of its own is added from the rules. */
import { type Worded, wordedIn, type YearWords } from './of-year.js';

interface LessonWords {
  readonly title: Worded;
  readonly text: string;
}

export const LESSON_WORDS = {
  first: {
    title: 'Who goes first?',
    text: 'You have won the flip, so you choose. Going first has its price: what may not be done in that turn stands below. For this game, press either.',
  },
  active: {
    title: 'Choose your Active Pokémon',
    text: 'These seven cards are your hand. Touch a lit Basic Pokémon: it becomes your Active Pokémon, the one that attacks and is attacked.',
  },
  bench: {
    title: 'Others wait on the Bench',
    text: 'Touch more Basic Pokémon to put them on your Bench. A Bench with somebody on it keeps you in the game. Then press Done.',
  },
  goal: {
    title: 'What you play for',
    text: 'Your Prize cards lie face down. Each time you Knock Out a Pokémon of your opponent you take one. Who has taken all of theirs wins.',
  },
  draw: {
    title: 'Who begins draws nothing',
    text: 'A turn begins with a card from the deck. Only whoever goes first draws none in the first turn: that is the price of going first.',
  },
  attach: {
    title: 'Attach an Energy card',
    text: 'Attacks cost Energy. Touch an Energy card of your hand, then the Pokémon that shall have it. You can also drag it there.',
  },
  benched: {
    title: 'Play a Basic Pokémon',
    text: 'Basic Pokémon of your hand can come to the Bench in any of your turns. Touch one that is lit, then once more to play it.',
  },
  evolve: {
    title: 'Evolve',
    text: 'A Stage 1 card goes onto the Basic Pokémon that it names, a Stage 2 card onto a Stage 1. It keeps its Energy and its damage, and loses Special Conditions.',
  },
  trainer: {
    title: 'Play a Trainer card',
    text: 'Trainer cards do what they say, once, and are discarded. Hold a card longer, or press I, to read it before you play it.',
  },
  power: {
    title: ({ aPower }: YearWords) => `Use ${aPower}`,
    text: 'Some Pokémon can do something without attacking. A lit bar stands above those that can: touch one and choose what it does.',
  },
  attack: {
    title: 'Attack',
    text: 'Your Active Pokémon has the Energy for an attack. Touch it, or press Attack, and choose one. Your turn ends with it.',
  },
  damage: {
    title: 'Damage stays',
    text: 'The red figure is the damage on a Pokémon. With as much damage as HP it is Knocked Out. The log says how each number came about.',
  },
  condition: {
    title: 'A Special Condition',
    text: 'Asleep, Paralyzed and Confused Pokémon lie turned; Burned and Poisoned ones carry a marker. On the Bench, or by evolving, they recover.',
  },
  retreat: {
    title: 'Retreat',
    text: 'To save your Active Pokémon, discard Energy from it worth its Retreat Cost and let a Benched one take its place.',
  },
  prize: {
    title: 'Take your Prize card',
    text: 'A Pokémon of your opponent is Knocked Out. Touch one of your lit Prize cards: it goes to your hand.',
  },
  finish: {
    title: 'You know how to play',
    text: 'The rest is the same again, with more cards. Play this game to its end; whatever you may not do, the table says why.',
  },
} as const satisfies Readonly<Record<string, LessonWords>>;

/** What a lesson is called in an era. */
export const lessonTitle = (id: LessonId, era: string): string => wordedIn(LESSON_WORDS[id].title, era);

/** A lesson, by its name. */
export type LessonId = keyof typeof LESSON_WORDS;

export const LEARN = {
  title: 'Your first game',
  lede: 'A real game against a bot, with somebody beside you who says what to do next. Choose the year whose rules you want to learn.',
  begin: 'Deal the first game',
  lessons: (count: number): string => `${count} short lessons`,
  differs: (count: number, year: string): string => `${count} rules are read differently than in ${year}.`,
  special: 'What is special in this year',
  yours: 'You play',
  theirs: 'The bot plays',
  of: (number: number, count: number): string => `Lesson ${number} of ${count}`,
  inYear: (title: string, year: string): string => `${title} in ${year}:`,
  read: 'Go on',
  skip: 'Skip this',
  leave: 'Play on without lessons',
  wait: 'Play on',
  waitText: 'Do what you like. The next lesson comes when there is something new to do.',
  busy: 'Watch what happens. Any key or tap shows the end at once.',
  over: 'The game is over. You can watch it again, play it anew, or choose another year.',
} as const;
