// Labels that are drawn on a card, and that one of the databases does not name: where the other does not tell, the class stays in
// doubt.
import type { CardFacts, CardTag } from '../../engine/index.js';
import type { Say } from './imported.js';
import type { Sheet } from './sheet.js';

const ofLater = new Set(['Scarlet & Violet', 'Mega Evolution']);
const isPrintedBothWays = ({ name, print }: Sheet): boolean =>
  ofLater.has(print.serie) && /^(?:Koraidon|Miraidon|Ciphermaniac['’]s Codebreaking)\b/.test(name);

const STYLES: readonly CardTag[] = ['single-strike', 'rapid-strike', 'fusion-strike'];

/** Which prints may bear which of them at all. @rule CLS-22 CLS-27 */
const DRAWN: readonly {
  readonly label: string;
  readonly tags: readonly CardTag[];
  readonly mayBear: (sheet: Sheet) => boolean;
}[] = [
  {
    label: 'Team Plasma',
    tags: ['team-plasma'],
    mayBear: ({ print: { serie, released } }) =>
      serie === 'Black & White' && released >= '2013-02' && released < '2013-11',
  },
  {
    label: 'a battle style',
    tags: STYLES,
    mayBear: ({ print: { serie, regulationMark } }) => serie === 'Sword & Shield' && regulationMark === 'E',
  },
  { label: 'Ancient', tags: ['ancient'], mayBear: isPrintedBothWays },
  { label: 'Future', tags: ['future'], mayBear: isPrintedBothWays },
  {
    label: 'Tera',
    tags: ['tera'],
    mayBear: ({ kind, name, print }) => kind === 'pokemon' && ofLater.has(print.serie) && / ex$/.test(name),
  },
];

/**
 * A card whose text is of use to cards of one battle style only bears that style itself: so it is with every such card
 * whose labels are known. A text that speaks of the opponent's, or of several styles, tells nothing. @rule CLS-27
 */
const STYLE_OF_TEXT: readonly (readonly [CardTag, RegExp])[] = [
  ['single-strike', /\bSingle Strike\b/],
  ['rapid-strike', /\bRapid Strike\b/],
  ['fusion-strike', /\bFusion Strike\b/],
];

function styleByText({ text, attacks, powers, print }: Sheet): CardTag | null {
  if (print.serie !== 'Sword & Shield') return null;
  const all = [text, ...attacks.map((one) => one.text), ...powers.map((one) => one.text)].join(' ');
  const styles = STYLE_OF_TEXT.filter(([, words]) => words.test(all));
  const isOfTheirs = /opponent['’]s [^.]*(?:Single|Rapid|Fusion) Strike (?:Pokémon|card)/.test(all);
  return styles.length === 1 && !isOfTheirs ? styles[0][0] : null;
}

/** Adds the labels that are known, and tells those of which nothing is. */
export function drawnLabels(sheet: Sheet, tags: Set<CardTag>, say: Say): CardFacts['doubts'] {
  const style = styleByText(sheet);
  if (style !== null) tags.add(style);
  return DRAWN.flatMap(({ label, tags: labels, mayBear }) => {
    if (sheet.namesAllLabels || !mayBear(sheet) || labels.some((one) => tags.has(one))) return [];
    say('note', 'label-unknown', `The database does not say whether it bears ${label}.`);
    return labels;
  });
}
