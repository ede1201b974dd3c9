import { type Answer, type Seat, sameAnswer } from '../../../engine/index.js';
import type { ClientNews, Line, Phrase, TableAbout, Verdict } from '../../../protocol/index.js';
import type { Moment, TableSetup } from '../../../session/index.js';
import { hurry } from '../../motion/director.js';
import { refuse, showSteps } from '../../play/play.js';
import { playAt } from '../../play/source.js';
import { Follower, type Step } from '../../session/steps.js';
import { EMPTY, useTable } from '../../session/store.js';
import { BANNER } from '../../words/online-table.js';
import type { Passing } from './banner-of.js';
import { recordFileOf } from './record.js';
import { NOWHERE, useOnline } from './state.js';
import type { TableEnd } from './table-end.js';
import { takeAbout } from './take-about.js';

/** How long something is said, in milliseconds. */
const LASTS = { back: 3000, 'you-back': 3000, late: 8000, phrase: 6000 } as const;

const { setState: set, getState: now } = useOnline;

/** Plays at a table elsewhere from now on, on the table of this page; what is returned ends it. */
export function enterOnlineTable(end: TableEnd): () => void {
  const table = new OnlineTable(end);
  table.begin();
  return () => table.leave();
}

/** What comes from a table elsewhere, brought to the table of this page, and what is chosen here, brought there. */
class OnlineTable {
  private readonly follower = new Follower();
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();
  private waiting: Step[] = [];
  private isShowing = false;
  /** Counts what was told, so that a choice knows whether anything has followed from it. */
  private told = 0;
  /** Whether the choice that is under way had to wait for the line. */
  private wasKept = false;
  private callOff: () => void = () => {};
  private hasLeft = false;

  constructor(private readonly end: TableEnd) {}

  begin(): void {
    const { end } = this;
    set({ ...NOWHERE, end, line: end.line, seat: end.seat });
    useTable.setState(EMPTY);
    playAt({
      choose: async (answer) => this.choose(answer),
      concede: async () => this.concede(),
      whyNot: async (intent) => (await end.why(intent)).reasons,
      allowedIn: async (intent) => (await end.why(intent)).allowedIn,
      recordFile: () => recordFileOf(now().about?.table ?? '', now().game),
    });
    this.callOff = end.listen((news) => this.hear(news));
    if (end.about !== null) this.takeAbout(end.about, end.seat, now().serverAhead);
    if (end.moment !== null) this.takeMoments(end.about?.game ?? 0, end.moment, []);
  }

  leave(): void {
    this.hasLeft = true;
    this.callOff();
    for (const timer of this.timers.values()) clearTimeout(timer);
    hurry();
    playAt(null);
    useTable.setState(EMPTY);
    set(NOWHERE);
  }

  private hear(news: ClientNews): void {
    switch (news.is) {
      case 'line':
        return this.takeLine(news.line);
      case 'about':
        return this.takeAbout(news.about, news.seat, news.serverAhead);
      case 'told':
        return this.takeMoments(news.game, news.whole, news.deltas);
      case 'kept':
        return this.takeKept(news.answer);
    }
  }

  private takeLine(line: Line): void {
    const wasAway = now().line.is === 'away';
    set({ line });
    if (line.is === 'away' && !wasAway) set({ announced: BANNER.serverAway });
    // With a choice that was kept, its verdict says more.
    if (line.is === 'open' && wasAway && !this.wasKept) this.pass({ is: 'you-back', choice: null });
  }

  private takeKept(answer: Answer | null): void {
    const kept = answer === null ? null : (useTable.getState().sent ?? wordsOf(answer));
    this.wasKept ||= kept !== null;
    set({ kept, ...(kept === null ? {} : { announced: BANNER.kept(kept) }) });
  }

  private takeAbout(about: TableAbout, seat: Seat | null, serverAhead: number): void {
    set({ seat, serverAhead });
    const { state, spoke } = takeAbout(now(), about, Date.now());
    set(state);
    if (state.passing != null) this.pass(state.passing);
    for (const { seat: speaker, phrase } of spoke) this.speak(speaker, phrase);
  }

  private speak(seat: Seat, phrase: Phrase): void {
    set(({ spoken }) => ({ spoken: new Map(spoken).set(seat, phrase) }));
    this.later(`phrase ${seat}`, LASTS.phrase, () =>
      set(({ spoken }) => ({ spoken: new Map([...spoken].filter(([each]) => each !== seat)) })),
    );
  }

  private takeMoments(game: number, whole: Moment | null, deltas: Parameters<Follower['follow']>[0]['deltas']): void {
    if (whole === null && deltas.length === 0) return;
    this.told++;
    if (whole !== null && (game !== now().game || useTable.getState().moment === null)) this.lay(game, whole);
    const steps = this.follower.follow(whole === null ? { deltas } : { whole, deltas });
    const names = now().about?.seats.map(({ name }) => name) ?? [];
    this.waiting.push(...steps.map(({ moment, events }) => ({ moment: { ...moment, names }, events })));
    if (this.end.choice === null) useTable.setState({ sent: null });
    void this.showAll();
  }

  /** Another game lies on the table. */
  private lay(game: number, { players }: Moment): void {
    const { about } = now();
    const { era = '', format = '' } = about?.rules ?? {};
    const setup: TableSetup = { era, format, decks: [], players, seed: '' };
    const { inspected: _, ...rest } = EMPTY;
    this.waiting = [];
    hurry();
    set({ game, passing: null });
    useTable.setState({ ...rest, setup });
  }

  /** What comes while something is shown is shown together, so that nobody falls behind. */
  private async showAll(): Promise<void> {
    if (this.isShowing) return;
    this.isShowing = true;
    while (this.waiting.length > 0 && !this.hasLeft) {
      const steps = this.waiting;
      this.waiting = [];
      await showSteps(steps);
    }
    this.isShowing = false;
  }

  private choose(answer: Answer): null {
    const choice = wordsOf(answer);
    const before = this.told;
    this.wasKept = false;
    useTable.setState({ sent: choice });
    set({ passing: null });
    void this.end
      .choose(answer)
      .then((verdict) => this.judged(verdict, { answer, choice, hasFollowed: this.told > before }));
    return null;
  }

  /** What follows from a choice may come before or after the word that it counts. */
  private judged(verdict: Verdict, { answer, choice, hasFollowed }: Chosen): void {
    if (this.hasLeft) return;
    const { wasKept } = this;
    this.wasKept = false;
    if (verdict.is !== 'done' || hasFollowed) useTable.setState({ sent: null });
    if (verdict.is === 'late') this.pass({ is: 'late', choice, because: null });
    else if (verdict.is === 'refused' && wasKept) this.pass({ is: 'late', choice, because: verdict.sentence });
    else if (verdict.is === 'refused') refuse(verdict, { intent: { do: 'answer', answer } });
    else if (wasKept) this.pass({ is: 'you-back', choice });
  }

  private async concede(): Promise<null> {
    const verdict = await this.end.concede();
    if (verdict.is === 'refused') refuse(verdict);
    return null;
  }

  private pass(passing: Passing): void {
    set({
      passing,
      ...(passing.is === 'late' ? { announced: `${BANNER.tooLate} ${BANNER.tooLateFor(passing)}` } : {}),
    });
    this.later('passing', LASTS[passing.is], () => set({ passing: null }));
  }

  private later(name: string, milliseconds: number, act: () => void): void {
    clearTimeout(this.timers.get(name));
    this.timers.set(name, setTimeout(act, milliseconds));
  }
}

interface Chosen {
  readonly answer: Answer;
  readonly choice: string;
  readonly hasFollowed: boolean;
}

/** A choice as it was offered. */
function wordsOf(answer: Answer): string {
  const { moment } = useTable.getState();
  const option = moment?.view.decision?.options.find((each) => sameAnswer(each.answer, answer));
  return option?.text ?? '';
}
