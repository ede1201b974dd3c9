import { dropEvents, eventCount, eventsFor, NUMBERS_PER_EVENT, type Onlooker } from './event.js';
import type { EventLog } from './event-log.js';
import type { GameEvent } from './event-table.js';

/**
 * All that has happened in a game: the latest as the engine has written it down, the rest in a few bytes an event. A server
 * holds thousands of games, and who comes back to one is told everything.
 */
export class Annals {
  private bytes = new Uint8Array(256);
  private used = 0;
  /** How many events are in the bytes; the log has those after them. */
  private away = 0;

  constructor(private readonly log: EventLog) {}

  /** How many events there are. */
  get count(): number {
    return this.away + eventCount(this.log);
  }

  /** Puts everything away that the log holds. */
  putAway(): void {
    const { numbers } = this.log;
    for (const number of numbers) this.put(number + 1); // none is less than -1
    this.away += numbers.length / NUMBERS_PER_EVENT;
    dropEvents(this.log, 0);
  }

  /** What has happened since so many events, as the onlooker may know it. */
  since(heard: number, onlooker: Onlooker): GameEvent[] {
    if (heard >= this.away) return eventsFor(this.log, onlooker, heard - this.away);
    const numbers = [...this.numbersFrom(heard), ...this.log.numbers];
    return eventsFor({ setup: this.log.setup, numbers }, onlooker);
  }

  /** Takes the events after the first so many out: what led to them is taken back. */
  drop(count: number): void {
    dropEvents(this.log, Math.max(0, count - this.away));
    if (count >= this.away) return;
    this.used = this.placeOf(count);
    this.away = count;
  }

  /** Seven bits a byte, the eighth says that more follow. */
  private put(number: number): void {
    if (this.used + 5 > this.bytes.length) {
      const bytes = new Uint8Array(this.bytes.length + (this.bytes.length >> 1));
      bytes.set(this.bytes);
      this.bytes = bytes;
    }
    let rest = number;
    for (; rest > 127; rest = Math.floor(rest / 128)) this.bytes[this.used++] = (rest % 128) + 128;
    this.bytes[this.used++] = rest;
  }

  /** Where the bytes of an event begin. */
  private placeOf(event: number): number {
    let [at, numbers] = [0, event * NUMBERS_PER_EVENT];
    while (numbers > 0) if (this.bytes[at++]! < 128) numbers--;
    return at;
  }

  private numbersFrom(event: number): number[] {
    const numbers: number[] = [];
    for (let at = this.placeOf(event); at < this.used; ) {
      let [number, unit] = [0, 1];
      for (; this.bytes[at]! > 127; unit *= 128) number += (this.bytes[at++]! - 128) * unit;
      numbers.push(number + this.bytes[at++]! * unit - 1);
    }
    return numbers;
  }
}
