// `rulebox deck`: looks at decks: whether they are legal, what is in them, what to expect of them.
import { type Command, Option } from 'commander';
import { ERAS, FORMATS } from '../engine/index.js';
import { runCheck } from './deck/check.js';
import { runConvert } from './deck/convert.js';
import { runOdds } from './deck/odds.js';
import { runShow } from './deck/show.js';
import { tournamentFormats } from './library-files.js';

const DECK = 'a deck list, a deck in JSON, - for the standard input, or the name of a deck that ships with Rulebox';
const CARDS = [
  '--cards <path...>',
  'files or folders of a card database; without it those that RULEBOX_CARDS names, or the imported cards',
] as const;
const ERA_IDS = ERAS.map(({ id }) => id);
const FORMAT_IDS = FORMATS.map(({ id }) => id);

export function register(deck: Command): void {
  const era = () =>
    new Option(
      '--era <era>',
      'the rules to go by; without it those of the shipped deck, or those that the list seems to be for',
    ).choices(ERA_IDS);
  const format = () =>
    new Option('--format <format>', `the format; without it that of the shipped deck, or ${FORMAT_IDS[0]}`).choices(
      FORMAT_IDS,
    );
  const reprints = () =>
    new Option('--reprints <what>', 'where a print is not there, but another of the same card is').choices([
      'offer',
      'take',
    ]);
  deck
    .command('check')
    .description('is a deck legal? The rules it breaks, and advice')
    .argument('<deck>', DECK)
    .addOption(era())
    .addOption(formatOrTournament())
    .option('--date <day>', 'with a tournament format: as it was on this day, such as 2010-09-01')
    .option(...CARDS)
    .addOption(reprints())
    .option('--mixed-pool', 'let in classes of cards that the era does not have')
    .option('--no-advice', 'leave the advice out')
    .option('--json', 'print JSON')
    .action(runCheck);
  deck
    .command('show')
    .description('what is in a deck; without a deck, the decks that ship with Rulebox')
    .argument('[deck]', DECK)
    .addOption(era())
    .option(...CARDS)
    .addOption(reprints())
    .option('--json', 'print JSON')
    .action(runShow);
  deck
    .command('odds')
    .description('exact chances: mulligans, opening hands, Prize cards, what is drawn by a turn')
    .argument('<deck>', DECK)
    .addOption(era())
    .addOption(format())
    .option('--card <name...>', 'only these cards, such as "Switch" or "2 Fire Energy", and all of them together')
    .option('--at-least <count>', 'how many copies of each are wanted', '1')
    .option('--turn <turn>', "up to this one of the player's own turns", '3')
    .option(...CARDS)
    .addOption(reprints())
    .option('--json', 'print JSON, with exact fractions')
    .action(runOdds);
  deck
    .command('convert')
    .description('write a deck as the text list of the official clients, or as JSON')
    .argument('<deck>', DECK)
    .addOption(new Option('--to <form>', 'the form to write').choices(['list', 'json']).default('list'))
    .addOption(era())
    .option(...CARDS)
    .addOption(reprints())
    .action(runConvert);
}

/** A format of play, or a tournament format that says which sets were legal. */
const formatOrTournament = (): Option =>
  new Option(
    '--format <format>',
    `the format; without it that of the shipped deck, or ${FORMAT_IDS[0]}; or a tournament format: which sets were legal`,
  ).choices([...FORMAT_IDS, ...tournamentFormats().map(({ id }) => id)]);
