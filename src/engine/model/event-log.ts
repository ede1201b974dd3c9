/** What happened, as numbers: four an event (kind, a, b, and the seats as bits that may see the card in `b`). */
export interface EventLog {
  readonly numbers: number[];
}
