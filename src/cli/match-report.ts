// A game told like a match report: the opening in a few sentences, then turn by turn, then the result.
import { cardOf, type Game, type GameEvent, seatNames, type Teller, teller } from '../engine/index.js';
import { Opening } from './report/opening.js';
import { isDamage, Score } from './report/score.js';
import { counted, extended, inWords, listed } from './report/sentence.js';
import { wrap } from './terminal.js';

/** A heading and what is told under it, a paragraph a line. */
export interface Section {
  readonly kind: 'opening' | 'turn' | 'result';
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/**
 * Tells events that began when the game stood at `start`. Cards drawn and the faces of Prize cards are left out: it is
 * what somebody watching would tell.
 */
export function tellMatch(
  start: Game,
  events: readonly GameEvent[],
  names: readonly string[] = seatNames(start.state.sides.length),
): Section[] {
  const report = new MatchReport(start, names);
  events.forEach((event, place) => {
    report.add(event, events[place + 1]);
  });
  return report.end();
}

/** The sections as text. */
export const reportText = (sections: readonly Section[], width: number): string =>
  sections.map((section) => sectionText(section, width)).join('\n\n');

export const sectionText = ({ title, paragraphs }: Section, width: number): string =>
  [title, ...paragraphs.map((paragraph) => `  ${wrap(paragraph, width, '  ')}`)].join('\n');

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

  constructor(
    private readonly game: Game,
    private readonly names: readonly string[],
  ) {
    this.teller = teller(game, names);
    this.score = new Score(game);
    const { turn, seat } = game.state;
    this.title = `Turn ${turn}: ${names[seat]}`;
  }

  add(event: GameEvent, next: GameEvent | undefined): void {
    const sentence = this.teller.tell(event);
    this.score.add(event);
    if (event.kind === 'gameBegan') this.begin(event.a);
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
    this.opening = new Opening(this.game, this.names);
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
    const [first, ...others] = lost.map((count, seat) => ({ name: this.names[seat], count }));
    const most = `${first?.name} lost ${counted(first?.count ?? 0, 'Pokémon', 'Pokémon')}`;
    const rest = others.map(({ name, count }) => `${name} ${count === 0 ? 'none' : inWords(count)}`);
    const told = `In ${counted(turns, 'turn')} ${listed([most, ...rest])}.`;
    this.sections.push({ kind: 'result', title: 'The result', paragraphs: [`${sentence} ${told}`] });
  }

  private say(sentence: string | null): void {
    if (sentence !== null) this.paragraphs.at(-1)!.push(sentence);
  }

  private tell(event: GameEvent, sentence: string | null, next: GameEvent | undefined): void {
    const { kind, a, b } = event;
    if (isDamage(kind)) return this.damaged(a, b, sentence);
    switch (kind) {
      case 'cardDrawn':
        return;
      case 'attackDeclared':
        this.hasAttacked = true;
        this.paragraphs.push([]);
        return this.say(sentence);
      case 'prizeTaken':
        return this.takePrize(a, next);
      case 'retreatPaid':
        this.paid.push(cardOf(this.game, b).name);
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

  private damaged(pokemon: number, points: number, sentence: string | null): void {
    const left = this.score.hpLeft(pokemon);
    const isHurt = sentence !== null && points > 0 && left > 0;
    this.say(isHurt ? extended(sentence, `, ${left} HP left`) : sentence);
  }

  /** Prize cards taken one after the other are told together. */
  private takePrize(seat: number, next: GameEvent | undefined): void {
    this.prizesTaken++;
    if (next?.kind === 'prizeTaken' && next.a === seat) return;
    const left = this.score.prizesLeft(seat);
    const several = this.prizesTaken === 1 ? null : counted(this.prizesTaken, 'Prize card');
    const some = `${several ?? 'a Prize card'}; ${inWords(left)} ${left === 1 ? 'is' : 'are'} left`;
    this.say(`${this.names[seat]} takes ${left > 0 ? some : `the last ${several ?? 'Prize card'}`}.`);
    this.prizesTaken = 0;
  }

  private retreat(sentence: string): void {
    const cost = this.paid.length === 0 ? '' : `For ${listed(this.paid)}, `;
    this.say(`${cost}${sentence}`);
    this.paid = [];
  }
}
