/** Over so many milliseconds. */
const WINDOW = 30_000;

/** How many games a second are played, of late. */
export class Pace {
  private readonly begun = performance.now();
  private readonly played: { readonly games: number; readonly at: number }[] = [];

  add(games: number, at: number): void {
    this.played.push({ games, at });
  }

  rate(now: number): number {
    while (this.played.length > 0 && this.played[0]!.at < now - WINDOW) this.played.shift();
    const games = this.played.reduce((sum, each) => sum + each.games, 0);
    return games / (Math.min(WINDOW, Math.max(1000, now - this.begun)) / 1000);
  }
}
