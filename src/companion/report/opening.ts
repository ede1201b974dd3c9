// The opening of a game, from the coin to the Prize cards, in a few sentences.
import { capital, type GameEvent, type Seat, seatOf, type Voice } from '../../engine/index.js';
import type { Sentence } from './manuscript.js';
import { counted, listed, tallied } from './sentence.js';

/** What is gathered until the first turn begins. */
interface Gathered {
  greeting: string[];
  /** The flip and who goes first: told at its place, before or after the Pokémon are placed. */
  early: string[];
  late: string[];
  /** What the teller said about Pokémon placed face down, for a game that ends before they are revealed. */
  placed: string[];
  readonly mulligans: number[];
  readonly sharedMulligans: number[];
  /** The cards of each hand that was shown, copies counted. @rule SETUP-11 */
  readonly shown: string[][][];
  /** Null: no bonus cards were offered. */
  readonly bonus: (number | null)[];
  readonly revealed: string[][];
  readonly prizes: number[];
}

export class Opening {
  private readonly gathered: Gathered;

  constructor(
    seats: number,
    private readonly voice: Voice,
    private readonly nameOf: (card: number) => string,
  ) {
    const perSeat = <T>(value: () => T): T[] => Array.from({ length: seats }, value);
    this.gathered = {
      greeting: [],
      early: [],
      late: [],
      placed: [],
      mulligans: perSeat(() => 0),
      sharedMulligans: perSeat(() => 0),
      shown: perSeat(() => [[]]),
      bonus: perSeat(() => null),
      revealed: perSeat(() => []),
      prizes: perSeat(() => 0),
    };
  }

  /** Takes an event of the opening in; `sentence` is what the teller says of it. */
  add(event: GameEvent, sentence: string | null): void {
    const { gathered } = this;
    switch (event.kind) {
      case 'handShown':
        gathered.shown[event.seat]!.at(-1)!.push(this.nameOf(event.card));
        return;
      case 'mulliganTaken':
        gathered.shown[event.seat]!.push([]);
        (event.shared ? gathered.sharedMulligans : gathered.mulligans)[event.seat]!++;
        return;
      case 'bonusTaken':
        gathered.bonus[event.seat] = (gathered.bonus[event.seat] ?? 0) + event.count;
        return;
      case 'prizesSetAside':
        gathered.prizes[event.seat] = event.count;
        return;
      case 'revealed':
        gathered.revealed[seatOf(event.pokemon)]!.push(this.nameOf(event.card));
        return;
      case 'placedActive':
      case 'placedOnBench':
        gathered.placed.push(sentence ?? '');
        return;
      case 'greeted':
        gathered.greeting.push(sentence ?? '');
        return;
      case 'coinFlipped':
      case 'wentFirst':
        (gathered.prizes.some((count) => count > 0) ? gathered.late : gathered.early).push(sentence ?? '');
    }
  }

  /** In two paragraphs: how it began; what was placed, and what is at stake. */
  sentences(): Sentence[] {
    const { greeting, early, late, placed, revealed } = this.gathered;
    const isRevealed = revealed.some((names) => names.length > 0);
    const opened = isRevealed ? revealed.map((names, seat) => this.opensWith(seat, names)) : placed;
    return [
      [...greeting, ...early, ...this.mulligans()],
      [...opened, ...this.prizes(), ...late],
    ].flatMap((sentences, paragraph) => sentences.map((text) => ({ text, paragraph })));
  }

  private opensWith(seat: Seat, [active, ...bench]: readonly string[]): string {
    const opens = capital(`${this.voice.does(seat, 'opens')} with ${active}`);
    return bench.length === 0 ? `${opens} alone.` : `${opens}, and on the Bench ${listed(bench)}.`;
  }

  private mulligans(): string[] {
    const { mulligans, bonus, sharedMulligans } = this.gathered;
    const sharing = sharedMulligans.flatMap((count, seat) => (count > 0 ? [this.voice.name(seat)] : []));
    const shared = counted(Math.max(...sharedMulligans), 'mulligan');
    const both =
      sharing.length === 0 ? [] : [`${capital(listed(sharing))} have no Basic Pokémon and take ${shared} each.`];
    return [
      ...both,
      ...mulligans.flatMap((count, seat) =>
        count === 0
          ? []
          : [capital(`${this.voice.does(seat, 'has')} no Basic Pokémon: ${counted(count, 'mulligan')}.`)],
      ),
      ...this.shownHands(),
      ...bonus.flatMap((count, seat) =>
        count === null ? [] : [capital(`${this.voice.does(seat, 'draws')} ${counted(count, 'bonus card')}.`)],
      ),
    ];
  }

  /** @rule SETUP-11 */
  private shownHands(): string[] {
    return this.gathered.shown.flatMap((hands, seat) =>
      hands
        .filter((names) => names.length > 0)
        .map((names) => capital(`${this.voice.does(seat, 'shows')} ${listed(tallied(names))}.`)),
    );
  }

  private prizes(): string[] {
    const { prizes } = this.gathered;
    const [first] = prizes;
    if (first === undefined || prizes.some((count) => count === 0)) return [];
    if (prizes.every((count) => count === first)) return [`Each sets ${counted(first, 'Prize card')} aside.`];
    return prizes.map((count, seat) =>
      capital(`${this.voice.does(seat, 'sets')} ${counted(count, 'Prize card')} aside.`),
    );
  }
}
