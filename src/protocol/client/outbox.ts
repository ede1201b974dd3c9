import type { Answer } from '../../engine/view.js';
import type { Reasons } from '../../session/index.js';
import type { TableAbout } from '../table-about.js';
import type { Heard, ToldSketch } from '../to-client.js';
import type { Said, ToServer } from '../to-server.js';
import type { Because, Verdict } from './news.js';

/** What is answered by the server, each with a number of its own. */
export type Message = Exclude<ToServer, Said<'hello'>>;
/** The same before it has its number. */
export type Wish = Message extends infer M ? (M extends unknown ? Omit<M, 're'> : never) : never;

/** What comes back for a message. */
export type Reply =
  | Verdict
  | ({ readonly is: 'because' } & Because)
  | { readonly is: 'sketch'; readonly told: ToldSketch };

/** What the server answers a message with. */
export type Answering = Heard<'done' | 'refused' | 'late' | 'because' | 'sketch'>;

interface Waiting {
  readonly message: Message;
  /** The game at the table when it was said. */
  readonly game: number;
  isSent: boolean;
  readonly settle: (reply: Reply) => void;
}

/** What is kept while the line is away, and said again if nobody knows whether it was heard: it cannot be done twice. */
const KEPT: readonly Message['kind'][] = ['choose', 'concede', 'deck', 'ready', 'claim', 'seat-bot', 'leave', 'whole'];

export const refused = (sentence: string): { readonly is: 'refused' } & Reasons => ({
  is: 'refused',
  sentence,
  rules: [],
});

const AWAY = refused('The line to the table is away. This is not kept: say it again when the line is back.');
const CUT = refused('The line was cut before an answer came. The table shows whether it was heard.');

/** What was said, or is to be said, and has not been answered yet, in its order. */
export class Outbox {
  private waiting: Waiting[] = [];
  private count = 0;

  constructor(private readonly send: (message: Message) => void) {}

  /** The choice that is under way. */
  get choice(): Answer | null {
    const found = this.waiting.find(({ message }) => message.kind === 'choose');
    return found === undefined ? null : (found.message as Said<'choose'>).answer;
  }

  /** Says something, or keeps it until the line is back. */
  say(wish: Wish, game: number, isOpen: boolean): Promise<Reply> {
    const message = { ...wish, re: ++this.count } as Message;
    if (!isOpen && !KEPT.includes(message.kind)) return Promise.resolve(AWAY);
    return new Promise((settle) => {
      this.waiting.push({ message, game, isSent: isOpen, settle });
      if (isOpen) this.send(message);
    });
  }

  /** Takes an answer: the message that it answers, which waits no more; null: none waits for it. */
  hear(answer: Answering): Message | null {
    const found = this.waiting.find(({ message }) => message.re === answer.re);
    if (found === undefined) return null;
    this.settle(found, replyIn(answer));
    return found.message;
  }

  /** The line is cut: what cannot be said twice is given up. */
  cut(): void {
    for (const each of this.waiting) if (!KEPT.includes(each.message.kind)) this.settle(each, CUT);
  }

  /** The line is back: says in its order what is not answered, unless the table shows what became of it. */
  back(about: TableAbout, seat: number | null): void {
    for (const each of this.waiting) {
      const verdict = each.isSent || isOfGame(each.message) ? shownBy(about, seat, each) : null;
      if (verdict !== null) this.settle(each, verdict);
      else this.send(each.message);
      each.isSent = true;
    }
  }

  /** The line is closed for good. Who wanted to leave has left. */
  close(sentence: string): void {
    for (const each of this.waiting) {
      this.settle(each, each.isSent && each.message.kind === 'leave' ? { is: 'done' } : refused(sentence));
    }
  }

  private settle(settled: Waiting, reply: Reply): void {
    this.waiting = this.waiting.filter((each) => each !== settled);
    settled.settle(reply);
  }
}

function replyIn(answer: Answering): Reply {
  switch (answer.kind) {
    case 'done':
      return { is: 'done' };
    case 'late':
      return { is: 'late' };
    case 'refused':
      return { is: 'refused', sentence: answer.sentence, rules: answer.rules };
    case 'because':
      return { is: 'because', reasons: answer.reasons, allowedIn: answer.allowedIn };
    case 'sketch':
      return { is: 'sketch', told: answer.sketch };
  }
}

/** Meant for one game, and for no other that has begun meanwhile. */
const isOfGame = ({ kind }: Message): boolean => kind === 'concede' || kind === 'claim';

/** What became of a message, where the table shows it; null: it must be said again. */
function shownBy(about: TableAbout, seat: number | null, { message, game }: Waiting): Verdict | null {
  const own = seat === null ? undefined : about.seats[seat];
  const isSameGame = about.game === game;
  if (isOfGame(message)) return isSameGame && about.phase === 'playing' ? null : { is: 'late' };
  if (message.kind === 'ready') return !isSameGame || own?.isReady === true ? { is: 'done' } : null;
  if (message.kind === 'deck') return isSameGame ? null : { is: 'done' };
  if (message.kind === 'seat-bot') return about.seats[message.seat]?.player === message.bot ? { is: 'done' } : null;
  return null;
}
