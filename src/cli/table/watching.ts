import type { ClientNews, TableAbout } from '../../protocol/index.js';
import type { Moment } from '../../session/index.js';
import { asciiTable } from '../ascii-table.js';
import { changesOf, namesAt, Sentences, seatsLine } from './lines.js';

/** As much of a `TableClient` as is watched. */
export interface Watched {
  readonly about: TableAbout | null;
  readonly moment: Moment | null;
  readonly serverNow: number;
  listen(hear: (news: ClientNews) => void): () => void;
  close(): void;
}

/** Where a table is shown. */
export interface Surface {
  write(text: string): void;
  /** Instead of everything that was written before. */
  redraw(text: string): void;
  readonly width: number;
  readonly height: number;
  /** Whether what was written can be taken back: then one table is drawn over the other. Else it is told line by line. */
  readonly isScreen: boolean;
}

/** Shows a table until its match is over. */
export class Watching {
  private about: TableAbout | null = null;
  private readonly sentences = new Sentences();
  /** What was said last, for a screen. */
  private lines: string[] = [];
  private game = 0;
  private turn = -1;
  private isAway = false;
  private end: ((why: string | null) => void) | null = null;

  constructor(
    private readonly client: Watched,
    private readonly surface: Surface,
  ) {}

  /** Why it ended before the match was over; null: it was, or this was stopped. */
  watch(): Promise<string | null> {
    return new Promise((end) => {
      const enough = this.client.listen((news) => this.hear(news));
      this.end = (why) => {
        this.end = null;
        enough();
        this.client.close();
        end(why);
      };
    });
  }

  stop(): void {
    this.end?.(null);
  }

  /** Clocks run also when nothing happens. */
  tick(): void {
    if (this.surface.isScreen && this.end !== null) this.draw();
  }

  private hear(news: ClientNews): void {
    if (this.end === null) return;
    switch (news.is) {
      case 'line':
        return this.hearLine(news);
      case 'about':
        this.tell(changesOf(this.about, news.about));
        if (this.about === null) this.tell([seatsLine(news.about, this.client.serverNow)]);
        this.about = news.about;
        break;
      case 'told':
        this.hearGame(news);
        break;
      case 'kept':
        return;
    }
    if (this.surface.isScreen) this.draw();
    this.endIfOver();
  }

  private hearLine({ line }: Extract<ClientNews, { is: 'line' }>): void {
    if (line.is === 'closed') return this.end?.(line.sentence);
    const isAway = line.is === 'away';
    if (isAway === this.isAway) return;
    this.isAway = isAway;
    this.tell([isAway ? 'The line is away; it is tried again.' : 'The line is back.']);
    this.tick();
  }

  private hearGame({ game, moment }: Extract<ClientNews, { is: 'told' }>): void {
    if (moment === null) return;
    if (game !== this.game) {
      this.game = game;
      this.turn = -1;
      this.sentences.forget();
    }
    this.tell(this.sentences.next(moment.told));
    const { turn, phase } = moment.view;
    if (this.surface.isScreen || (turn === this.turn && phase !== 'over')) return;
    this.turn = turn;
    this.surface.write(`${this.table(moment)}\n`);
    if (this.about?.rules.clock) this.tell([seatsLine(this.about, this.client.serverNow)]);
  }

  private tell(lines: readonly string[]): void {
    if (lines.length === 0) return;
    this.lines = [...this.lines, ...lines].slice(-50);
    if (!this.surface.isScreen) this.surface.write(`${lines.join('\n')}\n`);
  }

  private table({ view }: Moment): string {
    const names = this.about === null ? {} : { names: namesAt(this.about) };
    return asciiTable(view, { width: this.surface.width, ...names });
  }

  private draw(): void {
    const { about, surface } = this;
    const { moment } = this.client;
    const head = about === null ? [] : [seatsLine(about, this.client.serverNow)];
    const table = moment === null ? [] : this.table(moment).split('\n');
    const room = Math.max(3, surface.height - head.length - table.length - 2);
    surface.redraw(`${[...head, ...table, ...this.lines.slice(-room)].join('\n')}\n`);
  }

  /** The match is over when the table says so and the last game was shown to its end. */
  private endIfOver(): void {
    const { about, moment } = this.client;
    if (about?.phase === 'over' && (moment === null || moment.view.phase === 'over')) this.end?.(null);
  }
}
