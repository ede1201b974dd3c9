import { openRecord } from '../cards/index.js';
import {
  type Diagnostic,
  err,
  type GameClaim,
  type GameRecord,
  jsonShape,
  ok,
  type Result,
  replay,
  seatNames,
  seedText,
  TEAM_NAMES,
} from '../engine/index.js';
import { type Agreement, agreedSeed, commitmentOf, inOrder, type SealedRecord, sumOf } from './agreed.js';

/** What is looked at, in this order. */
export const SHUFFLE_CHECKS = ['secret', 'shares', 'seed', 'record', 'order', 'game'] as const;
/** One of them. */
export type ShuffleCheck = (typeof SHUFFLE_CHECKS)[number];

/** One thing that was looked at: whether it holds, in words for a player. */
export interface ShuffleStep {
  readonly check: ShuffleCheck;
  readonly holds: boolean;
  readonly sentence: string;
}

/** What came of looking at the chance of a game. */
export interface CheckedShuffles {
  readonly holds: boolean;
  readonly steps: readonly ShuffleStep[];
  /** What else is to be told, such as texts that are compiled otherwise by now. */
  readonly remarks: readonly string[];
}

/** What somebody was told of a game's chance while it was played: the seal before it began, and the shares. */
export interface ChanceTold {
  readonly commitment: string;
  readonly shares: readonly string[];
  /** Where they sat, if they did. */
  readonly you: number | null;
  /** What the players are called, seat by seat. */
  readonly names?: readonly string[];
}

/** Works out again how a game was dealt, and all of it. What is no sealed record at all is refused. */
export function checkShuffles(value: unknown, told: ChanceTold | null = null): Result<CheckedShuffles, Diagnostic[]> {
  const faults = jsonShape.faultsIn(value, sealedShape, 'The record');
  if (faults.length > 0) return err(faults);
  const written = value as SealedRecord;
  const { agreed, ...record } = written;
  const opened = openRecord(record);
  if (!opened.ok) return opened;
  const looked = { written, record: opened.value.record, agreed, told };
  const steps = CHECKS.map((look) => look(looked));
  return ok({ holds: steps.every(({ holds }) => holds), steps, remarks: opened.value.remarks });
}

interface Looked {
  /** As it came. */
  readonly written: SealedRecord;
  /** With texts compiled here. */
  readonly record: GameRecord;
  readonly agreed: SealedRecord['agreed'];
  readonly told: ChanceTold | null;
}

const { fields, listOf, whole } = jsonShape;

const hexShape =
  (least: number, most: number, what: string): jsonShape.Shape =>
  (value, check) => {
    const isHex = typeof value === 'string' && /^(?:[\da-f]{2})*$/.test(value);
    check.must(isHex && value.length >= 2 * least && value.length <= 2 * most, what, value);
  };

const hash = hexShape(32, 32, '64 hexadecimal digits');
const share: jsonShape.Shape = (value, check) => {
  if (value !== '') hexShape(16, 64, '32 hexadecimal digits or more, or empty')(value, check);
};
const tableName: jsonShape.Shape = (value, check) =>
  check.must(typeof value === 'string' && /^[\w-]{1,64}$/.test(value), 'the name of a table', value);

/** What else belongs to a record is looked at where records are opened. */
const sealedShape = fields(
  {
    agreed: fields({
      table: tableName,
      game: whole(1, 1_000_000),
      commitment: hash,
      shares: listOf(share, 4, 2),
      secret: hexShape(16, 64, '32 hexadecimal digits or more'),
      dealt: hash,
      chosen: hash,
    }),
    rulebox: () => undefined,
    game: () => undefined,
    choices: () => undefined,
  },
  {},
);

const CHECKS: readonly ((looked: Looked) => ShuffleStep)[] = [secret, shares, seed, wholeness, order, game];

/** The first digits are enough for two people to compare. */
const short = (hex: string): string => (hex.length > 16 ? `${hex.slice(0, 16)}…` : hex);

function secret({ agreed, record, told }: Looked): ShuffleStep {
  const begin = `Before the game the server sealed a secret (seal ${short(agreed.commitment)}).`;
  const step = (holds: boolean, sentence: string): ShuffleStep => ({
    check: 'secret',
    holds,
    sentence: `${begin} ${sentence}`,
  });
  if (commitmentOf(agreed.secret) !== agreed.commitment) {
    const isDealtByIt = sameSeed(agreedSeed(agreed), record);
    const other = isDealtByIt
      ? 'The game was dealt with that secret: the seal is not the one of this game.'
      : 'The secret is not the one that was sealed.';
    return step(false, `The secret that it showed after the game does not fit the seal. ${other}`);
  }
  if (told !== null && told.commitment !== agreed.commitment)
    return step(false, `But before the game you were shown another seal (${short(told.commitment)}).`);
  const known = told === null ? '' : ' It is the seal that you were shown then.';
  return step(true, `After the game it showed the secret (${short(agreed.secret)}), and the seal fits it.${known}`);
}

const namesOf = ({ shares: all }: Agreement, told: ChanceTold | null): readonly string[] =>
  told?.names ?? seatNames(all.length);

function shares({ agreed, told }: Looked): ShuffleStep {
  const names = namesOf(agreed, told);
  const whose = (seat: number): string => (seat === told?.you ? 'you' : names[seat]!);
  const added = agreed.shares.map(
    (each, seat) => `${whose(seat)} added ${each === '' ? 'nothing' : `a share (${short(each)})`}`,
  );
  const sentence = `Then ${added.join(', ')}.`;
  const step = (holds: boolean, more: string): ShuffleStep => ({
    check: 'shares',
    holds,
    sentence: `${sentence} ${more}`,
  });
  if (agreed.shares.every((each) => each === ''))
    return step(false, 'Nobody has added anything: the server alone decided how the cards were dealt.');
  const other = told?.shares.findIndex((each, seat) => each !== agreed.shares[seat]) ?? -1;
  if (told !== null && other >= 0)
    return step(
      false,
      `${other === told.you ? 'Your share' : `The share of ${names[other]}`} was another one when the game began (${short(told.shares[other]!)}).`,
    );
  return step(true, 'Nobody knew the secret and all shares before everybody was bound to theirs.');
}

function seed({ agreed, record, written }: Looked): ShuffleStep {
  const found = agreedSeed(agreed);
  const sentence = `Secret, table ${agreed.table}, game ${agreed.game} and the shares in the order of the seats give the seed ${found}.`;
  if (sameSeed(found, record)) {
    return { check: 'seed', holds: true, sentence: `${sentence} The game was dealt with it.` };
  }
  const dealt = `The game was dealt with another one, ${seedText(record.game.seed)}.`;
  return { check: 'seed', holds: false, sentence: `${sentence} ${dealt} ${whyAnother(agreed, record, written)}` };
}

const sameSeed = (found: string, { game }: GameRecord): boolean => seedText(game.seed) === seedText(found);

/** The numbers of games that are tried in the place of the one that is written. */
const GAMES_TRIED = 100;

/** What must have been changed for the seeds to differ, as far as it can be found out. */
function whyAnother(agreed: SealedRecord['agreed'], record: GameRecord, written: SealedRecord): string {
  const gives = (agreement: Agreement): boolean => sameSeed(agreedSeed(agreement), record);
  if (commitmentOf(agreed.secret) !== agreed.commitment) return 'The secret is not the one that was sealed.';
  const turned = ordersOf(agreed.shares).find((each) => gives({ ...agreed, shares: each }));
  if (turned !== undefined) return 'The shares stand in another order than when it was dealt.';
  const number = Array.from({ length: GAMES_TRIED }, (_, i) => i + 1).find((each) => gives({ ...agreed, game: each }));
  if (number !== undefined) return `It is the seed of game ${number} at this table.`;
  if (sumOf(written.game) !== agreed.dealt) return 'The seed in the record was changed.';
  return 'A share, or the name of the table, is not the one that it was dealt with.';
}

function ordersOf<T>(list: readonly T[]): readonly (readonly T[])[] {
  if (list.length < 2) return [list];
  return list.flatMap((first, place) => ordersOf(list.toSpliced(place, 1)).map((rest) => [first, ...rest]));
}

function wholeness({ written, agreed }: Looked): ShuffleStep {
  const isDealt = sumOf(written.game) === agreed.dealt;
  const isChosen = sumOf(written.choices) === agreed.chosen;
  const sentence = () => {
    if (isDealt && isChosen) return 'The record is whole: decks, rules and choices are as they were written down.';
    const what = isDealt ? 'choices' : isChosen ? 'decks, the rules or the seed' : 'decks and the choices';
    return `The record was changed after it was written down: in the ${what}.`;
  };
  return { check: 'record', holds: isDealt && isChosen, sentence: sentence() };
}

function order({ written: { game: claim } }: Looked): ShuffleStep {
  const step = (holds: boolean, sentence: string): ShuffleStep => ({ check: 'order', holds, sentence });
  if (!isLeftToChance(claim))
    return step(false, 'The record says itself how coins fall or cards lie: chance had no say.');
  const { facts, decks } = inOrder(claim);
  return sumOf([facts, decks]) === sumOf([claim.facts, claim.decks])
    ? step(true, 'Before the first shuffle the decks were in order, card by card: nobody could have stacked them.')
    : step(false, 'Before the first shuffle the decks were not in order: somebody may have stacked them.');
}

/** Whether a claim takes nothing out of the hands of its seed. */
function isLeftToChance(claim: GameRecord['game']): claim is GameClaim {
  if (!('decks' in claim)) return false;
  const { coins = 'seeded', shuffles = 'seeded', shuffled = [], chance = 'chacha8' } = claim.options ?? {};
  return coins === 'seeded' && shuffles === 'seeded' && shuffled.length === 0 && chance === 'chacha8';
}

function game({ record, agreed, told }: Looked): ShuffleStep {
  const { length } = record.choices;
  const all = length === 1 ? 'the one choice' : `all ${length} choices`;
  const ended = replay({ ...record, game: { ...record.game, seed: agreedSeed(agreed) } });
  const step = (holds: boolean, sentence: string): ShuffleStep => ({ check: 'game', holds, sentence });
  if (!ended.ok)
    return step(
      false,
      `Dealt again by that seed, the game does not come out. ${ended.error.map(({ message }) => message).join(' ')}`,
    );
  const { phase, winner } = ended.value.state;
  const result = phase === 'over' && winner >= 0 ? ` ${winnerOf(winner, agreed, told)}.` : '';
  return step(true, `Dealt again by that seed, the game comes out the same, ${all} long.${result}`);
}

/** Of two players one by name; of four the team. */
function winnerOf(winner: number, agreed: Agreement, told: ChanceTold | null): string {
  if (agreed.shares.length > 2) return `Team ${TEAM_NAMES[winner]} wins`;
  return winner === told?.you ? 'You win' : `${namesOf(agreed, told)[winner]} wins`;
}
