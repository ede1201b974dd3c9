// How the tests play: by what a player sees lit on the page, attacking when they can.

/** The things that can be done now, the most wanted first. It runs in the page. */
export function wanted(): HTMLElement[] {
  const find = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
  const acts = (name: string): HTMLElement[] => find(`.bar .act[data-act="${name}"]:not(.used)`);
  const bar = find('.bar .act:not(.used):not([data-act])').filter((each) => each.textContent !== 'CancelEsc');
  return [
    ...find('.laidout [data-state~="legal"]'),
    ...find('.prize'),
    ...find('[data-pokemon][data-state~="legal"]'),
    ...find('.atk.on:not(.pw)'),
    ...find('.hc.sel'),
    ...find('.hc.play'),
    ...acts('attack'),
    ...acts('end'),
    ...bar,
  ];
}

/** Whether somebody has won: the bar says so at once, and the result follows when everything has been shown. */
export const isOver = (): boolean =>
  document.querySelector('.result') !== null || /\bwins?$/.test(document.querySelector('.say h2')?.textContent ?? '');

/** Everything that a player could touch to some purpose, in no order. It runs in the page. */
export function possible(): HTMLElement[] {
  const selectors = [
    '.laidout [data-state~="legal"]',
    '.prize',
    '[data-pokemon][data-state~="legal"]',
    '.spot.usable',
    '.atk.on',
    '.attackpanel footer .btn[data-thing]:not(.closed)',
    '.hc.sel',
    '.hc.play',
    '.bar .act:not(.used)',
  ];
  const found = selectors.flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)]);
  return [...new Set(found)];
}

/** The page's own functions as text, to be evaluated there. */
export const inPage = `const wanted = ${wanted}; const isOver = ${isOver}; const possible = ${possible};`;
