// `rulebox companion`: the tools beside the table, to be tried in a terminal.
import type { Command } from 'commander';
import type { EraId } from '../engine/index.js';
import { explainTerm } from './companion/explain-term.js';
import { flipCoins } from './companion/flip-coins.js';
import { playMelody } from './companion/melody.js';
import { showCard } from './companion/show-card.js';

/** The rulebook that has them. */
const ERA: EraId = 'e-card-2002';

export function register(companion: Command): void {
  companion
    .command('card')
    .description('the screens of a card: Pokémon, how to play it, evolutions, terms')
    .argument('<name>', 'the name of a card, or the id of a print')
    .argument('[path...]', 'card files to look in; without them, the imported cards and those that ship with Rulebox')
    .option('--era <era>', 'the rules to play by', ERA)
    .option('--json', 'print JSON')
    .action(showCard);
  companion
    .command('coin')
    .description('flip coins, and tell how many came up heads')
    .argument('[n]', 'how many', '1')
    .option('--seed <seed>', 'another seed is another row of coins; without it they are thrown by chance')
    .option('--json', 'print JSON')
    .action(flipCoins);
  companion
    .command('melody')
    .description('what a music box plays: a construction such as side codes hold')
    .argument('<beats...>', 'notes from C to B, one a beat, and - for a rest; of these a first one needs -- before it')
    .option('--json', 'print JSON')
    .action(playMelody);
  companion
    .command('term')
    .description('what a term of the game means, in an era')
    .argument('[word...]', 'the term, in any form; without it all are listed')
    .option('--era <era>', 'the rules to play by', ERA)
    .option('--json', 'print JSON')
    .action(explainTerm);
}
