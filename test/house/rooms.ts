// The plan of the house: which room may lean on which, and through which doors.
import type { Finding } from './sources.js';
import { findingAt, type Import, isRelative, targetOf } from './syntax.js';

interface Room {
  /** Doors of other rooms that it may use, as paths under `src`. */
  readonly doors: readonly string[];
  /** Packages that it may import, Node's own modules among them; 'any' for the rooms that meet the world. */
  readonly packages: readonly string[] | 'any';
}

const ENGINE = ['engine/index.ts', 'engine/view.ts'];
const VIEW = ['engine/view.ts'];
/** Answers as tokens, for who plays by the hundred thousand. */
const FAST = ['engine/fast.ts'];
/** What a thread of a farm's worker plays with, without the queue. */
const FARM = ['farm/index.ts', 'farm/thread.ts'];
const [REGISTRY, CARDS, LIBRARY, SCENARIOS, BOTS, CONTEST, COMPANION, SESSION, ARENA, ENV, PROTOCOL, SERVER] = [
  'registry/index.ts',
  'cards/index.ts',
  'library/index.ts',
  'scenarios/index.ts',
  'bots/index.ts',
  'contest/index.ts',
  'companion/index.ts',
  'session/index.ts',
  'arena/index.ts',
  'env/index.ts',
  'protocol/index.ts',
  'server/index.ts',
];

export const ROOMS: Readonly<Record<string, Room>> = {
  engine: { doors: [], packages: [] },
  registry: { doors: [], packages: [] },
  cards: { doors: ENGINE, packages: [] },
  library: { doors: [...ENGINE, CARDS], packages: ['node:fs'] },
  scenarios: { doors: [...ENGINE, CARDS], packages: ['yaml'] },
  bots: { doors: VIEW, packages: [] },
  contest: { doors: [...ENGINE, BOTS], packages: [] },
  companion: { doors: [...ENGINE, CARDS], packages: [] },
  session: { doors: [...ENGINE, CARDS, BOTS, COMPANION], packages: [] },
  arena: { doors: [...ENGINE, ...FAST, CARDS, BOTS, CONTEST], packages: 'any' },
  env: { doors: [...ENGINE, ...FAST, CARDS, BOTS], packages: [] },
  protocol: { doors: [...ENGINE, SESSION], packages: 'any' },
  farm: { doors: [...ENGINE, BOTS, CONTEST, ARENA, ENV], packages: 'any' },
  server: { doors: [...ENGINE, CARDS, BOTS, SESSION, PROTOCOL], packages: 'any' },
  web: { doors: [...ENGINE, REGISTRY, CARDS, SCENARIOS, BOTS, CONTEST, COMPANION, SESSION, PROTOCOL], packages: 'any' },
  cli: {
    doors: [
      ...ENGINE,
      ...FAST,
      REGISTRY,
      CARDS,
      LIBRARY,
      SCENARIOS,
      BOTS,
      CONTEST,
      COMPANION,
      SESSION,
      ARENA,
      ENV,
      PROTOCOL,
      SERVER,
      ...FARM,
    ],
    packages: 'any',
  },
};

/** The rooms without clock, chance, console or process: the same input gives the same output, anywhere. */
export const PURE_ROOMS = [
  'engine',
  'registry',
  'cards',
  'scenarios',
  'bots',
  'contest',
  'companion',
  'session',
  'env',
];

export const roomOf = (path: string): string => path.split('/')[1] ?? '';

/** The rooms a room may lean on. */
export const roomsBelow = (room: string): string[] => [
  ...new Set((ROOMS[room]?.doors ?? []).map((door) => door.split('/')[0] ?? '')),
];

/** What is wrong with one import, if anything is. */
export function judge(imported: Import): Finding[] {
  const from = roomOf(imported.from.path);
  const room = ROOMS[from];
  if (!room) {
    return complain(
      imported,
      `src/${from} is a room without a place in the plan`,
      'Give it one in test/house/rooms.ts',
    );
  }
  return isRelative(imported.specifier) ? judgeRelative(imported, from, room) : judgePackage(imported, from, room);
}

function judgePackage(imported: Import, from: string, room: Room): Finding[] {
  if (room.packages === 'any' || room.packages.includes(imported.specifier)) return [];
  const allowed = room.packages.length === 0 ? 'no package at all' : `only ${room.packages.join(', ')}`;
  const remedy = 'Write the few lines yourself, or do this in a room on top';
  return complain(
    imported,
    `src/${from} imports the package '${imported.specifier}', but may import ${allowed}`,
    remedy,
  );
}

function judgeRelative(imported: Import, from: string, room: Room): Finding[] {
  const target = targetOf(imported);
  const to = roomOf(target);
  if (!target.startsWith('src/')) {
    return complain(imported, `${target} lies outside src`, 'Take it as an argument: rooms import only rooms');
  }
  if (to === from) return judgeInside(imported, target, from);
  if (room.doors.includes(target.slice('src/'.length))) return [];
  const doors = room.doors.filter((door) => door.startsWith(`${to}/`));
  if (doors.length === 0) {
    return complain(imported, `src/${from} may not import src/${to}`, 'Move the code down, or pass the value in');
  }
  return complain(imported, `src/${from} reaches past the door into ${target}`, `Import src/${doors.join(' or src/')}`);
}

function judgeInside(imported: Import, target: string, room: string): Finding[] {
  if (target !== `src/${room}/index.ts`) return [];
  return complain(
    imported,
    `src/${room} imports its own door`,
    'Import the file that holds the thing: doors are for other rooms',
  );
}

const complain = (imported: Import, problem: string, remedy: string): Finding[] => [
  findingAt(imported.from, imported.node, problem, remedy),
];
