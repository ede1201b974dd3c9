import type { Answer, Intent, Seat, Sketch } from '../../engine/index.js';
import type { Moment } from '../../session/index.js';
import type { Phrase } from '../phrases.js';
import type { Request, TableAbout } from '../table-about.js';
import type { ToClient } from '../to-client.js';
import type { DeckWish, Said } from '../to-server.js';
import { PROTOCOL } from '../version.js';
import { Connection } from './connection.js';
import { type Followed, Following } from './following.js';
import type { Because, ClientNews, Line, Sketched, Verdict } from './news.js';
import { type Answering, Outbox, type Reply, refused, type Wish } from './outbox.js';
import type { World } from './socket.js';

/** A table, how to get there, and by which right. */
export interface TableCall {
  /** The address of the server as it stands in links; of several that share their tables, all: they are tried in turn. */
  readonly server: string | readonly string[];
  readonly table: string;
  /** The key of one's seat; without it one looks on. */
  readonly key?: string | undefined;
}

type Listener = (news: ClientNews) => void;

/**
 * One end of the conversation with a table. It follows the table and the game on it, comes back whenever the line is cut, and
 * keeps a choice that is made meanwhile: that is sent with the number of the decision it answers, so that it counts once or
 * turns out too late.
 */
export class TableClient {
  private readonly connection: Connection;
  private readonly outbox: Outbox;
  private readonly following = new Following();
  private readonly listeners = new Set<Listener>();
  private drawn: string | null = null;
  /** The cards that were told with the last sketch, and their number. */
  private told: Pick<Sketch, 'facts' | 'cards'> | null = null;
  private isKept = false;

  /** Begins the conversation as soon as whoever made it has done what they do now. */
  constructor(
    private readonly call: TableCall,
    private readonly world: World,
    hear?: Listener,
  ) {
    if (hear !== undefined) this.listeners.add(hear);
    this.outbox = new Outbox((message) => this.connection.send(message));
    this.connection = new Connection(world, [call.server].flat(), {
      greeting: () => this.greeting(),
      hear: (message) => this.hear(message),
      changed: (line) => this.changed(line),
    });
  }

  /** Calls back with all news from now on, until it is called off. */
  listen(hear: Listener): () => void {
    this.listeners.add(hear);
    return () => this.listeners.delete(hear);
  }

  get line(): Line {
    return this.connection.line;
  }

  /** The table; null: nothing was heard of it yet. */
  get about(): TableAbout | null {
    return this.following.about;
  }

  /** Where one sits; null: one looks on. */
  get seat(): Seat | null {
    return this.following.seat;
  }

  /** The game as it stands; null: none has begun. */
  get moment(): Moment | null {
    return this.following.moment;
  }

  /** The choice that has no verdict yet. */
  get choice(): Answer | null {
    return this.outbox.choice;
  }

  /** Whether the game waits for a choice of this seat, and none is under way. */
  get isAsked(): boolean {
    return this.choice === null && this.following.isAsked;
  }

  /** The server's clock, as well as it can be told from here. */
  get serverNow(): number {
    return this.world.now() + this.following.serverAhead;
  }

  /** Answers the open decision. While the line is away the answer is kept; while one is under way, another is refused. */
  choose(answer: Answer): Promise<Verdict> {
    const { following } = this;
    const not = (sentence: string) => Promise.resolve(refused(sentence));
    if (this.choice !== null) return not('Your last choice is still on its way.');
    if (following.moment === null) return not('No game has begun.');
    if (following.isAnswered) return not('Your choice is made; what follows from it is on its way.');
    const verdict = this.tell({ kind: 'choose', number: following.decision, answer });
    if (this.line.is !== 'open') this.keep(answer);
    return verdict;
  }

  concede(): Promise<Verdict> {
    return this.tell({ kind: 'concede' });
  }

  /** Why something cannot be done. */
  async why(intent: Intent): Promise<Because> {
    const reply = await this.request({ kind: 'why', intent });
    if (reply.is === 'because') return { reasons: reply.reasons, allowedIn: reply.allowedIn };
    const { sentence, rules } = reply.is === 'refused' ? reply : refused('That cannot be asked now.');
    return { reasons: { sentence, rules }, allowedIn: [] };
  }

  /**
   * The game as this seat knows it, while it has to decide: `outlookFrom` makes of it what a bot goes by, with as many imagined
   * games as it likes. It is not kept while the line is away.
   */
  async sketch(): Promise<Sketched> {
    const { told } = this;
    const seed = this.world.randomHex(16);
    const cards = told === null ? {} : { cards: told.cards };
    const reply = await this.request({ kind: 'imagine', number: this.following.decision, seed, ...cards });
    if (reply.is === 'late' || reply.is === 'refused') return reply;
    const sketch = reply.is === 'sketch' ? reply.told : null;
    const facts = sketch?.facts ?? (sketch !== null && told?.cards === sketch.cards ? told.facts : null);
    if (sketch === null || facts === null) return refused('The server did not tell the game.');
    this.told = { facts, cards: sketch.cards };
    return { is: 'sketch', sketch: { ...sketch, facts } };
  }

  /** The deck to play with. */
  deck(deck: DeckWish): Promise<Verdict> {
    return this.tell({ kind: 'deck', deck });
  }

  /** Ready for the next game, with a share of its chance that is drawn here. */
  async ready(): Promise<Verdict> {
    const { drawn } = this;
    const share = this.world.randomHex(16);
    this.drawn = share;
    const verdict = await this.tell({ kind: 'ready', share });
    if (verdict.is !== 'done' && this.drawn === share) this.drawn = drawn;
    return verdict;
  }

  /** The share of a game's chance that was drawn here last; null: none was. */
  get share(): string | null {
    return this.drawn;
  }

  say(phrase: Phrase): Promise<Verdict> {
    return this.tell({ kind: 'say', phrase });
  }

  /** Asks the others for something. */
  ask(request: Request): Promise<Verdict> {
    return this.tell({ kind: 'ask', request });
  }

  /** Answers what another has asked for. */
  reply(request: Request, yes: boolean): Promise<Verdict> {
    return this.tell({ kind: 'reply', request, yes });
  }

  /** Claims the game of somebody who is gone. */
  claim(): Promise<Verdict> {
    return this.tell({ kind: 'claim' });
  }

  /** Lets a bot sit on a free seat, with a deck of the server's library. */
  seatBot(seat: Seat, bot: string, deck: string): Promise<Verdict> {
    return this.tell({ kind: 'seat-bot', seat, bot, deck });
  }

  /** Gives the seat up. */
  leave(): Promise<Verdict> {
    return this.tell({ kind: 'leave' });
  }

  /** Tries the line at once if it is away: the page is in sight again, or the machine has a network again. */
  tryNow(): void {
    this.connection.tryNow();
  }

  /** Ends the conversation; the seat stays taken. */
  close(): void {
    this.connection.close('The conversation was ended here.');
  }

  private greeting(): Said<'hello'> {
    const { key, table } = this.call;
    const { heard } = this.following;
    return {
      kind: 'hello',
      protocol: PROTOCOL,
      table,
      ...(key === undefined ? {} : { key }),
      ...(heard === null ? {} : { heard }),
    };
  }

  private async tell(wish: Wish): Promise<Verdict> {
    const reply = await this.request(wish);
    return reply.is === 'because' || reply.is === 'sketch' ? { is: 'done' } : reply;
  }

  private request(wish: Wish): Promise<Reply> {
    const { line } = this;
    if (line.is === 'closed') return Promise.resolve(refused(line.sentence));
    return this.outbox.say(wish, this.about?.game ?? 0, line.is === 'open');
  }

  private hear(message: ToClient): void {
    switch (message.kind) {
      case 'done':
      case 'refused':
      case 'late':
      case 'because':
      case 'sketch':
        return this.answered(message);
      case 'closing':
        return; // the connection has heard it
      default:
        return this.follow(message);
    }
  }

  /** Whoever waits for the verdict hears it after this. */
  private answered(answer: Answering): void {
    const message = this.outbox.hear(answer);
    if (message?.kind !== 'choose') return;
    if (answer.kind === 'done') this.following.answer(answer.number);
    if (this.isKept) this.keep(null);
  }

  private follow(message: Followed): void {
    const news = this.following.take(message, this.world.now());
    if (news === undefined) return this.connection.cut(); // then everything is told anew
    if (message.kind === 'welcome') this.outbox.back(message.about, message.seat);
    if (news !== null) this.news(news);
  }

  private changed(line: Line): void {
    if (line.is === 'away') this.outbox.cut();
    if (line.is === 'closed') this.outbox.close(line.sentence);
    this.news({ is: 'line', line });
    const { choice } = this;
    if (line.is === 'away' && choice !== null && !this.isKept) this.keep(choice);
    if (choice === null && this.isKept) this.keep(null);
  }

  private keep(answer: Answer | null): void {
    this.isKept = answer !== null;
    this.news({ is: 'kept', answer });
  }

  private news(news: ClientNews): void {
    for (const hear of this.listeners) hear(news);
  }
}
