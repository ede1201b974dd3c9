import type { Motif, Sign } from '../../session/index.js';

/* The motif on the plate of a Trainer card: what it does, drawn once among the marks, with its figure on it. On 80 by 46. */

const PAPER = 'var(--paper)';

const card = (x: number, y: number, turned = 0): string =>
  `<rect x="${x - 6}" y="${y - 8.5}" width="12" height="17" rx="1.6" fill="${PAPER}" transform="rotate(${turned} ${x} ${y})"/>`;

const fan = (count: number, x: number, y: number, step: number): string =>
  Array.from({ length: count }, (_, place) => {
    const turned = (place - (count - 1) / 2) * step;
    const angle = (turned * Math.PI) / 180;
    return card(round(x + 24 * Math.sin(angle)), round(y + 24 - 24 * Math.cos(angle)), turned);
  }).join('');

const round = (number: number): number => Math.round(number * 10) / 10;

const disc = (x: number, y: number, radius: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${PAPER}"/><circle cx="${x}" cy="${y}" r="${round(radius * 0.45)}" fill="currentColor" stroke="none"/>`;

const stack = (x: number, y: number): string => card(x - 2, y + 3) + card(x, y + 1.5) + card(x + 2, y);

const line = (path: string, width = 2.4): string => `<path d="${path}" fill="none" stroke-width="${width}"/>`;

const shape = (path: string, width = 1.6): string => `<path d="${path}" fill="${PAPER}" stroke-width="${width}"/>`;

/**
 * How figures look, as attributes: the policy of the page takes no style from a text, and what is drawn once and used elsewhere
 * is reached by no rule that speaks of what is around it.
 */
const BOLD = `font-weight="800" text-anchor="middle" fill="currentColor" stroke="${PAPER}" stroke-width="2.4" paint-order="stroke"`;

/** A figure, smaller the longer it is. */
function figure(text: string, x: number, y: number, size: number): string {
  const fits = text.length > 3 ? size * (3 / text.length) ** 0.7 : size;
  return `<text x="${x}" y="${y}" ${BOLD} font-size="${round(fits)}">${text}</text>`;
}

const kindOf = (text: string, x: number, y: number): string =>
  text.startsWith('E') ? disc(x, y - 5, 6) + figure(text.slice(1), x + 16, y, 11) : figure(text, x, y, 14);

const label = (text: string, x: number, y: number): string =>
  text === ''
    ? ''
    : `<rect x="${x - 16}" y="${y - 12.5}" width="32" height="17" rx="3" fill="${PAPER}"/>${figure(text, x, y + 1, 13)}`;

const OCTAGON = shape('M31 3h18l12 12v16L49 43H31L19 31V15z', 1.8) + line('M33 7h14l10 10v12L47 39H33L23 29V17z', 0.8);

/** How each motif is drawn, with its figure. */
const DRAWN: Readonly<Record<Motif, (text: string) => string>> = {
  draw: (text) => {
    const count = Math.min(7, Number.parseInt(text, 10) || 4);
    return fan(count, 40, 22, count > 5 ? 13 : 16) + (text === '' ? '' : figure(text, 40, 32, 17));
  },
  search: (text) =>
    `${stack(28, 28)}${line('M28 17V8', 1.6)}<circle cx="50" cy="20" r="12" fill="${PAPER}"/>${line('m58.5 28.5 7.5 8', 4)}${kindOf(text, 50, 25)}`,
  look: () =>
    `${[16, 28, 40, 52, 64].map((x) => card(x, 33)).join('')}${shape('M20 13c9-12 31-12 40 0-9 12-31 12-40 0z', 1.8)}<circle cx="40" cy="13" r="5" fill="currentColor" stroke="none"/>`,
  retrieve: (text) =>
    `${line('M12 40h40', 1.6)}${card(30, 37, 90)}${card(30, 33, 84)}${line('M20 29C16 13 34 5 45 12')}${line('m40 5 6.5 7.5-9.5 2.5')}<circle cx="58" cy="23" r="11" fill="${PAPER}"/>${kindOf(text, 58, 28)}`,
  recycle: () =>
    stack(40, 22) +
    line('M18 24a22 17 0 0 1 37-12M62 22a22 17 0 0 1-37 13') +
    line('m47 10 8 2.5-2-8M33 38l-8-2.500 2 8'),
  trade: (text) =>
    `${card(16, 23)}${line('M26 17h20m-5-5 5.5 5-5.5 5M48 30H28m5-5-5.5 5 5.5 5', 2.2)}<circle cx="63" cy="23" r="11.5" fill="${PAPER}"/>${kindOf(text, 63, 28)}`,
  scoop: () => card(40, 14) + line('M14 28c2 12 12 15 26 15s24-3 26-15') + line('M40 36V22m-6 6 6-7 6 7', 2.6),
  heal: (text) =>
    `<circle cx="40" cy="23" r="20" fill="none" stroke-width="1"/>${shape('M34 5h12v12h12v12H46v12H34V29H22V17h12z')}${figure(text, 40, 28, 13)}`,
  cure: () =>
    `<circle cx="40" cy="23" r="19" fill="none" stroke-dasharray="3 3"/>${shape('M40 6c6 9 11 14 11 20a11 11 0 0 1-22 0c0-6 5-11 11-20z')}${line('m34.500 26 4 4.500 7.500-9', 2.6)}`,
  afflict: () =>
    `<circle cx="40" cy="23" r="19" fill="none" stroke-dasharray="3 3"/>${line('M40 24a3 3 0 1 1 3-4c2 6-3 10-8 9-8-2-9-12-2-16 8-4 18 1 18 11 0 7-5 12-11 14', 2.6)}`,
  hit: (text) =>
    `${line('M6 23h9M65 23h9M14 8l6 4M66 8l-6 4M14 38l6-4M66 38l-6-4')}${OCTAGON}${figure(text, 40, 29, 17)}`,
  switch: (text) =>
    `${card(29, 16)}${card(51, 30)}${line('M38 12c9-1 13 3 14 7M42 34c-9 1-13-3-14-7')}${line('m56 14-3.600 6-5.800-4M24 32l3.600-6 5.800 4')}${text === '2' ? line('M6 23h14M60 23h14', 1.4) : ''}`,
  gust: () =>
    `<path d="M12 15h56" stroke-width="1" stroke-dasharray="2 3"/>${card(22, 9)}${card(58, 9)}${card(40, 25)}${line('M30 6c-9 9-7 25 2 31M50 6c9 9 7 25-2 31', 1.8)}${line('M40 33v10m-5-4.500 5 5 5-5', 2.6)}`,
  attach: (text) =>
    Array.from({ length: 12 }, (_, place) => {
      const angle = (place * Math.PI) / 6;
      const at = (far: number): string => `${round(40 + far * Math.cos(angle))} ${round(23 + far * Math.sin(angle))}`;
      return line(`M${at(13)}L${at(20)}`, 2);
    }).join('') +
    disc(40, 23, 10) +
    (text === '' || text === '1' ? '' : label(`×${text}`, 62, 37)),
  move: () =>
    `${disc(22, 27, 9)}<circle cx="58" cy="27" r="9" fill="none" stroke-dasharray="3 2.500"/>${line('M25 13c8-8 22-8 30 0')}${line('m57 6-1 8-8-1.500')}`,
  remove: (text) =>
    text === 'P'
      ? card(40, 18) + line('m24 42 32-38', 3)
      : `<g transform="translate(-4 0)">${shape('M40 8a15 15 0 0 0 0 30l-4-8 7-6-6-7z')}</g><g transform="translate(5 0)">${shape('M40 8a15 15 0 0 1 0 30l-4-8 7-6-6-7z')}</g>`,
  evolve: () =>
    [0, 1, 2].map((i) => line(`M${26 - i * 2} ${38 - i * 11}l${14 + i * 2}-10 ${14 + i * 2} 10`, 2.4 + i)).join(''),
  boost: (text) => OCTAGON + figure(text, 40, 29, 17),
  guard: (text) =>
    `${shape('M40 3 21 9v13c0 10 8 17 19 21 11-4 19-11 19-21V9z', 1.8)}${line('M40 7.500 25 12v10c0 8 6.500 13 15 16.500C48.500 35 55 30 55 22V12z', 0.8)}${figure(text, 40, 29, 15)}`,
  disrupt: (text) =>
    `<g transform="rotate(180 40 20)">${fan(5, 40, 20, 16)}</g>${line('m16 40 48-36')}${text === '' ? '' : `<circle cx="62" cy="34" r="9" fill="${PAPER}"/>${figure(text, 62, 38.5, 13)}`}`,
  attack: () =>
    line('m16 38 30-26M50 8l10-4-4 10M20 30l8 8M13 41l7-7') + line('m64 38-30-26M30 8 20 4l4 10M60 30l-8 8M67 41l-7-7'),
  worth: (text) => line('M24 28V14a9 9 0 0 1 18 0v18a12 12 0 0 1-24 0V17', 3.2) + label(text, 56, 28),
  lock: () =>
    `${shape('M8 40 30 10l9 12 7-9 26 27z')}${line('m30 10-3 12 4 5-5 13M46 13l2 10-4 6 3 11', 1)}<circle cx="62" cy="12" r="8.500" fill="${PAPER}" stroke-width="2.4"/>${line('m56 18 12-12')}`,
};

/** What has to go first, on the cut corner; a coin in the other one. */
const corner = (cost: string): string =>
  cost === ''
    ? ''
    : `<path d="M0 0h${cost === 'all' ? 34 : 28}L0 ${cost === 'all' ? 34 : 28}z" fill="currentColor" stroke="none"/><text x="2.500" y="11.500" font-weight="800" font-size="11" fill="${PAPER}" stroke="none">−${cost}</text>`;

const COIN = `<circle cx="71" cy="9" r="7" fill="${PAPER}" stroke-width="1.4"/><path d="M71 4.500v9M66.500 9h9" stroke-width="1.2"/><circle cx="71" cy="9" r="4.500" fill="none" stroke-width=".8"/>`;

/** Draws the motif among the marks unless it is there already, and says what it is called there. */
export function motifOf({ motif, figure: text, cost, coin }: Sign): string {
  const id = `motif-${motif}-${[text, cost, coin ? 'coin' : ''].map(spelt).join('-')}`;
  const marks = document.querySelector('svg.sprite');
  if (marks === null || document.getElementById(id) !== null) return id;
  const symbol = document.createElementNS('http://www.w3.org/2000/svg', 'symbol');
  symbol.setAttribute('id', id);
  symbol.setAttribute('viewBox', '0 0 80 46');
  symbol.innerHTML = DRAWN[motif](escaped(text)) + corner(escaped(cost)) + (coin ? COIN : '');
  marks.append(symbol);
  return id;
}

/** A name for a drawing: a cost or a figure may hold signs that a name must not. */
const spelt = (text: string): string => text.replace(/[^a-z0-9]/gi, (sign) => `_${sign.codePointAt(0)!.toString(36)}`);

const escaped = (text: string): string => text.replace(/[&<>"]/g, '');

/** The hatch behind it is the name's own: two cards that do the same are still two cards. */
export function hatchOf(name: string): { readonly '--hatch': string; readonly '--pitch': string } {
  let bits = 2166136261;
  for (const letter of name) bits = Math.imul(bits ^ letter.codePointAt(0)!, 16777619);
  bits >>>= 0;
  return { '--hatch': `${(bits % 12) * 15}deg`, '--pitch': `${(2.6 + ((bits >>> 6) % 4) * 0.5).toFixed(1)}px` };
}
