/* The words of a hint in practice. */

const percent = (part: number): string => `${Math.round(part * 100)} %`;

const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

export const HINT = {
  button: 'Hint',
  of: (stage: number, stages: number): string => `Hint ${stage} of ${stages}`,
  looking: 'The coach is looking…',
  lookingHelp: 'It knows only what you know. You can play on meanwhile.',
  lookAt: (names: readonly string[]): string => `Look at ${listed(names)}`,
  lookAtBar: 'Look at what the bar offers',
  lookAtHelp: 'There is the best that the coach sees.',
  chance: (chance: number): string => `It gives a chance to win of about ${percent(chance)}.`,
  after: (line: readonly string[]): string => `Then: ${line.join('; ')}.`,
  choose: (what: string): string => `Choose ${what}`,
  noReason: 'Nothing else is clearly worse: it is a little better on the whole.',
  nothing: 'There is only one thing to do here.',
  more: { where: 'What?', what: 'Why?' },
  thanks: 'Thanks',
  used: (count: number): string => (count === 1 ? 'One hint was asked for.' : `${count} hints were asked for.`),
} as const;
