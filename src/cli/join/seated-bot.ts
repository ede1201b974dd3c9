import { type Option, teamOf } from '../../engine/index.js';
import type { ClientNews, DeckWish, Sketched, TableAbout, Verdict } from '../../protocol/index.js';
import type { Moment } from '../../session/index.js';
import type { Mind } from './mind.js';

/** As much of a `TableClient` as a bot needs. */
export interface BotSeat {
  readonly about: TableAbout | null;
  readonly seat: number | null;
  readonly moment: Moment | null;
  readonly isAsked: boolean;
  listen(hear: (news: ClientNews) => void): () => void;
  choose(answer: Option['answer']): Promise<Verdict>;
  sketch(): Promise<Sketched>;
  deck(deck: DeckWish): Promise<Verdict>;
  ready(): Promise<Verdict>;
  ask(request: 'rematch'): Promise<Verdict>;
  reply(request: TableAbout['requests'][number]['request'], yes: boolean): Promise<Verdict>;
  leave(): Promise<Verdict>;
  close(): void;
}

/** What a bot comes for. */
export interface Errand {
  readonly deck: DeckWish;
  /** So many games; null: those of the match. */
  readonly games: number | null;
  /** How it decides. */
  readonly mind: Mind;
  readonly say: (sentence: string) => void;
}

/** How it ended: it has played what it came for, was called away, or cannot go on. */
export type Ended = { readonly is: 'played' | 'called' } | { readonly is: 'given-up'; readonly sentence: string };

/** So many choices one after the other may come to nothing: an offered answer never should be refused. */
const PATIENCE = 20;
/** After one that did, so many milliseconds. */
const PAUSE = 200;

/** Somebody who sits at a table elsewhere and plays there. */
export class SeatedBot {
  private played = 0;
  private refusals = 0;
  private isThinking = false;
  /** What is under way, so that it is said once. */
  private readonly busy = new Set<string>();
  private end: ((how: Ended) => void) | null = null;

  constructor(
    private readonly seat: BotSeat,
    private readonly errand: Errand,
  ) {}

  /** Plays until it is done, or cannot go on. */
  play(): Promise<Ended> {
    return new Promise((end) => {
      const enough = this.seat.listen((news) => this.hear(news));
      this.end = (how) => {
        enough();
        this.end = null;
        end(how);
      };
      this.act();
    });
  }

  /** Goes away in the middle; the seat stays taken. */
  call(): void {
    this.end?.({ is: 'called' });
    this.seat.close();
  }

  private hear(news: ClientNews): void {
    if (news.is === 'line' && news.line.is === 'closed') {
      if (!this.busy.has('leave')) return this.giveUp(news.line.sentence);
      return this.end?.({ is: 'played' });
    }
    if (news.is === 'line' && news.line.is === 'away' && !this.busy.has('away')) {
      this.busy.add('away');
      this.errand.say('The line is away; it is tried again.');
    }
    if (news.is === 'line' && news.line.is === 'open' && this.busy.delete('away')) this.errand.say('The line is back.');
    this.act();
  }

  /** Does whatever there is to do now. */
  private act(): void {
    const { about, seat } = this.seat;
    if (this.end === null || about === null || seat === null) return;
    this.tellResults(about, seat);
    this.answerRequests(about, seat);
    if (this.isDone(about)) return void this.once('leave', () => this.goAway());
    if (about.phase === 'over') return void this.once(`rematch ${about.match}`, () => this.seat.ask('rematch'));
    if (about.phase !== 'playing' && about.seats[seat]?.isReady === false) {
      return void this.once(`ready ${about.match} ${about.game}`, () => this.prepare(about));
    }
    if (about.phase === 'playing' && !about.isPaused && this.canThink()) void this.choose();
  }

  /** What it thinks with may have to be asked for: not while the line is away. */
  private canThink(): boolean {
    return this.seat.isAsked && !this.isThinking && !this.busy.has('away');
  }

  private isDone({ phase }: TableAbout): boolean {
    const { games } = this.errand;
    return games === null ? phase === 'over' : this.played >= games && phase !== 'playing';
  }

  private tellResults({ results, match }: TableAbout, seat: number): void {
    for (const { game, winner } of results) {
      if (this.busy.has(`result ${match} ${game}`)) continue;
      this.busy.add(`result ${match} ${game}`);
      this.played++;
      const how = winner === null ? 'nobody won' : winner === teamOf(seat) ? 'won' : 'lost';
      this.errand.say(`Game ${game}: ${how}.`);
    }
  }

  /** It agrees to everything; to another match only if it has games left. */
  private answerRequests({ requests, match, game }: TableAbout, seat: number): void {
    for (const { request, seat: whose, agreed } of requests) {
      if (whose === seat || agreed.includes(seat)) continue;
      const yes = request !== 'rematch' || (this.errand.games ?? 0) > this.played;
      void this.once(`${request} ${match} ${game} ${agreed.length}`, () => this.seat.reply(request, yes));
    }
  }

  private async prepare({ phase, game }: TableAbout): Promise<void> {
    const verdict = phase === 'gathering' ? await this.seat.deck(this.errand.deck) : { is: 'done' as const };
    if (verdict.is === 'refused') return this.giveUp(verdict.sentence);
    const ready = await this.seat.ready();
    if (ready.is === 'refused') return this.giveUp(ready.sentence);
    this.errand.say(`Ready for game ${game + 1}.`);
  }

  private async choose(): Promise<void> {
    this.isThinking = true;
    const thought = await this.errand.mind(this.seat);
    this.isThinking = false;
    if (this.end === null) return;
    const verdict = thought.is === 'answer' ? await this.seat.choose(thought.answer) : thought;
    if (verdict.is === 'refused' || verdict.is === 'none') {
      if (++this.refusals >= PATIENCE) return this.giveUp(verdict.sentence);
      if (verdict.is === 'none') return void setTimeout(() => this.act(), PAUSE);
    } else this.refusals = 0;
    this.act();
  }

  private async goAway(): Promise<void> {
    await this.seat.leave();
    this.end?.({ is: 'played' });
    this.seat.close();
  }

  private giveUp(sentence: string): void {
    this.end?.({ is: 'given-up', sentence });
    this.seat.close();
  }

  private async once(what: string, act: () => Promise<unknown>): Promise<void> {
    if (this.busy.has(what)) return;
    this.busy.add(what);
    await act();
    this.act();
  }
}
