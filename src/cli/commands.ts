// Which commands there are. Only the one that is called is loaded: the others are known by what the help says of them.
import type { Command } from 'commander';

export interface CommandEntry {
  readonly name: string;
  /** What its help says it does. */
  readonly does: string;
  /** Its file, which gives it its arguments, options and actions. */
  readonly load: () => Promise<{ readonly register: (command: Command) => void }>;
}

export const COMMANDS: readonly CommandEntry[] = [
  {
    name: 'play',
    does: 'open the table in the browser, or play a demonstration game between bots in the terminal',
    load: () => import('./play.js'),
  },
  {
    name: 'serve',
    does: 'let people elsewhere play at tables here: the page, and the server of its tables',
    load: () => import('./serve.js'),
  },
  {
    name: 'join',
    does: 'seat a bot at a table elsewhere, by the link that invites to it',
    load: () => import('./join.js'),
  },
  {
    name: 'table',
    does: 'look on at a table elsewhere, by any of its links; with the link of a seat, as that seat sees it',
    load: () => import('./table.js'),
  },
  { name: 'scenario', does: 'run scenarios: rulings that can be executed', load: () => import('./scenario.js') },
  {
    name: 'rules',
    does: 'look rules up by ID or words; tell what differs between two eras',
    load: () => import('./rules.js'),
  },
  { name: 'cards', does: 'look at the cards of a database', load: () => import('./cards.js') },
  { name: 'deck', does: 'check, show and convert decks, and compute their odds', load: () => import('./deck.js') },
  {
    name: 'companion',
    does: 'tools beside the table: screens of a card, coins, terms',
    load: () => import('./companion.js'),
  },
  {
    name: 'arena',
    does: 'let bots play decks against each other: match-ups with 95 % intervals',
    load: () => import('./arena.js'),
  },
  {
    name: 'engine',
    does: 'play and learn from a program in any language: JSON lines over standard input and output',
    load: () => import('./engine.js'),
  },
  {
    name: 'trajectories',
    does: 'write games of bots down decision by decision, to learn from',
    load: () => import('./trajectories.js'),
  },
  {
    name: 'train',
    does: 'learn from games of bots what things are worth, and write it down',
    load: () => import('./train.js'),
  },
  {
    name: 'soak',
    does: 'play random games and check after every decision what must always hold',
    load: () => import('./soak.js'),
  },
  {
    name: 'farm',
    does: 'spread arena, soak and trajectories over several machines, by a queue on Redis',
    load: () => import('./farm.js'),
  },
  { name: 'bench', does: 'measure how fast the engine plays, on one core', load: () => import('./bench.js') },
  {
    name: 'replay',
    does: 'tell a game record as sentences, or show the table at one of its choices',
    load: () => import('./replay.js'),
  },
  {
    name: 'analyse',
    does: 'say of a game record what decided it, and which choices were mistakes',
    load: () => import('./analyse.js'),
  },
  {
    name: 'docs',
    does: 'write the generated pages: docs/RULES.md, docs/ERAS.md and docs/COVERAGE.md',
    load: () => import('./docs.js'),
  },
];

/** The command that is called: the first word that is no option, `help` left out. */
export const commandCalled = (args: readonly string[]): CommandEntry | undefined => {
  const word = args.filter((arg) => !arg.startsWith('-') && arg !== 'help')[0];
  return COMMANDS.find(({ name }) => name === word);
};

/** Makes all commands known to the program, in order, and the one that is called with everything it takes. */
export async function registerCommands(program: Command, called: CommandEntry | undefined): Promise<void> {
  for (const entry of COMMANDS) {
    const command = program.command(entry.name).description(entry.does);
    if (entry === called) (await entry.load()).register(command);
  }
}
