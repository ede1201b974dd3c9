import { errorOf, mean } from '../../bots/index.js';
import { type CardId, capital } from '../../engine/index.js';
import type { Facts } from './facts.js';
import type { KnockOut } from './knock-outs.js';

/** Whether it is told of what was played, or of what could be. */
export type Tense = 'played' | 'now';

/** What came of the better answer and of the other, game by game, the same games for both. */
export interface Pairs {
  readonly better: readonly Facts[];
  readonly other: readonly Facts[];
  /** What a card of the hand is called. */
  readonly nameOf: (card: CardId) => string;
}

/** Of all games, so large a part must tell the two apart. */
const CLEAR = 0.6;
/** Averages must be so many times as far apart as their error, and at least so far. */
const SURE = 2.5;
const LEAST = { prizes: 0.5, damage: 20, drawn: 2 } as const;

/** What is clearly different, in sentences, the weightiest first. */
export function differencesIn(pairs: Pairs, tense: Tense): readonly string[] {
  const words = tense === 'played' ? PLAYED : NOW;
  const fallen = knockOuts(pairs, words);
  const told = [...ending(pairs, words), ...fallen, ...losses(pairs, words)];
  // Prize cards and damage go without saying where a Pokémon was Knocked Out.
  const figures = averages(pairs, words).filter(({ of }) => of === 'drawn' || fallen.length === 0);
  const all = [...told, ...figures.map(({ sentence }) => sentence), ...leftUndone(pairs, words)];
  return all.length > 0 ? all : kept(pairs, words);
}

/** How the two are called. */
interface Words {
  /** What somebody does by the better answer, or would have done. */
  readonly does: (who: string, would: string, now: string) => string;
  readonly other: string;
  readonly better: string;
}

const PLAYED: Words = {
  does: (who, would) => `${who} would have ${would}`,
  other: 'as played',
  better: 'after the better answer',
};
const NOW: Words = { does: (who, _, now) => `${who} ${now}`, other: 'otherwise', better: 'after it' };

/** In how many games of each something was so. */
interface Often {
  readonly better: number;
  readonly other: number;
  readonly of: number;
}

const often = ({ better, other }: Pairs, isSo: (facts: Facts) => boolean): Often => ({
  better: better.filter(isSo).length,
  other: other.filter(isSo).length,
  of: better.length,
});

/** Of the better answer, when it does something good. */
const gained = ({ better, other, of }: Often, words: Words): string =>
  `(in ${better} of ${of} imagined games; ${words.other}, in ${other})`;

/** Of the other answer, when it lets something bad happen. */
const suffered = ({ better, other, of }: Often, words: Words): string =>
  `(in ${other} of ${of} imagined games; ${words.better}, in ${better})`;

const isGain = ({ better, other, of }: Often): boolean => better - other >= CLEAR * of;
const isLoss = ({ better, other, of }: Often): boolean => other - better >= CLEAR * of;

function ending(pairs: Pairs, words: Words): string[] {
  const won = often(pairs, (facts) => facts.won);
  if (isGain(won)) return [`${words.does('It', 'won the game', 'wins the game')} ${gained(won, words)}.`];
  const lost = often(pairs, (facts) => facts.lost);
  if (!isLoss(lost)) return [];
  return [`${capital(words.other)}, the game is lost by the end of the next turn ${suffered(lost, words)}.`];
}

/** Everybody with a name who was Knocked Out in any of these games, once; by the attack that nearly always did it, if one did. */
function fallenIn(all: readonly Facts[], which: 'knockOuts' | 'losses'): readonly KnockOut[] {
  const fallen = all.flatMap((facts) => facts[which]).filter(({ name }) => name !== null);
  return [...new Set(fallen.map(({ victim }) => victim))].map((victim) => {
    const falls = fallen.filter((each) => each.victim === victim);
    const usual = falls.find(
      (each) => falls.filter((other) => isSameAttack(each, other)).length > CLEAR * falls.length,
    );
    return usual ?? { ...falls[0]!, attacker: null, attack: null };
  });
}

const isSameAttack = (one: KnockOut, other: KnockOut): boolean =>
  one.attacker === other.attacker && one.attack === other.attack;

/** In how many games it fell; where it is told with an attack, to that. */
const fell = (pairs: Pairs, which: 'knockOuts' | 'losses', told: KnockOut): Often =>
  often(pairs, (facts) =>
    facts[which].some((each) => each.victim === told.victim && (told.attacker === null || isSameAttack(each, told))),
  );

function knockOuts(pairs: Pairs, words: Words): string[] {
  return fallenIn(pairs.better, 'knockOuts').flatMap((each) => {
    const counts = fell(pairs, 'knockOuts', each);
    if (!isGain(counts) || !isGain(fell(pairs, 'knockOuts', { ...each, attacker: null }))) return [];
    const { name, attacker, attack } = each;
    const victim = `${name === attacker ? 'the opponent’s ' : ''}${name}`;
    const whom = attacker === null ? victim : `${victim} with ${attack}`;
    const done = words.does(attacker ?? 'It', `Knocked Out ${whom}`, `Knocks Out ${whom}`);
    return [`${done} ${gained(counts, words)}.`];
  });
}

function losses(pairs: Pairs, words: Words): string[] {
  return fallenIn(pairs.other, 'losses').flatMap((each) => {
    const counts = fell(pairs, 'losses', each);
    if (!isLoss(counts) || !isLoss(fell(pairs, 'losses', { ...each, attacker: null }))) return [];
    return [`${capital(words.other)}, ${lossText(each)} ${suffered(counts, words)}.`];
  });
}

function lossText({ name, attacker, attack, isOwn }: KnockOut): string {
  if (attacker === null) return `${name} is Knocked Out by the end of the next turn`;
  if (isOwn) return `${attack} Knocks Out ${name} of its own side`;
  const whose = name === attacker ? 'the opponent’s ' : '';
  return `${whose}${attacker} Knocks Out ${name} with ${attack} in the next turn`;
}

interface Figure {
  readonly of: keyof typeof LEAST;
  readonly sentence: string;
}

function averages(pairs: Pairs, words: Words): Figure[] {
  const compare = (of: keyof typeof LEAST, would: string, now: string, what: string): Figure[] => {
    const [more, less] = [pairs.better.map((facts) => facts[of]), pairs.other.map((facts) => facts[of])];
    const apart = more.map((number, game) => number - less[game]!);
    if (mean(apart) < LEAST[of] || mean(apart) < SURE * errorOf(apart)) return [];
    const many = `${rounded(mean(more))} ${what} rather than ${rounded(mean(less))}`;
    const done = words.does('It', `${would} ${many}`, `${now} ${many}`);
    return [{ of, sentence: `${done} (on average of ${more.length} imagined games).` }];
  };
  return [
    ...compare('prizes', 'taken', 'takes', 'Prize cards'),
    ...compare('damage', 'done', 'does', 'damage'),
    ...compare('drawn', 'drawn', 'draws', 'cards'),
  ];
}

const rounded = (number: number): string => `${Math.round(number * 10) / 10}`;

function leftUndone(pairs: Pairs, words: Words): string[] {
  const empty = often(pairs, (facts) => facts.isBenchEmpty);
  const told = isLoss(empty)
    ? [`${capital(words.other)}, the Bench is empty at the end of the turn ${suffered(empty, words)}.`]
    : [];
  const doing = (isSo: (facts: Facts) => boolean, would: string, now: string): void => {
    const counts = often(pairs, isSo);
    if (isGain(counts)) told.push(`${words.does('It', would, now)} ${gained(counts, words)}.`);
  };
  doing((facts) => facts.attached > 0, 'attached Energy this turn', 'attaches Energy this turn');
  doing((facts) => facts.evolved > 0, 'evolved a Pokémon this turn', 'evolves a Pokémon this turn');
  doing((facts) => facts.benched > 0, 'brought a Pokémon to the Bench', 'brings a Pokémon to the Bench');
  return told;
}

/** Where both come to the same, the one that spends less is better. */
function kept(pairs: Pairs, words: Words): string[] {
  const cards = new Set(pairs.better.flatMap((facts) => facts.kept));
  return [...cards].flatMap((card) => {
    const counts = often(pairs, (facts) => facts.kept.includes(card));
    if (!isGain(counts)) return [];
    const what = `${pairs.nameOf(card)} in the hand`;
    return [`${words.does('It', `kept ${what}`, `keeps ${what}`)} ${gained(counts, words)}.`];
  });
}
