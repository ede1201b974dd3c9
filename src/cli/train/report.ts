// What came of a training, for people.
import { JUDGES, type Judge } from '../../arena/index.js';
import { FEATURE_NAMES, FEATURES, handMadeWeights } from '../../bots/index.js';
import { table } from '../terminal.js';
import type { JudgementFile } from './judgement-file.js';

const TITLES: Readonly<Record<Judge, string>> = {
  constant: 'no judgement',
  handMade: 'the one that ships, scaled',
  linearFromZero: 'weights, from zero',
  linear: 'weights, from those that ship (written)',
  net: 'a small net on top of those that ship',
};

export function trainingText({ weights, made }: JudgementFile, out: string): string {
  const { heldOut } = made;
  const none = heldOut.constant.error;
  return [
    `${made.decisions} decisions of ${made.games} games with ${made.ends} ends of turns, ${made.plays} games played on from each.`,
    `Over ${heldOut.decisions} decisions that were held out:`,
    '',
    table(
      ['', 'error', 'of none', 'pairs in order'],
      JUDGES.map((judge) => {
        const { error, ordered } = heldOut[judge];
        return [TITLES[judge], error.toFixed(5), (error / none).toFixed(4), `${(ordered * 100).toFixed(1)} %`];
      }),
    ),
    '',
    table(
      ['feature', 'ships', 'learned', 'what it counts'],
      FEATURE_NAMES.map((name, i) => [
        name,
        handMadeWeights[i]!.toFixed(2),
        (weights[name] ?? 0).toFixed(2),
        FEATURES[name],
      ]),
    ),
    '',
    `Written to ${out}.`,
  ].join('\n');
}
