// `rulebox cards`: what comes of the cards of a database.
import type { Command } from 'commander';
import { runCollect } from './cards/collect.js';
import { runCoverage } from './cards/coverage.js';
import { runExplain } from './cards/explain.js';
import { runSearch, SEARCHING } from './cards/search.js';
import { runImport } from './import/import.js';
import { MANNERS } from './import/polite.js';

export function register(program: Command): void {
  const cards = program.command('cards').description('look at the cards of a database');
  cards
    .command('coverage')
    .description('import and compile every card: how many there are, how many compile, and what is not understood')
    .argument('<path...>', 'JSONL files with a card a line, JSON files with a list of cards, or folders of JSONL files')
    .option('--json', 'print the figures as JSON')
    .option('--speed', 'measure how fast they compile, too: cold, and warm without anything remembered')
    .action(runCoverage);
  cards
    .command('import')
    .description('put a card database into the local library; cards that are there already are brought up to date')
    .argument('<source>', 'a file or folder (JSONL, JSON, a checkout of TCGdex or pokemon-tcg-data), or an address')
    .option('--into <file>', 'the library to put them into; without it the one of this project, or of the user')
    .option('--anew', 'begin the library anew instead of adding to it')
    .option('--at-once <n>', 'how many questions to ask a server at once', String(MANNERS.atOnce))
    .option('--json', 'print the figures as JSON')
    .addHelpText('after', IMPORTING)
    .action(runImport);
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
  cards
    .command('collect')
    .description('make the card files of the library anew: every card its decks name, with texts in our own wording')
    .argument('<path...>', 'files or folders of a card database')
    .option('--library <folder>', 'another library than the one that ships with Rulebox')
    .action(runCollect);
}

const IMPORTING = `
Sources:
  https://api.tcgdex.net/v2/en   the whole database of TCGdex, card by card; an import that is cut off goes on where it was
  a folder                       of JSONL files with a card a line, of JSON files, or a checkout of either database
  a file                         .jsonl, .json, or a local library of somebody else
The library is the file cards.jsonl in the folder that RULEBOX_HOME names, in the .rulebox folder of the project (here or
above), or in .rulebox in the user's home. What is imported stays on this machine.`;
