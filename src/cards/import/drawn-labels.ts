// Labels that are drawn on a card and written nowhere: what is known of single prints. Where nothing is known, the class stays in doubt.
import type { CardFacts, CardTag } from '../../engine/index.js';
import type { Say } from './imported.js';
import type { Sheet } from './sheet.js';

/** Prints by their ids in the databases; `no`: known not to bear it. @rule CLS-22 */
const TEAM_PLASMA = {
  yes: `bw8-101 bw8-108 bw8-134 bw9-23 bw9-38 bw9-53 bw9-64 bw9-100 bw9-102 bw9-110 bw9-111 bw10-13 bw10-65 bw10-66
    bw10-86 bw10-92 bw10-93`,
  no: 'bw10-35 bw10-46 bw10-52 bw10-69 bw10-89',
};

/** Koraidon and Miraidon are printed with and without the label; of these prints their texts tell. @rule CLS-27 */
const ANCIENT = 'sv05-119 sv08-116 svp-091';
const FUTURE = 'sv05-121 sv08-069 svp-092';

const ofLater = new Set(['Scarlet & Violet', 'Mega Evolution']);
const isPrintedBothWays = ({ name, print }: Sheet): boolean =>
  ofLater.has(print.serie) && /^(?:Koraidon|Miraidon|Ciphermaniac['’]s Codebreaking)\b/.test(name);

const STYLES: readonly CardTag[] = ['single-strike', 'rapid-strike', 'fusion-strike'];

/** Which prints may bear which of them at all. @rule CLS-22 CLS-27 */
const DRAWN: readonly {
  readonly label: string;
  readonly tags: readonly CardTag[];
  readonly yes: ReadonlySet<string>;
  readonly no: ReadonlySet<string>;
  readonly mayBear: (sheet: Sheet) => boolean;
}[] = [
  {
    label: 'Team Plasma',
    tags: ['team-plasma'],
    yes: new Set(TEAM_PLASMA.yes.split(/\s+/)),
    no: new Set(TEAM_PLASMA.no.split(/\s+/)),
    mayBear: ({ print: { serie, released } }) =>
      serie === 'Black & White' && released >= '2013-02' && released < '2013-11',
  },
  {
    label: 'a battle style',
    tags: STYLES,
    yes: new Set(),
    no: new Set(),
    mayBear: ({ print: { serie, regulationMark } }) => serie === 'Sword & Shield' && regulationMark === 'E',
  },
  { label: 'Ancient', tags: ['ancient'], yes: new Set(ANCIENT.split(' ')), no: new Set(), mayBear: isPrintedBothWays },
  { label: 'Future', tags: ['future'], yes: new Set(FUTURE.split(' ')), no: new Set(), mayBear: isPrintedBothWays },
  {
    label: 'Tera',
    tags: ['tera'],
    yes: new Set(),
    no: new Set(),
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
  const { print } = sheet;
  return DRAWN.flatMap(({ label, tags: labels, yes, no, mayBear }) => {
    if (yes.has(print.id)) tags.add(labels[0]);
    if (sheet.namesAllLabels || !mayBear(sheet) || no.has(print.id) || labels.some((one) => tags.has(one))) return [];
    say('note', 'label-unknown', `The database does not say whether it bears ${label}.`);
    return labels;
  });
}
