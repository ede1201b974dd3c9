import type { Look } from '../look.js';
import { type Feature, PLACE } from './list.js';

/** Numbers that are being filled in: those of one's own side are added, those of the other taken away. */
export class Sheet {
  sign = 1;

  constructor(
    readonly look: Look,
    readonly numbers: Float64Array,
  ) {}

  add(feature: Feature, number: number): void {
    this.numbers[PLACE[feature]]! += this.sign * number;
  }
}
