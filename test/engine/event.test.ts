import { describe, expect, it } from 'vitest';
import {
  cardOfEvent,
  dropEvents,
  EVENT_KINDS,
  EVENTS,
  type EventKind,
  eventCount,
  eventsFor,
  FIELD_KINDS,
  type FieldKindName,
  type FieldValues,
  type Game,
  type GameEvent,
  type Onlooker,
  replay,
  seatOfEvent,
} from '../../src/engine/index.js';
import { emit } from '../../src/engine/model/event.js';
import { attackCard, board, pokemonCard } from './board.js';
import { holds, playedGame } from './properties/playing.js';

const { setup } = board({ era: 'e-card-2002', active: [attackCard([]), pokemonCard({})] });

/** An event as a log holds it: its kind, two numbers, and the seats as bits that may see its card. */
const read = (kind: EventKind, first: number, second: number, seenBy = 15, onlooker: Onlooker = 0): GameEvent =>
  eventsFor({ setup, numbers: [EVENT_KINDS.indexOf(kind), first, second, seenBy] }, onlooker)[0]!;

describe('an event', () => {
  it('has the fields of its kind, in words where there are words', () => {
    expect(read('attached', 18, 40)).toEqual({ kind: 'attached', pokemon: 18, card: 40 });
    expect(read('coinFlipped', 1, 7)).toEqual({ kind: 'coinFlipped', seat: 1, reason: 'asleep', heads: true });
    expect(read('conditionGiven', 0, 16 + 256 * 2)).toEqual({
      kind: 'conditionGiven',
      pokemon: 0,
      condition: 'poisoned',
      counters: 2,
    });
    expect(read('gameWon', 1, 1 + 4)).toEqual({ kind: 'gameWon', team: 1, ways: ['prizes', 'deck-out'] });
    expect(read('damageStepped', 2, 60)).toEqual({ kind: 'damageStepped', step: 'weakness', points: 60 });
    expect(read('mulliganTaken', 0, 1)).toEqual({ kind: 'mulliganTaken', seat: 0, shared: true });
    expect(read('greeted', -1, -1)).toEqual({ kind: 'greeted' });
  });

  it('tells attacks and texts by their names: a place in a list would tell of what else is in it (ZONE-03)', () => {
    const [attack] = setup.attacks;
    expect(read('attackDeclared', 0, 0)).toEqual({ kind: 'attackDeclared', pokemon: 0, attack: attack!.name });
    expect(read('triggered', -1, 9999)).toEqual({ kind: 'triggered', pokemon: null, script: 'a text' });
    expect(read('damageStopped', 0, -1)).toEqual({ kind: 'damageStopped', pokemon: 0, rule: null });
  });

  it('names its card only to those who may see it (ZONE-03)', () => {
    const drawnBy1 = (onlooker: Onlooker): GameEvent => read('cardDrawn', 1, 40, 2, onlooker);
    expect(drawnBy1(1)).toEqual({ kind: 'cardDrawn', seat: 1, card: 40 });
    expect(drawnBy1(0)).toEqual({ kind: 'cardDrawn', seat: 1, card: null });
    expect(drawnBy1('spectator')).toEqual({ kind: 'cardDrawn', seat: 1, card: null });
    expect(drawnBy1('all-seeing')).toEqual({ kind: 'cardDrawn', seat: 1, card: 40 });
  });

  it('is about a card, and about a seat or its Pokémon, where it says so', () => {
    expect(cardOfEvent(read('benched', 18, 40))).toBe(40);
    expect(cardOfEvent(read('damagedByAttack', 18, 40))).toBeNull();
    expect(cardOfEvent(read('cardDrawn', 1, 40, 2, 0))).toBeNull();
    expect(seatOfEvent(read('played', 1, 40))).toBe(1);
    expect(seatOfEvent(read('damagedByAttack', 18, 40))).toBe(1);
    expect(seatOfEvent(read('triggered', -1, 3))).toBeNull();
    expect(seatOfEvent(read('checkupBegan', 1, -1))).toBeNull();
  });
});

describe('a log', () => {
  it('gives what happened from any place on, and forgets what was taken back', () => {
    const numbers = [0, 1, 2].flatMap((turn) => [EVENT_KINDS.indexOf('checkupBegan'), turn, -1, 15]);
    const log = { setup, numbers };
    expect(eventsFor(log, 0, 2)).toEqual([{ kind: 'checkupBegan', turn: 2 }]);
    dropEvents(log, 2);
    expect(eventCount(log)).toBe(2);
    dropEvents(log, 9);
    expect(eventCount(log)).toBe(2);
  });
});

describe('an event whose card is a secret', () => {
  it('is not told to everybody by a slip: the compiler refuses it', () => {
    // @ts-expect-error who may see the card must be said
    const slip = (game: Game): void => emit(game, 'cardDrawn', 0, 1);
    expect(slip).toBeTypeOf('function');
  });
});

describe('the table of events', () => {
  const fits = (value: unknown, values: FieldValues): boolean => {
    if (values === 'boolean') return typeof value === 'boolean';
    if ('most' in values)
      return Number.isInteger(value) && Number(value) >= values.least && Number(value) <= values.most;
    if ('longest' in values) return typeof value === 'string' && value !== '' && value.length <= values.longest;
    if ('oneOf' in values) return values.oneOf.includes(value as string);
    return Array.isArray(value) && value.every((each) => values.someOf.includes(each));
  };

  /** What of an event is not as the table says. */
  function strange(event: GameEvent): string[] {
    const fields = Object.entries<FieldKindName>(EVENTS[event.kind].fields);
    const names = ['kind', ...fields.map(([name]) => name)];
    const isWhole = Object.keys(event).join() === names.join();
    const wrong = fields.filter(([name, is]) => {
      const value = (event as unknown as Record<string, unknown>)[name];
      return !(value === null ? FIELD_KINDS[is].orNull : fits(value, FIELD_KINDS[is].values));
    });
    return [...(isWhole ? [] : [JSON.stringify(event)]), ...wrong.map(([name]) => `${event.kind}.${name}`)];
  }

  it('says of every game what each field of each event can be', () => {
    holds(60, (sample) => {
      const heard = replay(playedGame(sample).record, { listen: true });
      if (!heard.ok) throw new Error('no replay');
      for (const onlooker of ['all-seeing', 'spectator', 0, 1] as const)
        expect(eventsFor(heard.value.log!, onlooker).flatMap(strange)).toEqual([]);
    });
  });

  it('tells nothing of how an event is kept', () => {
    for (const kind of Object.values(FIELD_KINDS)) expect(Object.keys(kind)).toEqual(['values', 'orNull']);
  });

  it('notices a field that is none of its kind’s', () => {
    expect(strange({ kind: 'turnBegan', seat: 0, turn: null } as unknown as GameEvent)).toEqual(['turnBegan.turn']);
    expect(strange({ kind: 'wentFirst', seat: 0, more: 1 } as unknown as GameEvent)).toHaveLength(1);
  });
});
