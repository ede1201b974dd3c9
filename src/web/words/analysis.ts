/* The words of an analysis beside a replay. */

const percent = (part: number): string => `${Math.round(part * 100)} %`;

export const ANALYSIS = {
  title: 'Analysis',
  begin: 'Analyse',
  beginHelp: 'A coach weighs every choice by what its player knew',
  close: 'Close the analysis',
  going: (choices: number, of: number): string => `The coach looks at choice ${choices} of ${of}`,
  goingHelp: 'You can watch on meanwhile.',
  at: (turn: number, who: string): string => (turn > 0 ? `Turn ${turn}, ${who}` : `Setup, ${who}`),
  where: (choice: number, of: number): string => `choice ${choice + 1} of ${of}`,
  nothing: 'Nothing was to be weighed here: there was one thing to do, or chance decided.',
  secret: (who: string): string => `${who} chose here by what only ${who} knew. All hands open shows it weighed.`,
  played: 'what was played',
  best: 'the best that was seen',
  why: (letter: string): string => `Why ${letter}`,
  knew: (plays: number, error: number): string =>
    `It knew only what the player knew, and tried each way in imagined games: about ${plays} for a choice, ± ${percent(error)}.`,
  verdict: { mistake: 'A mistake', inaccuracy: 'Not the best' },
  noMistakes: 'No choice in this game was a mistake, as far as the coach sees.',
  next: 'Next mistake',
  curve: (name: string): string => `The chance of ${name} to win, turn by turn`,
  bar: (name: string, chance: number): string => `Chance of ${name} to win: about ${percent(chance)}`,
  wasThere: (chance: number): string => `${percent(chance)} was there`,
  percent,
} as const;
