// A game told like a match report: the opening in a few sentences, then turn by turn, then the result.
import {
  capital,
  cardOf,
  type DamageStepKind,
  type EventOf,
  type Game,
  type GameEvent,
  isOfGroup,
  type KindIn,
  seatNames,
  type Teller,
  type Telling,
  teller,
  type Voice,
  voiceOf,
} from '../../engine/index.js';
import { Opening } from './opening.js';
import { Score } from './score.js';
import { counted, extended, inWords, listed } from './sentence.js';

/** A heading and what is told under it, a paragraph a line. */
export interface Section {
  readonly kind: 'opening' | 'turn' | 'result';
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/**
 * Tells events that began when the game stood at `start`. Cards drawn and the faces of Prize cards are left out, but for
 * those of the player it is told to: it is what somebody watching would tell.
 */
export function tellMatch(start: Game, events: readonly GameEvent[], telling: Telling = {}): Section[] {
  const report = new MatchReport(start, { names: seatNames(start.state.sides.length), ...telling });
  events.forEach((event, place) => {
    report.add(event, events[place + 1]);
  });
  return report.end();
}

const STEP_WORDS: Readonly<Record<DamageStepKind, string>> = {
  base: '',
  'attacker-effects': 'with the attacker’s effects ',
  weakness: 'with Weakness ',
  resistance: 'with Resistance ',
  'defender-effects': 'with the defender’s effects ',
};

const stepText = ({ step, points }: EventOf<'damageStepped'>): string => `${STEP_WORDS[step]}${points}`;

class MatchReport {
  private readonly sections: Section[] = [];
  private readonly teller: Teller;
  private readonly score: Score;
  private opening: Opening | null = null;
  private title: string;
  private paragraphs: string[][] = [[]];
  private hasAttacked = false;
  /** Names of cards paid for a retreat that is under way. */
  private paid: string[] = [];
  private prizesTaken = 0;
  /** How the damage that is about to be done came about. */
  private steps: readonly string[] = [];
  /** Prize cards that the player it is told to has taken. */
  private prizesSeen: string[] = [];

  private readonly voice: Voice;

  constructor(
    private readonly game: Game,
    private readonly telling: Telling & { readonly names: readonly string[] },
  ) {
    this.teller = teller(game, telling);
    this.voice = voiceOf(telling.names, telling.you ?? null);
    this.score = new Score(game);
    const { turn, seat } = game.state;
    this.title = `Turn ${turn}: ${this.voice.name(seat)}`;
  }

  add(event: GameEvent, next: GameEvent | undefined): void {
    if (event.kind === 'damageStopped' && event.rule === null) return; // the steps of the damage tell of Resistance
    const sentence = this.teller.tell(event);
    this.score.add(event);
    if (event.kind === 'gameBegan') this.begin(event.suddenDeaths);
    else if (event.kind === 'turnBegan') this.beginTurn(sentence ?? '');
    else if (event.kind === 'gameWon') this.result(sentence ?? '');
    else if (this.opening !== null) this.opening.add(event, sentence);
    else this.tell(event, sentence, next);
  }

  end(): Section[] {
    this.close();
    return this.sections;
  }

  private begin(suddenDeaths: number): void {
    this.close();
    this.title = suddenDeaths === 0 ? 'The opening' : `Sudden Death game ${suddenDeaths}`;
    this.opening = new Opening(this.game, this.voice, this.nameOf);
  }

  private beginTurn(sentence: string): void {
    this.close();
    this.title = sentence.replace(/\.$/, '');
  }

  /** Ends the section that is being told, if there is anything in it. */
  private close(): void {
    const paragraphs = this.opening?.paragraphs() ?? this.paragraphs.map((each) => each.join(' ')).filter(Boolean);
    if (paragraphs.length > 0) {
      this.sections.push({ kind: this.opening === null ? 'turn' : 'opening', title: this.title, paragraphs });
    }
    this.opening = null;
    this.paragraphs = [[]];
    this.hasAttacked = false;
  }

  private result(sentence: string): void {
    this.close();
    const { turns, lost } = this.score;
    const [first, ...others] = lost.map((count, seat) => ({ name: this.voice.name(seat), count }));
    const most = `${first?.name} lost ${counted(first?.count ?? 0, 'Pokémon', 'Pokémon')}`;
    const rest = others.map(({ name, count }) => `${name} ${count === 0 ? 'none' : inWords(count)}`);
    const told = `In ${counted(turns, 'turn')} ${listed([most, ...rest])}.`;
    this.sections.push({ kind: 'result', title: 'The result', paragraphs: [`${sentence} ${told}`] });
  }

  private say(sentence: string | null): void {
    if (sentence !== null) this.paragraphs.at(-1)!.push(sentence);
  }

  private tell(event: GameEvent, sentence: string | null, next: GameEvent | undefined): void {
    if (isOfGroup(event, 'damage')) return this.damaged(event, sentence);
    switch (event.kind) {
      case 'cardDrawn':
        return this.say(event.seat === this.telling.you ? sentence : null);
      case 'damageStepped':
        this.steps = event.step === 'base' ? [stepText(event)] : [...this.steps, stepText(event)];
        return;
      case 'attackDeclared':
        this.hasAttacked = true;
        this.steps = [];
        this.paragraphs.push([]);
        return this.say(sentence);
      case 'prizeTaken':
        return this.takePrize(event, next);
      case 'retreatPaid':
        this.paid.push(this.nameOf(event.card));
        return;
      case 'retreated':
      case 'retreatFailed':
        return this.retreat(sentence ?? '');
      case 'turnEnded':
        if (!this.hasAttacked) this.say(sentence);
        return;
      case 'checkupBegan':
        this.paragraphs.push([]);
        return;
      default:
        return this.say(sentence);
    }
  }

  private damaged({ pokemon, points }: EventOf<KindIn<'damage'>>, sentence: string | null): void {
    const left = this.score.hpLeft(pokemon);
    const isHurt = sentence !== null && points > 0 && left > 0;
    const steps = this.steps.length === 0 ? '' : ` (${this.steps.join(', ')})`;
    this.steps = [];
    const more = `${isHurt ? `, ${left} HP left` : ''}${steps}`;
    this.say(sentence === null || more === '' ? sentence : extended(sentence, more));
  }

  /** Prize cards taken one after the other are told together. */
  private takePrize({ seat, card }: EventOf<'prizeTaken'>, next: GameEvent | undefined): void {
    this.prizesTaken++;
    if (seat === this.telling.you && card !== null) this.prizesSeen.push(this.nameOf(card));
    if (next?.kind === 'prizeTaken' && next.seat === seat) return;
    const left = this.score.prizesLeft(seat);
    const several = this.prizesTaken === 1 ? null : counted(this.prizesTaken, 'Prize card');
    const seen = this.prizesSeen.length === 0 ? '' : `, ${listed(this.prizesSeen)}`;
    const some = `${several ?? 'a Prize card'}${seen}; ${inWords(left)} ${left === 1 ? 'is' : 'are'} left`;
    const last = `the last ${several ?? 'Prize card'}`;
    this.say(capital(`${this.voice.does(seat, 'takes')} ${left > 0 ? some : last}.`));
    this.prizesTaken = 0;
    this.prizesSeen = [];
  }

  private readonly nameOf = (card: number): string => {
    const { name } = cardOf(this.game, card);
    return this.telling.mark?.(name, card) ?? name;
  };

  private retreat(sentence: string): void {
    this.say(this.paid.length === 0 ? sentence : `For ${listed(this.paid)}: ${sentence}`);
    this.paid = [];
  }
}
