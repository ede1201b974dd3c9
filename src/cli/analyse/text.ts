// An analysis in plain words.
import { counted } from '../../companion/index.js';
import type { Analysis, Judged, TurningPoint } from '../../session/index.js';
import { wrap } from '../terminal.js';
import { chart } from './chart.js';

/** What is analysed, and how wide it may be told. */
export interface About {
  readonly choices: number;
  readonly names: readonly string[];
  readonly width: number;
}

export function analysisText(analysis: Analysis, about: About): string {
  return [
    ...how(analysis, about),
    '',
    ...chart(analysis.curve, about),
    '',
    ...decided(analysis, about),
    '',
    ...mistakes(analysis, about),
  ].join('\n');
}

const hundredths = (chance: number): number => Math.round(chance * 100);
const points = (chance: number): string => counted(hundredths(Math.abs(chance)), 'point');

function how({ decisions, seat, plays, error }: Analysis, { choices, names, width }: About): string[] {
  const whose = seat === null ? '' : ` of ${names[seat]}`;
  const told = [
    `${counted(decisions.length, 'choice')}${whose} among different answers, of ${choices} in the game.`,
    'Each was judged by what its player knew then, and hidden cards were imagined:',
    `about ${plays} plays for each, so that a chance to win is ± ${Math.max(1, hundredths(error))} of a hundred.`,
    'A point is one of a hundred games.',
  ];
  return [wrap(told.join(' '), width)];
}

function decided({ turningPoints }: Analysis, { names, width }: About): string[] {
  if (turningPoints.length === 0) return ['What decided it', '  No single turn did.'];
  const told = turningPoints.map((point) => `  ${wrap(pointText(point, names), width, '    ')}`);
  return ['What decided it', ...told];
}

function pointText({ kind, turn, seat, before, after, sentence }: TurningPoint, names: readonly string[]): string {
  const from = `from ${hundredths(before)} to ${hundredths(after)} %`;
  const what = kind === 'mistake' ? 'a mistake' : after > before ? 'up' : 'down';
  const begun = `Turn ${turn}: ${names[seat]}’s chance to win, ${from} (${what}).`;
  return sentence === '' ? `${begun} Nothing that everybody saw explains it alone.` : `${begun} ${sentence}`;
}

function mistakes({ decisions }: Analysis, about: About): string[] {
  const found = decisions.filter(({ verdict }) => verdict === 'mistake');
  const lesser = decisions.filter(({ verdict }) => verdict === 'inaccuracy').length;
  const more = lesser === 0 ? [] : ['', `And ${counted(lesser, 'lesser inaccuracy', 'lesser inaccuracies')} (--json).`];
  if (found.length === 0) return ['Mistakes', '  None that is certain.', ...more];
  return ['Mistakes', ...found.flatMap((each) => mistake(each, about)), ...more];
}

function mistake({ turn, seat, choice, best, given, loss, error, reasons }: Judged, { names, width }: About): string[] {
  const [better] = best;
  const lost = `${points(loss)} (± ${Math.max(1, hundredths(error))})`;
  const line = (title: string, text: string): string => `    ${title.padEnd(8)}${wrap(text, width, ' '.repeat(12))}`;
  return [
    `  Turn ${turn}, ${names[seat]} (choice ${choice + 1}): ${lost} lost`,
    line('Played:', `${given.option.text}, ${hundredths(given.chance)} %.`),
    line('Better:', `${better!.line.join(', then ')}, ${hundredths(better!.chance)} %.`),
    ...reasons.map((reason) => line('Why:', reason)),
  ];
}
