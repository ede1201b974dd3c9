/* The deck that somebody wants to play, on its way from the desk to a new game. */
interface Wish {
  /** The id of a deck of one's own; null: it ships, and is known by its name. */
  readonly own: string | null;
  readonly name: string;
  readonly era: string;
  readonly format: string;
}

let wished: Wish | null = null;

export function wishFor(wish: Wish): void {
  wished = wish;
}

/** The wish, and nothing when it is asked for again later: it is granted once. */
export const wishedFor = (): Wish | null => wished;

export function forgetWish(): void {
  wished = null;
}
