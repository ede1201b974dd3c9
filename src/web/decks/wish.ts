/* The deck that somebody wants to play, on its way from the desk to a new game. */
let wished: { readonly own: string; readonly era: string; readonly format: string } | null = null;

export function wishFor(own: string, era: string, format: string): void {
  wished = { own, era, format };
}

/** The wish, and nothing when it is asked for again later: it is granted once. */
export const wishedFor = (): typeof wished => wished;

export function forgetWish(): void {
  wished = null;
}
