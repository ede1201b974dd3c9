// `rulebox cards`: what comes of the cards of a database.
import type { Command } from 'commander';
import { MANNERS } from '../cards/index.js';
import { runCollect } from './cards/collect.js';
import { runCoverage } from './cards/coverage.js';
import { runExplain } from './cards/explain.js';
import { runMutants } from './cards/mutants.js';
import { runSearch, SEARCHING } from './cards/search.js';
import { runSets } from './cards/sets.js';
import { runImport } from './import/import.js';

export function register(cards: Command): void {
  understanding(cards);
  keeping(cards);
  finding(cards);
}

/** What comes of texts. */
function understanding(cards: Command): void {
  cards
    .command('coverage')
    .description('import and compile every card: how many there are, how many compile, and what is not understood')
    .argument('<path...>', 'JSONL files with a card a line, JSON files with a list of cards, or folders of JSONL files')
    .option('--json', 'print the figures as JSON')
    .option(
      '--forecast',
      'of the sentences that stand in one set only, tell how many need no phrase that serves this set alone',
    )
    .option('--speed', 'measure how fast they compile, too: cold, and warm without anything remembered')
    .action(runCoverage);
  cards
    .command('mutants')
    .description('change each word that tells something in every text: it must be refused, or come to another program')
    .argument('<path...>', 'files or folders of a card database')
    .option('--json', 'print the figures as JSON')
    .action(runMutants);
}

/** Where cards come from, and what is made of them. */
function keeping(cards: Command): void {
  cards
    .command('import')
    .description(
      'put card databases into the local library; what two of them say of a card is put together, fact by fact',
    )
    .argument('<source...>', 'files or folders (JSONL, JSON, checkouts of TCGdex or pokemon-tcg-data), or an address')
    .option('--into <file>', 'the library to put them into; without it the one of this project, or of the user')
    .option('--anew', 'begin the library anew instead of adding to it')
    .option('--at-once <n>', 'how many questions to ask a server at once', String(MANNERS.atOnce))
    .option('--json', 'print the figures as JSON')
    .addHelpText('after', IMPORTING)
    .action(runImport);
  cards
    .command('sets')
    .description(
      'find which set of one card database is which of the other, by their cards, and compare it with the table',
    )
    .argument('<path...>', 'files or folders of both databases')
    .option('--library <folder>', 'another library than the one that ships with Rulebox')
    .option('--write', 'write the table')
    .action(runSets);
  cards
    .command('collect')
    .description('make the card files of the library anew: every card its decks name, with texts in our own wording')
    .argument('<path...>', 'files or folders of a card database')
    .option('--library <folder>', 'another library than the one that ships with Rulebox')
    .action(runCollect);
}

function finding(cards: Command): void {
  cards
    .command('search')
    .description(
      'find cards by name, type, HP, text, set and more, among the imported ones and those that ship with Rulebox',
    )
    .argument('<query...>', "what to look for, such as: charizard, or in quotes: 'type:fire hp>100'")
    .option('--cards <path...>', 'files or folders of a card database to search instead')
    .option('--limit <n>', 'how many to show', '20')
    .option('--json', 'print JSON, with the facts of the cards')
    .helpOption('--help', 'display help for command')
    .allowUnknownOption()
    .addHelpText('after', SEARCHING)
    .action(runSearch);
  cards
    .command('explain')
    .description("a card's facts, program, text and status; for an unsupported one the span that is not understood")
    .argument('[card]', 'the name of a card, or the id of a print')
    .argument(
      '[path...]',
      'where to look for it; without it among the imported cards (or those that RULEBOX_CARDS names) and the shipped ones',
    )
    .option('--text <text>', 'explain this text, as that of an attack')
    .action(runExplain);
}

const IMPORTING = `
Sources:
  https://api.tcgdex.net/v2/en   the whole database of TCGdex, card by card; an import that is cut off goes on where it was
  a folder                       of JSONL files with a card a line, of JSON files, or a checkout of either database
  a file                         .jsonl, .json, or a local library of somebody else
Several sources are put together card by card, in whatever order they come: what TCGdex and pokemon-tcg-data both say is
confirmed, what one says is taken from it, a contradiction is decided and counted; --json lists them all.
The library is the file cards.jsonl in the folder that RULEBOX_HOME names, in the .rulebox folder of the project (here or
above), or in .rulebox in the user's home. What is imported stays on this machine.`;
