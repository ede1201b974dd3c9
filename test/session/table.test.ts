import { describe, expect, it } from 'vitest';
import { type Answer, type Foreseen, fingerprint, replay } from '../../src/engine/index.js';
import { claimOf, Table, wordsOf } from '../../src/session/index.js';
import { INVENTED_ERAS } from '../invented-eras.js';
import { library, Practice, practice, setupOf, tableOf } from './tables.js';

describe('a table', () => {
  it.each(INVENTED_ERAS.map(({ id }) => id))(
    'of %s waits for its person, and its bot plays until that one is asked again',
    (era) => {
      const game = practice(3, era);
      game.play(12);
      const { view } = game.now;
      expect(view.phase === 'over' || view.decision?.seat === 0).toBe(true);
      expect(game.table.waitsFor).toBe(view.phase === 'over' ? null : 0);
      expect(game.moments.length).toBeGreaterThan(12);
    },
  );

  it('shows you no card of your opponent’s hand or deck', () => {
    const game = practice(4);
    game.play(10);
    for (const { view } of game.moments) {
      expect(view.sides[1]!.hand.cards).toBe(null);
      expect(view.sides[1]!.deck.cards).toBe(null);
    }
  });

  it('tells a card’s face once, and only when you have seen it', () => {
    const game = practice(4);
    expect(game.moments[0]!.seen.map(([card]) => card).every((card) => card < 60)).toBe(true);
    game.play(25);
    const { seen, faces } = game.now;
    expect(new Set(seen.map(([card]) => card)).size).toBe(seen.length);
    expect(new Set(seen.map(([, place]) => place)).size).toBe(faces.length);
  });

  it('refuses with a sentence and a rule, and changes nothing', () => {
    const { table } = practice(7);
    const before = table.fingerprint();
    const refused = table.choose(0, { kind: 'prize', place: 0 });
    expect(refused).toMatchObject({ sentence: expect.stringMatching(/\([A-Z]+-\d\d\)$/), rules: expect.any(Array) });
    expect(table.fingerprint()).toBe(before);
  });

  it('says by which rule each kind of action is closed in your turn', () => {
    const game = practice(8, 'swsh-2022');
    game.play(6);
    while (game.now.view.decision?.kind !== 'turn') game.play(1);
    const { acts } = game.now;
    expect(acts.find(({ act }) => act === 'end')?.count).toBe(1);
    for (const { count, refusal } of acts) expect(count === 0 || refusal === null).toBe(true);
    expect(acts.some(({ refusal }) => refusal !== null && /^[A-Z]+-\d\d$/.test(refusal.rules[0]!))).toBe(true);
  });

  it('tells you what happened as to you', () => {
    const game = practice(9);
    game.play(20);
    const lines = game.now.told.flatMap((part) => part.lines.map(wordsOf));
    expect(lines.some((line) => line.startsWith('You draw '))).toBe(true);
    expect(lines.some((line) => line.startsWith('Your opponent '))).toBe(true);
    expect(lines.filter((line) => /undefined|\ue000|[a-z]You /u.test(line))).toEqual([]);
  });

  it('lets a spectator watch two bots, one choice at a time', () => {
    const game = practice(10, 'e-card-2002', ['random', 'random']);
    expect(game.moments.length).toBe(2);
    expect(game.now.view.seat).toBe('spectator');
    game.others();
    expect(game.moments.length).toBe(3);
  });
});

describe('taking back', () => {
  it('undoes your last choice with all that followed, and goes the same way again', () => {
    const game = practice(5);
    game.play(4);
    const before = game.table.fingerprint();
    const { undoable } = game.now;
    game.choose(0);
    const after = game.table.fingerprint();
    expect(game.table.undo()).toBe(true);
    game.take([game.viewing.next()]);
    expect(game.table.fingerprint()).toBe(before);
    expect(game.now).toMatchObject({ undoable, redoable: 1 });
    game.choose(0);
    expect(game.table.fingerprint()).toBe(after);
  });

  it('lets a bot that thinks know no more and no less than before', () => {
    const one = practice(6, 'platinum-2009', ['person', 'greedy']);
    const other = practice(6, 'platinum-2009', ['person', 'greedy']);
    for (let i = 0; i < 14 && one.now.view.phase !== 'over'; i++) {
      one.choose(i * 3);
      other.choose(i * 3);
      one.table.undo();
      one.take([one.viewing.next()]);
      one.choose(i * 3);
      expect(one.table.fingerprint()).toBe(other.table.fingerprint());
    }
  });

  it('can be taken back itself, as often as it was done, until another choice is made', () => {
    const game = practice(5);
    game.play(6);
    const [before, { undoable }] = [game.table.fingerprint(), game.now];
    const { table, viewing } = game;
    table.undo();
    table.undo();
    expect(viewing.whole().redoable).toBe(2);
    table.redo();
    table.redo();
    expect(viewing.whole()).toMatchObject({ redoable: 0, undoable });
    expect(table.fingerprint()).toBe(before);
    table.undo();
    const other = viewing.whole().view.decision!.options.at(-1)!;
    table.choose(0, other.answer);
    expect(viewing.whole().redoable).toBe(0);
  });

  it('goes back to the very beginning', () => {
    const game = practice(5);
    const before = game.table.fingerprint();
    game.play(40);
    while (game.table.undo());
    expect(game.table.fingerprint()).toBe(before);
    expect(game.viewing.whole()).toEqual(game.table.viewing(0).whole());
  });

  it('is not there where all must agree to go back, though only bots play against you', () => {
    const table = Table.begin(claimOf(setupOf(3), library), ['person', 'random'], { practice: false });
    if (!table.ok) throw new Error(table.error[0]?.message);
    const game = new Practice(table.value);
    game.play(3);
    expect(game.now.undoable).toBe(0);
    expect(game.table.undo()).toBe(false);
    const { length } = game.table.chosenSince(0);
    expect(game.table.back(length - 1)).toBe(null);
    expect(game.table.chosenSince(0)).toHaveLength(length - 1);
  });

  it('is for one person alone: between two there is none', () => {
    const table = tableOf(setupOf(5, 'hgss-2010', ['person', 'person']));
    for (let i = 0; i < 6; i++) {
      const seat = table.waitsFor!;
      const { decision, ...moment } = { ...table.viewing(seat).whole(), ...table.viewing(seat).whole().view };
      expect(moment.undoable).toBe(0);
      expect(table.choose(seat, decision!.options[0]!.answer)).toBe(null);
    }
    expect(table.undo()).toBe(false);
  });
});

describe('the seats of a table', () => {
  it('are asked by name: who answers for another is told who is waited for', () => {
    const table = tableOf(setupOf(5, 'hgss-2010', ['person', 'person']));
    const seat = table.waitsFor!;
    const offered = table.viewing(seat).whole().view.decision!.options[0]!.answer;
    const before = table.fingerprint();
    const refused = table.choose(1 - seat, offered);
    expect(refused?.sentence).toMatch(/\([A-Z]+-\d\d\) The game waits for your opponent\.$/);
    expect(refused?.rules.length).toBeGreaterThan(0);
    expect(table.fingerprint()).toBe(before);
  });

  it('can be empty: the game waits until somebody sits there, and a bot plays on from then', () => {
    const table = tableOf(setupOf(5, 'hgss-2010', ['empty', 'random']));
    while (table.goOn());
    expect(table.waitsFor).toBe(0);
    const watching = table.viewing('spectator');
    table.sit(0, 'random');
    expect(watching.next().change).toMatchObject({ in: { players: expect.anything() } });
    for (let i = 0; i < 20; i++) expect(table.goOn()).toBe(true);
    table.leave(1);
    while (table.goOn());
    expect([table.waitsFor, table.players]).toEqual([1, ['random', 'empty']]);
  });

  it('give a bot that sits down late the memory of its seat', () => {
    const players = ['person', 'greedy'] as const;
    const early = practice(9, 'platinum-2009', players);
    const late = practice(9, 'platinum-2009', players);
    for (let i = 0; i < 10 && early.now.view.phase !== 'over'; i++) {
      late.table.leave(1);
      late.table.sit(1, 'greedy');
      early.choose(i * 3);
      late.choose(i * 3);
      expect(late.table.fingerprint()).toBe(early.table.fingerprint());
    }
  });

  it('may be given up at any time by who sits there', () => {
    const { table } = practice(5);
    expect(table.concede(0)).toBe(null);
    expect(table.isOver).toBe(true);
    expect(table.concede(0)?.rules.length).toBeGreaterThan(0);
  });
});

describe('a game that is gone on with', () => {
  it('is the record, played to where it was left', () => {
    const game = practice(6);
    game.play(15);
    const resumed = Table.resume(JSON.parse(JSON.stringify(game.table.record())), ['person', 'random']);
    if (!resumed.ok) throw new Error(resumed.error[0]?.message);
    expect(resumed.value.fingerprint()).toBe(game.table.fingerprint());
    const again = replay(game.table.record());
    expect(again.ok && String(fingerprint(again.value.state))).toBe(game.table.fingerprint());
  });

  it('lets its bots choose as if nobody had been away', () => {
    const game = practice(6, 'platinum-2009', ['person', 'greedy']);
    game.play(8);
    const resumed = Table.resume(game.table.record(), game.table.players);
    if (!resumed.ok) throw new Error(resumed.error[0]?.message);
    const later = new Practice(resumed.value);
    game.play(6);
    later.play(6);
    expect(later.table.fingerprint()).toBe(game.table.fingerprint());
  });
});

describe('what is refused here', () => {
  it('is known to be allowed at the same table by the rules of other years', () => {
    const allowed = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((seed) => {
      const game = practice(seed);
      while (game.now.view.phase === 'setup') game.play(1);
      const { view } = game.now;
      const intents = view.sides[0]!.hand.cards!.map(({ card }) => ({ do: 'card', card, on: null }) as const);
      return intents
        .filter((intent) => view.turn === 1 && game.table.whyNot(0, intent)?.rules[0] === 'FIRST-01')
        .map((intent) => game.table.allowedIn(0, intent));
    });
    expect(allowed.length).toBeGreaterThan(2);
    for (const eras of allowed) {
      expect(eras).not.toContain('hgss-2010'); // the era itself
      expect(eras).not.toContain('platinum-2009'); // refuses it too
    }
    expect(allowed.flat()).toContain('e-card-2002');
  });
});

describe('what an attack would do', () => {
  /** Attacks with what is foreseen whenever it can; what was foreseen, and what came to pass. */
  function attacked(seed: number): { readonly foreseen: Foreseen; readonly damage: number | undefined }[] {
    const game = new Practice(tableOf({ ...setupOf(seed), decks: [3, 2] }));
    const found: { readonly foreseen: Foreseen; readonly damage: number | undefined }[] = [];
    for (let i = 0; i < 150 && game.now.view.phase !== 'over'; i++) {
      const { view, uses } = game.now;
      const { options } = view.decision!;
      const use = uses.flatMap(({ attacks }) => attacks).find((each) => each.foreseen !== null);
      const attack = options.findIndex(({ kind, attack: name }) => kind === 'attack' && name === use?.name);
      const act = options.findLastIndex(({ kind }) => kind !== 'pass');
      const told = game.deltas.length;
      game.choose(attack >= 0 ? attack : Math.max(0, act));
      const hit = game.deltas[told]!.events.find((event) => event.kind === 'damagedByAttack');
      if (attack >= 0 && use?.foreseen != null) found.push({ foreseen: use.foreseen, damage: hit?.points });
    }
    return found;
  }

  it('is told before it is used, step by step with Weakness and all that is open, and comes to pass', () => {
    const all = [11, 5].flatMap(attacked);
    for (const { foreseen, damage } of all) {
      expect(foreseen.damage).toBe(damage);
      expect(foreseen.steps.at(-1)?.to ?? damage).toBe(damage);
    }
    expect(all.length).toBeGreaterThan(9);
    expect(all.flatMap(({ foreseen }) => foreseen.steps).some(({ step }) => step === 'weakness')).toBe(true);
  });
});

describe('a concession', () => {
  const two = (): Table => tableOf(setupOf(3, 'hgss-2010', ['person', 'person']));

  it('is the own word of a player, asked or not', () => {
    const table = two();
    const [asked, other] = table.waitsFor === 0 ? [0, 1] : [1, 0];
    expect(table.choose(asked, { kind: 'concede', seat: other })?.sentence).toBe('Nobody concedes for another player.');
    expect(table.choose(other, { kind: 'concede', seat: asked })?.sentence).toBe('Nobody concedes for another player.');
    expect(table.isOver).toBe(false);
    expect(table.concede(other)).toBeNull();
    expect(table.isOver).toBe(true);
  });

  it('can be taken back by who conceded, also after the game was left', () => {
    const game = practice(5);
    game.play(3);
    const { undoable } = game.now;
    game.table.concede(0);
    const resumed = Table.resume(game.table.record(), game.table.players);
    if (!resumed.ok) throw new Error(resumed.error[0]?.message);
    expect(resumed.value.viewing(0).whole().undoable).toBe(undoable + 1);
  });
});

describe('an answer that is given', () => {
  it('is kept as it was, whatever becomes of the value that came in', () => {
    const game = practice(5);
    const [option] = game.now.view.decision!.options;
    const given = { ...option!.answer };
    expect(game.table.choose(0, Object.create(given) as Answer)).toBeNull();
    Object.assign(given, { kind: 'pass' });
    expect(game.table.record().choices[0]).toEqual(option!.answer);
  });
});
