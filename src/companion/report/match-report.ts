// A game told like a match report: the opening in a few sentences, then turn by turn, then the result.
import {
  capital,
  type DamageStepKind,
  type EventOf,
  type Game,
  type GameEvent,
  isOfGroup,
  type KindIn,
  type Seat,
  type Setup,
  seatNames,
  type Teller,
  type Telling,
  teller,
  type Voice,
  voiceOf,
} from '../../engine/index.js';
import { type Draft, Manuscript, type ReportDelta } from './manuscript.js';
import { Opening } from './opening.js';
import { Score } from './score.js';
import { counted, extended, inWords, listed } from './sentence.js';

/** A heading and what is told under it, a paragraph a line. */
export interface Section extends Pick<Draft, 'kind' | 'title'> {
  readonly paragraphs: readonly string[];
}

/** Tells events that began when the game stood at `start`, all at once. */
export function tellMatch(start: Game, events: readonly GameEvent[], telling: Telling = {}): Section[] {
  const report = new MatchReport(start, telling);
  report.add(events);
  return report.whole();
}

const STEP_WORDS: Readonly<Record<DamageStepKind, string>> = {
  base: '',
  'attacker-effects': 'with the attacker’s effects ',
  weakness: 'with Weakness ',
  resistance: 'with Resistance ',
  'defender-effects': 'with the defender’s effects ',
};

const stepText = ({ step, points }: EventOf<'damageStepped'>): string => `${STEP_WORDS[step]}${points}`;

/** Prize cards taken one after the other, which are told together. */
interface PrizesTaken {
  readonly seat: Seat;
  readonly count: number;
  /** Those that the player it is told to has taken. */
  readonly seen: readonly string[];
}

/**
 * A game that is told while it goes on: whatever has happened, in however many pieces it is heard, the report is the same. Cards
 * drawn and the faces of Prize cards are left out, but for those of the player it is told to: it is what somebody watching would tell.
 */
export class MatchReport {
  private readonly manuscript = new Manuscript();
  private readonly setup: Setup;
  private readonly teller: Teller;
  private readonly score: Score;
  private readonly voice: Voice;
  private opening: Opening | null = null;
  private title: string;
  private paragraph = 0;
  private hasAttacked = false;
  /** Names of cards paid for a retreat that is under way. */
  private paid: string[] = [];
  /** How the damage that is about to be done came about. */
  private steps: readonly string[] = [];
  /** The last sentence tells of them, and more of them may follow. */
  private prizes: PrizesTaken | null = null;

  /** Begins where the game stands. */
  constructor(
    game: Game,
    private readonly telling: Telling = {},
  ) {
    this.setup = game.setup;
    const names = telling.names ?? seatNames(game.state.sides.length);
    this.teller = teller(game, { ...telling, names });
    this.voice = voiceOf(names, telling.you ?? null);
    this.score = new Score(game);
    const { turn, seat } = game.state;
    this.title = `Turn ${turn}: ${this.voice.name(seat)}`;
    this.beginTurn(this.title);
  }

  /** Goes on with what has happened since, and says what that changes. */
  add(events: readonly GameEvent[]): ReportDelta {
    for (const event of events) this.hear(event);
    this.tellOpening();
    return this.manuscript.news();
  }

  /** All that has been told, and not been forgotten. */
  whole(): Section[] {
    return this.manuscript.whole().map(sectionOf);
  }

  /** Forgets the sections that nothing can be added to: for who keeps what was told, or tells it anew. */
  forget(): void {
    this.manuscript.forget();
  }

  private hear(event: GameEvent): void {
    if (event.kind !== 'prizeTaken') this.prizes = null;
    if (event.kind === 'damageStopped' && event.rule === null) return; // the steps of the damage tell of Resistance
    const sentence = this.teller.tell(event);
    this.score.add(event);
    if (event.kind === 'gameBegan') this.begin(event.suddenDeaths);
    else if (event.kind === 'turnBegan') this.beginTurn((sentence ?? '').replace(/\.$/, ''));
    else if (event.kind === 'gameWon') this.result(sentence ?? '');
    else if (this.opening !== null) this.opening.add(event, sentence);
    else this.tell(event, sentence);
  }

  private begin(suddenDeaths: number): void {
    this.close();
    this.title = suddenDeaths === 0 ? 'The opening' : `Sudden Death game ${suddenDeaths}`;
    this.manuscript.begin('opening', this.title);
    this.opening = new Opening(this.setup.format.seats, this.voice, this.nameOf);
  }

  private beginTurn(title: string): void {
    this.close();
    this.title = title;
    this.manuscript.begin('turn', title);
  }

  private close(): void {
    this.tellOpening();
    this.opening = null;
    this.paragraph = 0;
    this.hasAttacked = false;
  }

  /** What is gathered of an opening is told anew whenever there is more of it. */
  private tellOpening(): void {
    if (this.opening !== null) this.manuscript.rewrite(this.opening.sentences());
  }

  private result(sentence: string): void {
    this.close();
    const { turns, lost } = this.score;
    const [first, ...others] = lost.map((count, seat) => ({ name: this.voice.name(seat), count }));
    const most = `${first?.name} lost ${counted(first?.count ?? 0, 'Pokémon', 'Pokémon')}`;
    const rest = others.map(({ name, count }) => `${name} ${count === 0 ? 'none' : inWords(count)}`);
    this.manuscript.begin('result', 'The result');
    this.say(sentence);
    this.say(`In ${counted(turns, 'turn')} ${listed([most, ...rest])}.`);
    this.beginTurn(this.title);
  }

  private say(text: string | null): void {
    if (text !== null) this.manuscript.say({ text, paragraph: this.paragraph });
  }

  private tell(event: GameEvent, sentence: string | null): void {
    if (isOfGroup(event, 'damage')) return this.damaged(event, sentence);
    switch (event.kind) {
      case 'cardDrawn':
        return this.say(event.seat === this.telling.you ? sentence : null);
      case 'damageStepped':
        this.steps = event.step === 'base' ? [stepText(event)] : [...this.steps, stepText(event)];
        return;
      case 'attackDeclared':
        return this.attack(sentence);
      case 'prizeTaken':
        return this.takePrize(event);
      case 'retreatPaid':
        this.paid.push(this.nameOf(event.card));
        return;
      case 'retreated':
      case 'retreatFailed':
        return this.retreat(sentence ?? '');
      case 'turnEnded':
        return this.say(this.hasAttacked ? null : sentence);
      case 'checkupBegan':
        this.paragraph++;
        return;
      default:
        return this.say(sentence);
    }
  }

  private attack(sentence: string | null): void {
    this.hasAttacked = true;
    this.steps = [];
    this.paragraph++;
    this.say(sentence);
  }

  private damaged({ pokemon, points }: EventOf<KindIn<'damage'>>, sentence: string | null): void {
    const left = this.score.hpLeft(pokemon);
    const isHurt = sentence !== null && points > 0 && left > 0;
    const steps = this.steps.length === 0 ? '' : ` (${this.steps.join(', ')})`;
    this.steps = [];
    const more = `${isHurt ? `, ${left} HP left` : ''}${steps}`;
    this.say(sentence === null || more === '' ? sentence : extended(sentence, more));
  }

  /** Another Prize card of the same player changes the sentence that told of the one before. */
  private takePrize({ seat, card }: EventOf<'prizeTaken'>): void {
    const before = this.prizes?.seat === seat ? this.prizes : null;
    const seen = seat === this.telling.you && card !== null ? [this.nameOf(card)] : [];
    this.prizes = { seat, count: (before?.count ?? 0) + 1, seen: [...(before?.seen ?? []), ...seen] };
    const sentence = { text: this.prizesText(this.prizes), paragraph: this.paragraph };
    this.manuscript.write(this.manuscript.length - (before === null ? 0 : 1), [sentence]);
  }

  private prizesText({ seat, count, seen }: PrizesTaken): string {
    const left = this.score.prizesLeft(seat);
    const several = count === 1 ? null : counted(count, 'Prize card');
    const names = seen.length === 0 ? '' : `, ${listed(seen)}`;
    const some = `${several ?? 'a Prize card'}${names}; ${inWords(left)} ${left === 1 ? 'is' : 'are'} left`;
    const last = `the last ${several ?? 'Prize card'}`;
    return capital(`${this.voice.does(seat, 'takes')} ${left > 0 ? some : last}.`);
  }

  private readonly nameOf = (card: number): string => {
    const { name } = this.setup.byId[card]!;
    return this.telling.mark?.(name, card) ?? name;
  };

  private retreat(sentence: string): void {
    this.say(this.paid.length === 0 ? sentence : `For ${listed(this.paid)}: ${sentence}`);
    this.paid = [];
  }
}

function sectionOf({ kind, title, sentences }: Draft): Section {
  const paragraphs: string[][] = [];
  sentences.forEach(({ text, paragraph }, place) => {
    if (sentences[place - 1]?.paragraph === paragraph) paragraphs.at(-1)!.push(text);
    else paragraphs.push([text]);
  });
  return { kind, title, paragraphs: paragraphs.map((each) => each.join(' ')) };
}
