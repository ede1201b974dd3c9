/** When everything of the first screen is there: what is fetched to be kept must not be in the way of what is looked at. */
const LATER = 3000;

/** Keeps the page for when there is no network, at a time when nobody waits for anything. */
export function keepOffline(isBusy: () => boolean): void {
  if (!('serviceWorker' in navigator)) return;
  const keep = (): void => {
    if (isBusy()) setTimeout(keep, LATER);
    else void navigator.serviceWorker.register('./offline.js');
  };
  window.addEventListener('load', () => setTimeout(keep, LATER));
}
