import { describe, expect, it } from 'vitest';
import { measureSession } from '../../src/cli/bench/session.js';
import { plainDecks } from '../../src/cli/library-files.js';
import { ERAS, FORMATS } from '../../src/engine/index.js';
import { claimOf, type Delta, decksOf, type Moment, momentAfter, type Player, Table } from '../../src/session/index.js';
import { library } from './tables.js';

const KINDS = ERAS.flatMap((era) =>
  FORMATS.filter(({ id }) => era.formats.includes(id)).map((format) => ({ era, format })),
);

/** The decks with as many cards as a format asks for, or all. */
const decksFor = (cards: number): readonly number[] => {
  const fitting = library.flatMap((deck, place) => (deck.cards.length === cards ? [place] : []));
  return fitting.length > 0 ? fitting : library.map((_, place) => place);
};

function tableFor({ era, format }: (typeof KINDS)[number], seed: number, players: readonly Player[]): Table | null {
  const decks = decksFor(format.deck);
  const setup = { era: era.id, format: format.id, seed, players };
  const places = players.map((_, seat) => decks[(seat + seed) % decks.length]!);
  const table = Table.begin({ ...claimOf({ ...setup, decks: places }, library), anyDeck: true }, players);
  return table.ok ? table.value : null;
}

/** As it comes over a wire. */
const sent = (delta: Delta): Delta => JSON.parse(JSON.stringify(delta));

describe('what a viewer is told', () => {
  it.each(KINDS)('step by step comes to the whole moment at every step: $era.id, $format.id', (kind) => {
    const players = Array.from(
      { length: kind.format.seats },
      (_, seat) => (seat === 0 ? 'person' : 'random') as Player,
    );
    const table = tableFor(kind, 1, players)!;
    const viewers = [...players.keys(), 'spectator'] as const;
    const all = viewers.map((viewer) => ({
      viewer,
      viewing: table.viewing(viewer),
      moment: table.viewing(viewer).whole(),
    }));
    for (let choice = 0; choice < 90 && !table.isOver; choice++) {
      goOn(table, choice);
      for (const each of all) {
        each.moment = momentAfter(each.moment, sent(each.viewing.next()));
        expect(each.moment).toEqual(each.viewing.whole());
      }
      if (choice % 40 === 39) for (const { viewer, moment } of all) expectLike(moment, table.viewing(viewer).whole());
    }
  });

  it('is little: a step takes a small part of what the whole moment takes', () => {
    const table = tableFor(KINDS[0]!, 3, ['person', 'random'])!;
    const viewing = table.viewing(0);
    let [steps, bytes] = [0, 0];
    while (!table.isOver && steps < 400) {
      goOn(table, steps);
      bytes += JSON.stringify(viewing.next()).length;
      steps++;
    }
    expect(bytes / steps).toBeLessThan(JSON.stringify(viewing.whole()).length / 8);
  });

  it('is as little late in a long game as early in it', () => {
    const setup = { format: 'constructed', seed: 1, players: ['person', 'person'], decks: [0, 1] } as const;
    const claims = ['e-card-2002', 'hgss-2010'].map((era) => claimOf({ ...setup, era }, decksOf([plainDecks()])));
    const { late, ratio_bytes } = measureSession(claims, 6);
    expect(late.choices).toBeGreaterThan(50);
    expect(ratio_bytes).toBeLessThanOrEqual(1.3);
  });

  it('is nothing where nothing has happened', () => {
    const table = tableFor(KINDS[0]!, 3, ['person', 'random'])!;
    const viewing = table.viewing(0);
    expect(viewing.next()).toEqual({ events: [], change: null });
    table.choose(1, { kind: 'pass' });
    expect(viewing.next()).toEqual({ events: [], change: null });
  });

  it('is told anew as far as it has become another when a choice is taken back', () => {
    const table = tableFor(KINDS[2]!, 5, ['person', 'random'])!;
    const viewing = table.viewing(0);
    let moment = viewing.whole();
    for (let choice = 0; choice < 90 && !table.isOver; choice++) {
      if (choice % 7 === 6) table.undo();
      else if (choice % 7 === 1) table.redo();
      else goOn(table, choice);
      moment = momentAfter(moment, sent(viewing.next()));
      expect(moment).toEqual(viewing.whole());
      expectLike(moment, table.viewing(0).whole());
    }
  });
});

/** One decision, of whomever it is. */
function goOn(table: Table, choice: number): void {
  const seat = table.waitsFor;
  if (seat === null) return void table.goOn();
  const { options } = table.viewing(seat).whole().view.decision!;
  expect(table.choose(seat, options[(choice * 7) % options.length]!.answer)).toBe(null);
}

/** Who comes late is told the same, but for the faces of cards that were shown in passing. */
function expectLike({ seen, faces, ...moment }: Moment, { seen: seenLate, faces: facesLate, ...late }: Moment): void {
  expect(late).toEqual(moment);
  const places = new Map(seen);
  for (const [card, place] of seenLate) expect(facesLate[place]!.facts).toEqual(faces[places.get(card)!]!.facts);
}
