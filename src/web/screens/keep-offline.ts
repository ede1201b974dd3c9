/** When everything of the first screen is there: what is fetched to be kept must not be in the way of what is looked at. */
const LATER = 3000;

/** While others play, the next file waits, but not for ever: where one only watches, they play all the time. */
const GIVE_WAY = 100;
const PATIENCE = 10;

/** A server that is away now may be back in a minute; where it stays away, the next visit keeps the page. */
const TRY_AGAIN = 60_000;
const TRIES = 5;

/** What is kept, as the build has written it beside the page. */
interface Kept {
  readonly name: string;
  readonly files: readonly string[];
}

/** Keeps the page for when there is no network, at a time when nobody waits for anything. */
export function keepOffline(isBusy: () => boolean): void {
  if (!('serviceWorker' in navigator)) return;
  const keep = async (tries: number): Promise<void> => {
    await keepFiles(isBusy).catch(() => {}); // then the service worker fetches what is missing
    const isKept = await navigator.serviceWorker.register('./offline.js').then(
      () => true,
      () => false,
    );
    if (!isKept && tries > 1) setTimeout(() => void keep(tries - 1), TRY_AGAIN);
  };
  window.addEventListener('load', () => setTimeout(() => void keep(TRIES), LATER));
}

/**
 * Fetches one file after the other. The service worker could do it, but all that it keeps while it is installed is compiled
 * at once, which takes a good part of a second from a game that has just begun.
 */
async function keepFiles(isBusy: () => boolean): Promise<void> {
  const response = await fetch('./offline.json');
  const { name, files } = (await response.json()) as Kept;
  const kept = await caches.open(name);
  for (const file of files) {
    for (let waited = 0; isBusy() && waited < PATIENCE; waited++) await new Promise((go) => setTimeout(go, GIVE_WAY));
    if ((await kept.match(file)) === undefined) await kept.add(file);
  }
}
