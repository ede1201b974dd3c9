// What else can be run, for somebody who has just seen the demonstration.

export interface CommandLine {
  readonly name: string;
  /** What it does, as its help says. */
  readonly does: string;
}

/** One line to try for each command; one that is not here is shown with its help. */
const EXAMPLES: Readonly<Record<string, string>> = {
  play: 'play --terminal --era e-card-2002 --seed 7 --table --record game.json',
  serve: 'serve --host 0.0.0.0',
  replay: 'replay game.json --at 20',
  analyse: 'analyse game.json',
  rules: 'rules RET-05',
  scenario: 'scenario scenarios',
  bench: 'bench',
  arena: 'arena "Deep Water" "Ash and Lightning" --era swsh-2022 --games 20',
  soak: 'soak --games 1000 --seed 1',
  docs: 'docs --check',
};

/** How the command line is called from where we are: through npm in a clone, by its name where it is installed. */
export const callPrefix = (startedByNpm: boolean): string => (startedByNpm ? 'npm run -s rulebox -- ' : 'rulebox ');

/** A heading, then for each command what it does and a line to try. */
export function furtherCommands(commands: readonly CommandLine[], prefix: string): string {
  const lines = commands.map(({ name, does }) => {
    const sentence = does[0]?.toUpperCase() + does.slice(1);
    return `  ${prefix}${EXAMPLES[name] ?? `${name} --help`}\n      ${sentence}`;
  });
  return ['What else can be run:', ...lines].join('\n');
}
