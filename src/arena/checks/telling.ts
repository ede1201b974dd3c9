import { eventsFor, type Game, type Teller, teller } from '../../engine/index.js';

/** Follows a game that records its events and returns what its sentences lack. */
export function listener(game: Game): () => string[] {
  const told: Teller = teller(game);
  let heard = 0;
  return () => {
    if (game.log === null) return [];
    const events = eventsFor(game.log, 'all-seeing', heard);
    heard += events.length;
    return events.flatMap((event) => {
      const sentence = told.tell(event);
      const isSound = sentence === null || (/^\S.*[.!?]$/.test(sentence) && !/undefined|NaN|null/.test(sentence));
      return isSound ? [] : [`"${event.kind}" is told as "${sentence}"`];
    });
  };
}
