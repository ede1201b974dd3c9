// A learned judgement as a file: the weights, and all that is needed to make them again.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Trained, TrainingPlan } from '../../arena/index.js';
import { seedText } from '../../engine/index.js';
import { packageRoot } from '../here.js';

/** Changes whenever a file of the old shape would be read wrongly. */
export const JUDGEMENT_VERSION = 1;

export interface JudgementFile {
  readonly format: 'rulebox-judgement';
  readonly version: number;
  /** Points for each feature, by its name (`src/bots/evaluation/features/list.ts`). */
  readonly weights: Trained['weights'];
  /** Where they come from. */
  readonly made: {
    readonly by: 'rulebox train';
    readonly rulebox: string;
    readonly seed: string;
    readonly player: 'greedy';
    readonly decks: Readonly<Record<string, readonly string[]>>;
    readonly decisions: number;
    readonly ends: number;
    readonly plays: number;
    readonly games: number;
    readonly ridge: number;
    /** Logits to a point, as the games went that were played on by rules of thumb. */
    readonly scale: number;
    readonly heldOut: { readonly decisions: number } & Trained['tellings'];
  };
}

export function judgementFile(plan: TrainingPlan, trained: Trained): JudgementFile {
  const { weights, scale, ridge, lessons, ends, games, heldOut, tellings } = trained;
  return {
    format: 'rulebox-judgement',
    version: JUDGEMENT_VERSION,
    weights,
    made: {
      by: 'rulebox train',
      rulebox: packageVersion(),
      seed: seedText(plan.seed),
      player: 'greedy',
      decks: Object.fromEntries(plan.fields.map(({ era, names }) => [era, names])),
      decisions: lessons,
      ends,
      plays: plan.plays,
      games,
      ridge,
      scale: Number(scale.toPrecision(6)),
      heldOut: { decisions: heldOut, ...tellings },
    },
  };
}

export const judgementText = (file: JudgementFile): string => `${JSON.stringify(file, null, 2)}\n`;

const packageVersion = (): string =>
  (JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as { version: string }).version;
