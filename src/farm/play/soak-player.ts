import {
  keptLessons,
  materialOf,
  openedLessons,
  type SoakState,
  type soakStretch,
  type TextMaterial,
} from '../../arena/index.js';
import type { Part, Task } from '../job.js';
import type { SoakKit } from '../kit.js';
import { unpacked } from '../packed.js';
import { type Player, strange } from './playing.js';

/** Plays stretches of a soak, and learns what all of a round have learnt. */
export class SoakPlayer implements Player {
  private material: TextMaterial | null;

  constructor(
    private readonly kit: SoakKit,
    private readonly stretch: typeof soakStretch,
  ) {
    this.material = kit.stock === null ? null : materialOf(kit.stock);
  }

  learn(packedLessons: readonly Uint8Array[], anew: boolean): void {
    const { stock } = this.kit;
    if (stock === null) return;
    if (anew) this.material = materialOf(stock);
    for (const bytes of packedLessons)
      for (const kept of unpacked<SoakState['lessons'][]>(bytes))
        if (kept !== null) this.material?.learnFrom(openedLessons(kept));
  }

  play(task: Task): Part {
    if (task.is !== 'stretches') return strange(task);
    const { plan } = this.kit;
    const full = this.material === null ? plan : { ...plan, material: this.material };
    const parts = task.stretches.map((each) => {
      const { report, lessons } = this.stretch(full, each);
      return { report, lessons: lessons === null ? null : keptLessons(lessons) };
    });
    return { is: 'stretches', parts };
  }
}
