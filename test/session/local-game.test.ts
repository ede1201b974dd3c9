import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { effectDecks, plainDecks } from '../../src/cli/library-files.js';
import { ERAS, type Foreseen, fingerprint, replay } from '../../src/engine/index.js';
import {
  claimOf,
  decksOf,
  LocalGame,
  type Moment,
  type Player,
  type TableSetup,
  wordsOf,
} from '../../src/session/index.js';

const library = decksOf([effectDecks(), plainDecks()]);

const table = (seed: number, era = 'hgss-2010', players: readonly Player[] = ['you', 'random']): TableSetup => ({
  era,
  format: 'constructed',
  decks: [0, 1],
  players,
  seed,
});

function begun(setup: TableSetup): { game: LocalGame; moments: Moment[] } {
  const game = LocalGame.begin(setup, claimOf(setup, library));
  if (!game.ok) throw new Error(game.error[0]?.message);
  return { game: game.value, moments: [game.value.now(), ...game.value.others()] };
}

/** Answers the last moment's decision so many times, each time with another option. */
function answer(game: LocalGame, moments: Moment[], times: number): void {
  for (let i = 0; i < times && moments.at(-1)!.view.phase !== 'over'; i++) {
    const { options } = moments.at(-1)!.view.decision!;
    const result = game.answer(options[(i * 5) % options.length]!.answer);
    if ('sentence' in result) throw new Error(result.sentence);
    moments.push(...result);
  }
}

describe('a game on this machine', () => {
  it.each(ERAS.map(({ id }) => id))('of %s waits for you, and its bot plays until you are asked again', (era) => {
    const { game, moments } = begun(table(3, era));
    answer(game, moments, 12);
    const { view } = moments.at(-1)!;
    expect(view.phase === 'over' || view.decision?.seat === 0).toBe(true);
    expect(moments.length).toBeGreaterThan(12);
  });

  it('shows you no card of your opponent’s hand or deck', () => {
    const { game, moments } = begun(table(4));
    answer(game, moments, 10);
    for (const { view } of moments) {
      expect(view.sides[1]!.hand.cards).toBe(null);
      expect(view.sides[1]!.deck.cards).toBe(null);
    }
  });

  it('tells a card’s face once, and only when you have seen it', () => {
    const { game, moments } = begun(table(4));
    answer(game, moments, 25);
    const seen = moments.flatMap((moment) => moment.seen.map(([card]) => card));
    expect(new Set(seen).size).toBe(seen.length);
    expect(moments[0]!.seen.map(([card]) => card).every((card) => card < 60)).toBe(true);
  });

  it('takes your last choice back with all that followed, and goes the same way again', () => {
    const { game, moments } = begun(table(5));
    answer(game, moments, 4);
    const before = moments.at(-1)!;
    const [option] = before.view.decision!.options;
    const after = game.answer(option!.answer) as readonly Moment[];
    const back = game.undo();
    expect(back.fingerprint).toBe(before.fingerprint);
    expect(back.undoable).toBe(before.undoable);
    expect((game.answer(option!.answer) as readonly Moment[]).at(-1)!.fingerprint).toBe(after.at(-1)!.fingerprint);
  });

  it('makes again what was taken back, as often as it was, until another choice is made', () => {
    const { game, moments } = begun(table(5));
    answer(game, moments, 6);
    const before = moments.at(-1)!;
    game.undo();
    expect(game.undo().redoable).toBe(2);
    game.redo();
    const again = game.redo();
    expect(again).toMatchObject({ fingerprint: before.fingerprint, redoable: 0, undoable: before.undoable });
    const back = game.undo();
    const other = back.view.decision!.options.at(-1)!;
    expect((game.answer(other.answer) as readonly Moment[]).at(-1)!.redoable).toBe(0);
  });

  it('goes on from what was kept, and its record replays to the same game', () => {
    const { game, moments } = begun(table(6));
    answer(game, moments, 15);
    const resumed = LocalGame.resume(JSON.parse(JSON.stringify(game.kept())));
    expect(resumed.ok && resumed.value.now().fingerprint).toBe(moments.at(-1)!.fingerprint);
    const again = replay(game.record());
    expect(again.ok && String(fingerprint(again.value.state))).toBe(moments.at(-1)!.fingerprint);
  });

  it('refuses with a sentence and a rule, and changes nothing', () => {
    const { game, moments } = begun(table(7));
    const refused = game.answer({ kind: 'prize', place: 0 });
    expect(refused).toMatchObject({ sentence: expect.stringMatching(/\([A-Z]+-\d\d\)$/), rules: expect.any(Array) });
    expect(game.now().fingerprint).toBe(moments.at(-1)!.fingerprint);
  });

  it('says by which rule each kind of action is closed in your turn', () => {
    const { game, moments } = begun(table(8, 'swsh-2022'));
    answer(game, moments, 6);
    while (moments.at(-1)!.view.decision?.kind !== 'turn') answer(game, moments, 1);
    const { acts } = moments.at(-1)!;
    expect(acts.find(({ act }) => act === 'end')?.count).toBe(1);
    for (const { count, refusal } of acts) expect(count === 0 || refusal === null).toBe(true);
    expect(acts.some(({ refusal }) => refusal !== null && /^[A-Z]+-\d\d$/.test(refusal.rules[0]!))).toBe(true);
  });

  it('tells you what happened as to you', () => {
    const { game, moments } = begun(table(9));
    answer(game, moments, 20);
    const lines = moments.at(-1)!.told.flatMap((part) => part.lines.map(wordsOf));
    expect(lines.some((line) => line.startsWith('You draw '))).toBe(true);
    expect(lines.some((line) => line.startsWith('Your opponent '))).toBe(true);
    expect(lines.filter((line) => /undefined|\ue000|[a-z]You /u.test(line))).toEqual([]);
  });

  it('lets a spectator watch two bots, one choice at a time', () => {
    const { game, moments } = begun(table(10, 'e-card-2002', ['random', 'random']));
    expect(moments.length).toBe(2);
    expect(moments[1]!.view.seat).toBe('spectator');
    expect(game.others().length).toBe(1);
  });
});

describe('what is refused here', () => {
  it('is known to be allowed at the same table by the rules of other years', () => {
    const allowed = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((seed) => {
      const { game, moments } = begun(table(seed));
      while (moments.at(-1)!.view.phase === 'setup') answer(game, moments, 1);
      const { view } = moments.at(-1)!;
      const intents = view.sides[0]!.hand.cards!.map(({ card }) => ({ do: 'card', card, on: null }) as const);
      return intents
        .filter((intent) => view.turn === 1 && game.whyNot(intent)?.rules[0] === 'FIRST-01')
        .map((intent) => game.allowedIn(intent));
    });
    expect(allowed.length).toBeGreaterThan(2);
    for (const eras of allowed) {
      expect(eras).not.toContain('hgss-2010'); // the era itself
      expect(eras).not.toContain('platinum-2009'); // refuses it too
    }
    expect(allowed.flat()).toContain('e-card-2002');
  });
});

describe('the page’s first download', () => {
  /** What can be asked of a value without the rules of the game. */
  const PLAIN = ['cardOfEvent', 'isOfGroup', 'keyOfAnswer', 'sameAnswer', 'seatOf', 'seatOfEvent'];

  it('has nothing of the engine in it but types, and questions about a value', () => {
    const folder = join(import.meta.dirname, '..', '..', 'src', 'web');
    for (const file of [
      'session/store.ts',
      'session/play.ts',
      'session/reach.ts',
      'table/touch.ts',
      'log/log.tsx',
      'motion/strike.ts',
    ]) {
      const imports = readFileSync(join(folder, file), 'utf8').matchAll(
        /^import \{([^}]*)\} from '.*engine\/index\.js';$/gm,
      );
      const values = [...imports].flatMap(([, names]) => names!.split(',').map((name) => name.trim()));
      expect(
        values.filter((name) => !name.startsWith('type ') && !PLAIN.includes(name)),
        file,
      ).toEqual([]);
    }
  });
});

describe('what an attack would do', () => {
  /** Attacks with what is foreseen whenever it can; what was foreseen, and what came to pass. */
  function attacked(seed: number): { readonly foreseen: Foreseen; readonly damage: number | undefined }[] {
    const { game, moments } = begun({ ...table(seed), decks: [3, 2] });
    const found: { readonly foreseen: Foreseen; readonly damage: number | undefined }[] = [];
    for (let i = 0; i < 150 && moments.at(-1)!.view.phase !== 'over'; i++) {
      const { view, uses } = moments.at(-1)!;
      const { options } = view.decision!;
      const use = uses.flatMap(({ attacks }) => attacks).find((each) => each.foreseen !== null);
      const attack = options.find(({ kind, attack: name }) => kind === 'attack' && name === use?.name);
      const chosen = attack ?? options.findLast(({ kind }) => kind !== 'pass') ?? options[0]!;
      const result = game.answer(chosen.answer) as readonly Moment[];
      const hit = result[0]!.events.find((event) => event.kind === 'damagedByAttack');
      if (attack !== undefined && use?.foreseen != null) found.push({ foreseen: use.foreseen, damage: hit?.points });
      moments.push(...result);
    }
    return found;
  }

  it('is told before it is used, step by step with Weakness and all that is open, and comes to pass', () => {
    const all = [1, 5].flatMap(attacked);
    for (const { foreseen, damage } of all) {
      expect(foreseen.damage).toBe(damage);
      expect(foreseen.steps.at(-1)?.to ?? damage).toBe(damage);
    }
    expect(all.length).toBeGreaterThan(9);
    expect(all.flatMap(({ foreseen }) => foreseen.steps).some(({ step }) => step === 'weakness')).toBe(true);
  });
});
