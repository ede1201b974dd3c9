// `rulebox cards`: what comes of the cards of a database.
import type { Command } from 'commander';
import { runCollect } from './cards/collect.js';
import { runCoverage } from './cards/coverage.js';
import { runExplain } from './cards/explain.js';

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
    .command('explain')
    .description("a card's facts, program, text and status; for an unsupported one the span that is not understood")
    .argument('[card]', 'the name of a card, or the id of a print')
    .argument('[path...]', 'where to look for it; without it, in the folder that RULEBOX_CARDS names')
    .option('--text <text>', 'explain this text, as that of an attack')
    .action(runExplain);
  cards
    .command('collect')
    .description('make the card files of the library anew: every card its decks name, with texts in our own wording')
    .argument('<path...>', 'files or folders of a card database')
    .option('--library <folder>', 'another library than the one that ships with Rulebox')
    .action(runCollect);
}
