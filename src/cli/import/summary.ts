// What came of an import, for a person and as figures.
import type { FactTally, LocalCard, Merged, ReadDatabase } from '../../cards/index.js';
import { table, wrap } from '../terminal.js';
import { type FactsSummary, factsText } from './facts-text.js';

/** Counted by different cards, however often each was printed. */
interface SerieTally {
  readonly prints: number;
  readonly unique: number;
  readonly compiled: number;
}

export interface ImportSummary {
  readonly source: string;
  readonly file: string;
  readonly bytes: number;
  readonly seconds: number;
  /** Cards that this import brought. */
  readonly cards: number;
  readonly new: number;
  readonly changed: number;
  readonly same: number;
  readonly left_out: {
    readonly unreadable: number;
    readonly other_game: number;
    readonly other_language: number;
    readonly other_things: number;
    /** Where these are, the first of them. */
    readonly others: readonly string[];
  };
  /** What databases say of the same cards; over the whole library. */
  readonly facts: FactsSummary;
  /** All of the library after it. */
  readonly library: SerieTally & { readonly sets: number; readonly series: Readonly<Record<string, SerieTally>> };
}

export interface Imported {
  readonly source: string;
  readonly file: string;
  readonly bytes: number;
  readonly seconds: number;
  readonly read: ReadDatabase;
  readonly merged: Merged;
}

export function summaryOf({ source, file, bytes, seconds, read, merged }: Imported): ImportSummary {
  const { cards } = merged;
  const bySerie = new Map<string, LocalCard[]>();
  for (const card of cards) {
    const { serie } = card.print;
    const known = bySerie.get(serie);
    if (known === undefined) bySerie.set(serie, [card]);
    else known.push(card);
  }
  return {
    source,
    file,
    bytes,
    seconds: Math.round(seconds * 10) / 10,
    cards: read.cards.length,
    ...merged.counts,
    left_out: {
      unreadable: read.faults.length,
      other_game: read.leftOut.otherGame,
      other_language: read.leftOut.otherLanguage,
      other_things: read.leftOut.otherThings,
      others: read.others,
    },
    facts: factsOf(merged.facts),
    library: {
      ...tallyOf(cards),
      sets: new Set(cards.map(({ print }) => print.setId)).size,
      series: Object.fromEntries([...bySerie].map(([serie, each]) => [serie, tallyOf(each)])),
    },
  };
}

function factsOf({ cards, facts, contradictions }: Merged['facts']): FactsSummary {
  const all = Object.values(facts);
  const sum = (count: (each: FactTally) => number): number => all.reduce((so, each) => so + count(each), 0);
  return {
    cards,
    confirmed: sum(({ confirmed }) => confirmed),
    single: sum(({ single }) => single.tcgdex + single['pokemon-tcg-data']),
    contradicted: sum(({ contradicted }) => contradicted),
    by_fact: facts,
    contradictions,
  };
}

function tallyOf(cards: readonly LocalCard[]): SerieTally {
  const unique = new Map(cards.map((card) => [card.likeness, card]));
  return {
    prints: cards.length,
    unique: unique.size,
    compiled: [...unique.values()].filter(({ compiles }) => compiles).length,
  };
}

const number = (value: number): string => String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');
const share = ({ unique, compiled }: SerieTally): string => `${((100 * compiled) / Math.max(1, unique)).toFixed(1)} %`;

/** `isLast`: whether all of the library is told, as it is when nothing more is put to it. */
export function summaryText(summary: ImportSummary, isLast = true): string {
  const { library, left_out: left } = summary;
  const rows = Object.entries(library.series).map(([serie, tally]) => row(serie || '(no serie)', tally));
  const brought = wrap(
    `${number(summary.cards)} cards from ${summary.source} in ${summary.seconds.toFixed(1)} s: ${number(summary.new)} new, ` +
      `${number(summary.changed)} changed, ${number(summary.same)} the same. ${leftOutText(left)}`.trimEnd(),
  );
  if (!isLast) return brought;
  return [
    table(['serie', 'prints', 'unique', 'compiled', 'share'], [...rows, row('all', library)]),
    '',
    brought,
    ...factsText(summary.facts),
    wrap(
      `${number(library.compiled)} of ${number(library.unique)} different cards can be played; of the others a text or a fact ` +
        'is not understood: `rulebox cards search status:unsupported` lists them, `rulebox cards explain CARD` says why.',
    ),
    wrap(
      `All ${number(library.prints)} are in ${summary.file} (${(summary.bytes / 1e6).toFixed(1)} MB), on this machine only. ` +
        'Commands that take names of cards find them there.',
    ),
  ].join('\n');
}

const row = (title: string, tally: SerieTally): (string | number)[] => [
  title,
  number(tally.prints),
  number(tally.unique),
  number(tally.compiled),
  share(tally),
];

function leftOutText({
  unreadable,
  other_game,
  other_language,
  other_things,
  others,
}: ImportSummary['left_out']): string {
  const parts = [
    ...(unreadable === 0 ? [] : [`${number(unreadable)} that cannot be read (above)`]),
    ...(other_game === 0 ? [] : [`${number(other_game)} of Pokémon TCG Pocket, which is another game`]),
    ...(other_language === 0 ? [] : [`${number(other_language)} that are not known in English`]),
    ...(other_things === 0
      ? []
      : [
          `${number(other_things)} that are neither cards nor sets (${others.join(', ')}${others.length < other_things ? ', …' : ''})`,
        ]),
  ];
  return parts.length === 0 ? '' : `Left out: ${parts.join('; ')}.`;
}
