import { soakStretch } from '../../arena/index.js';
import { Hall } from '../../contest/index.js';
import { orThrow } from '../../engine/index.js';
import { rowPlanOf, writtenRows } from '../../env/index.js';
import type { ArenaKit, Kit, RowsKit } from '../kit.js';
import { type Player, strange } from './playing.js';
import { SoakPlayer } from './soak-player.js';

export function playerOf(kit: Kit, now: () => number): Player {
  switch (kit.is) {
    case 'arena':
      return boutPlayer(kit, now);
    case 'soak':
      return new SoakPlayer(kit, soakStretch);
    case 'trajectories':
      return rowPlayer(kit);
  }
}

function boutPlayer({ contest }: ArenaKit, now: () => number): Player {
  const hall = new Hall(contest, now);
  return {
    play(task) {
      if (task.is !== 'bouts') return strange(task);
      return { is: 'bouts', played: task.bouts.map((bout) => hall.play(bout)) };
    },
  };
}

function rowPlayer(kit: RowsKit): Player {
  const plan = orThrow(rowPlanOf(kit));
  return {
    play(task) {
      if (task.is !== 'rows') return strange(task);
      const { rows, files } = writtenRows(plan, kit.form, task);
      return {
        is: 'rows',
        rows,
        files: files.map((file) => (typeof file === 'string' ? file : Buffer.from(file).toString('base64'))),
      };
    },
  };
}
