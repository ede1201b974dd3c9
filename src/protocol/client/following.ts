import type { Seat } from '../../engine/view.js';
import { changed, type Moment, momentAfter } from '../../session/index.js';
import type { TableAbout } from '../table-about.js';
import type { Heard } from '../to-client.js';
import type { ClientNews } from './news.js';

/** What a table and its game are followed by. */
export type Followed = Heard<'welcome' | 'table' | 'moment' | 'news' | 'beat'>;

/** A table and the game on it, put together from what was heard. */
export class Following {
  about: TableAbout | null = null;
  seat: Seat | null = null;
  moment: Moment | null = null;
  /** The highest number heard; null: nothing was. */
  heard: number | null = null;
  /** The number of the entry with which the open decision was told. */
  decision = 0;
  /** By how many milliseconds the server's clock is ahead. What comes late makes it seem less, so the most counts. */
  serverAhead = 0;
  private game = 0;
  /** The last entry that is an answer of this seat's, whether or not what followed from it was told yet. */
  private answered = -1;

  /** Whether this seat has answered the last decision that was told. */
  get isAnswered(): boolean {
    return this.decision < this.answered;
  }

  /** Whether the game waits for this seat, as far as was told. */
  get isAsked(): boolean {
    const asked = this.moment?.view.decision ?? null;
    return asked !== null && asked.seat === this.seat && !this.isAnswered;
  }

  /** An answer of this seat is in the log, as the entry of that number. */
  answer(number: number): void {
    this.answered = Math.max(this.answered, number);
  }

  /** Takes in what was heard at a time of our clock; what is new by it. Undefined: it does not fit what was heard before. */
  take(message: Followed, here: number): ClientNews | null | undefined {
    try {
      const news = this.taken(message, here);
      if (message.kind !== 'beat' && news !== undefined) this.heard = Math.max(this.heard ?? 0, message.number);
      return news;
    } catch {
      return undefined; // a change of something that is not there
    }
  }

  private taken(message: Followed, here: number): ClientNews | null | undefined {
    switch (message.kind) {
      case 'welcome':
        return this.welcome(message, here);
      case 'table':
        if (this.about === null) return undefined;
        this.about = changed(this.about, message.change);
        return this.aboutNow();
      case 'moment':
        this.game = message.game;
        return this.stand(message.number, message.moment, { whole: message.moment, deltas: [] });
      case 'news':
        if (this.moment === null) return undefined;
        return this.stand(message.number, momentAfter(this.moment, message.delta), {
          whole: null,
          deltas: [message.delta],
        });
      case 'beat':
        this.serverAhead = Math.max(this.serverAhead, message.now - here);
        return null;
    }
  }

  private welcome({ number, about, seat, now }: Heard<'welcome'>, here: number): ClientNews {
    if (number < (this.heard ?? 0)) this.forget(); // the log has come back from a backup
    this.about = about;
    this.seat = seat;
    this.serverAhead = now - here;
    return this.aboutNow();
  }

  /** What was heard and answered is no longer so: its numbers will be given again. */
  private forget(): void {
    this.heard = null;
    this.answered = -1;
  }

  private aboutNow(): ClientNews {
    return { is: 'about', about: this.about!, seat: this.seat, serverAhead: this.serverAhead };
  }

  private stand(
    number: number,
    moment: Moment | null,
    told: Pick<Extract<ClientNews, { is: 'told' }>, 'whole' | 'deltas'>,
  ): ClientNews {
    this.decision = number;
    this.moment = moment;
    return { is: 'told', game: this.game, ...told, moment };
  }
}
