// The cards that a search goes through, each with what is known of its texts.
import {
  type ImportedCard,
  identityOf,
  isBlocked,
  type LocalCard,
  merge,
  type SearchableCard,
} from '../../cards/index.js';
import type { CardFacts } from '../../engine/index.js';
import { databaseSets } from '../library-files.js';
import { compilerMark } from '../local/compiler-mark.js';
import { knownCards } from '../local/known-cards.js';
import { changeLibrary, type LocalLibrary, readLibrary } from '../local/library-file.js';
import { importedLibraryFile } from '../local/place.js';
import { progress } from '../terminal.js';
import { verifier } from './corpus-figures.js';
import { scenarioTexts } from './scenario-texts.js';
import { shippedBeside } from './shipped-cards.js';
import { compile } from './toolchain.js';

export interface SearchedCards {
  readonly cards: readonly SearchableCard[];
  /** Whether there are more than those that ship with Rulebox. */
  readonly hasDatabase: boolean;
}

/** Cards of the files that are named, or the imported ones, and those that ship with Rulebox and are not among them. */
export function searchedCards(paths: readonly string[] | undefined, asksForStatus: boolean): SearchedCards {
  if (paths !== undefined) return { cards: judgedWhenAsked(knownCards(paths)), hasDatabase: true };
  const database = process.env['RULEBOX_CARDS'] ? judgedWhenAsked(knownCards()) : importedCards(asksForStatus);
  return {
    cards: [...database, ...judgedWhenAsked(shippedBeside(database), database.length, ships)],
    hasDatabase: database.length > 0,
  };
}

/** What another compiler found out is found out again: at once where it is asked for, else card by card. */
function importedCards(asksForStatus: boolean): readonly SearchableCard[] {
  const file = importedLibraryFile();
  if (file === null) return [];
  const library = readLibrary(file);
  const compiler = compilerMark();
  if (library.compiler === compiler) return library.cards;
  return asksForStatus ? judgedAnew(file, compiler) : judgedWhenAsked(library.cards);
}

function judgedAnew(file: string, compiler: string): readonly LocalCard[] {
  let judged: readonly LocalCard[] = [];
  changeLibrary(file, (library) => {
    judged = library.compiler === compiler ? library.cards : compiledAnew(library);
    return library.compiler === compiler ? null : { ...library, compiler, cards: judged };
  });
  return judged;
}

function compiledAnew({ cards }: LocalLibrary): readonly LocalCard[] {
  const bar = progress('Compiling anew, for Rulebox has changed', cards.length);
  try {
    const isVerified = verifier(scenarioTexts());
    const reached = (done: number) => bar.reached(done);
    return merge(cards, [], { compile, isVerified, isOutdated: true, sets: databaseSets(), reached }).cards;
  } finally {
    bar.end();
  }
}

type Asks = (facts: CardFacts) => boolean;

/** A card that does not compile does not ship. */
const ships: Asks = () => true;

/** Cards that are compiled when somebody asks whether they do. */
function judgedWhenAsked(
  cards: readonly ImportedCard[],
  firstLikeness = 0,
  asks: Asks = (facts) => compile(facts).ok,
): readonly SearchableCard[] {
  const likenesses = new Map<string, number>();
  const known = new Map<number, boolean>();
  return cards.map((card) => {
    const identity = identityOf(card);
    const likeness = likenesses.get(identity) ?? firstLikeness + likenesses.size;
    likenesses.set(identity, likeness);
    return new UnjudgedCard(card, likeness, known, asks);
  });
}

class UnjudgedCard implements SearchableCard {
  readonly facts: ImportedCard['facts'];
  readonly print: ImportedCard['print'];
  readonly isExercised = false;

  constructor(
    private readonly card: ImportedCard,
    readonly likeness: number,
    private readonly known: Map<number, boolean>,
    private readonly asks: Asks,
  ) {
    this.facts = card.facts;
    this.print = card.print;
  }

  get compiles(): boolean {
    let compiles = this.known.get(this.likeness);
    if (compiles === undefined) {
      compiles = !isBlocked(this.card) && this.asks(this.facts);
      this.known.set(this.likeness, compiles);
    }
    return compiles;
  }

  get isVerified(): boolean {
    return this.compiles && verifier(scenarioTexts())(this.facts);
  }
}
