import type { Seat } from '../../engine/index.js';
import type { DeckWish, Said, ToServer } from '../../protocol/index.js';
import { NotWritten, Unknown } from '../log/log.js';
import type { Wish } from '../table/wish.js';
import type { Audience } from './audience.js';
import type { Conversation, Guest } from './house.js';
import { BUSY, NOT_WRITTEN, no, type Outcome } from './outcome.js';
import type { ServedTable } from './served-table.js';
import { seedOfHex } from './sketching.js';
import type { Works } from './works.js';

/** Anything that is said after hello. */
type Message = Exclude<ToServer, Said<'hello'>>;

/** Who talks: at which table, from which seat. */
export interface Talker {
  readonly served: ServedTable;
  readonly audience: Audience;
  readonly seat: Seat | null;
  readonly guest: Guest;
  /** To be called when they are gone. */
  readonly gone: () => void;
}

const UNKNOWN = 'The log of this server cannot be reached. Whether your last wish was written down will be seen.';

/** What one guest says, heard in its order. */
export class Talk implements Conversation {
  private turn: Promise<void> = Promise.resolve();
  private waiting = 0;
  private isGone = false;

  constructor(
    private readonly talker: Talker,
    private readonly works: Works,
  ) {}

  hear(message: Message): void {
    const at = this.works.parts.clock.now();
    if (this.isGone) return;
    if (this.waiting >= this.works.limits.said) return this.answer(message.re, BUSY);
    this.waiting++;
    this.turn = this.turn.then(() => this.carryOut(message, at)).finally(() => this.waiting--);
  }

  gone(): void {
    if (this.isGone) return;
    this.isGone = true;
    this.talker.gone();
  }

  private async carryOut(message: Message, at: number): Promise<void> {
    try {
      const outcome = await this.outcomeOf(message, at);
      if (outcome !== null) this.answer(message.re, outcome);
    } catch (error) {
      const isLog = error instanceof NotWritten || error instanceof Unknown;
      if (!isLog) this.works.parts.report?.(error, this.talker.served.table);
      this.answer(message.re, isLog ? NOT_WRITTEN : no('This could not be done here. Nothing has changed.'));
    }
  }

  private answer(re: number, outcome: Outcome): void {
    const { guest } = this.talker;
    if (this.isGone) return;
    if (outcome.kind === 'unknown') return guest.close(UNKNOWN, true);
    if (outcome.kind === 'refused') guest.send({ kind: 'refused', re, ...outcome.reasons });
    else guest.send({ kind: outcome.kind, re, number: outcome.number });
  }

  /** Null: it was answered already. */
  private async outcomeOf(message: Message, at: number): Promise<Outcome | null> {
    const { served, seat } = this.talker;
    switch (message.kind) {
      case 'why':
        return this.why(message);
      case 'imagine':
        return this.imagine(message);
      case 'whole':
        return this.whole();
      case 'deck':
        return seat === null ? no('You look on here: sit down to take part.') : this.pick(message.deck, seat, at);
      case 'seat-bot':
        return this.seatBot(message, at);
      default:
        return served.wish(wishOf(message), seat, at);
    }
  }

  private why({ re, intent }: Said<'why'>): Outcome | null {
    const { served, seat, guest } = this.talker;
    if (seat === null) return no('You look on here: sit down to take part.');
    guest.send({ kind: 'because', re, ...served.whyNot(seat, intent) });
    return null;
  }

  private imagine({ re, number, seed, cards }: Said<'imagine'>): Outcome | null {
    const { served, seat, guest } = this.talker;
    if (seat === null) return no('You look on here: only who plays is told a game to imagine.');
    const sketch = served.sketch(seat, number, seedOfHex(seed));
    if ('kind' in sketch) return sketch;
    const facts = sketch.cards === cards ? null : sketch.facts;
    guest.send({ kind: 'sketch', re, number, sketch: { ...sketch, facts } });
    return null;
  }

  private whole(): Outcome {
    const { audience, guest, seat } = this.talker;
    audience.whole(guest, seat ?? 'spectator');
    return { kind: 'done', number: audience.number };
  }

  /** The cards are looked up, judged and kept first; the entry names them by their hash. */
  private async pick(deck: DeckWish, of: Seat, at: number): Promise<Outcome> {
    const { served, seat } = this.talker;
    const picked = await this.works.decks.pick(deck, served.fold.state.rules);
    if (!picked.ok) return { kind: 'refused', reasons: picked.error };
    return served.wish({ do: 'deck', of, name: picked.value.name, deck: picked.value.hash }, seat, at);
  }

  /** First the deck is looked at, so that no bot sits down without one. */
  private async seatBot({ seat: on, bot, deck: name }: Said<'seat-bot'>, at: number): Promise<Outcome> {
    const { served, seat } = this.talker;
    const deck = { from: 'library', name } as const;
    const picked = await this.works.decks.pick(deck, served.fold.state.rules);
    if (!picked.ok) return { kind: 'refused', reasons: picked.error };
    const seated = await served.wish({ do: 'seat-bot', on, bot }, seat, at);
    return seated.kind === 'done' ? this.pick(deck, on, at) : seated;
  }
}

/** What is said, as a table judges it. */
function wishOf(message: Exclude<Message, Said<'why' | 'imagine' | 'whole' | 'deck' | 'seat-bot'>>): Wish {
  switch (message.kind) {
    case 'choose':
      return { do: 'choose', number: message.number, answer: message.answer };
    case 'ready':
      return { do: 'ready', share: message.share };
    case 'say':
      return { do: 'say', phrase: message.phrase };
    case 'ask':
      return { do: 'ask', request: message.request };
    case 'reply':
      return { do: 'reply', request: message.request, yes: message.yes };
    case 'concede':
    case 'claim':
    case 'leave':
      return { do: message.kind };
  }
}
