// `rulebox companion card`: the screens of a card, one under the other.
import type { ImportedCard } from '../../cards/index.js';
import {
  type CardScreens,
  type PokedexFacts,
  screensOf,
  toolsStanding,
  UNKNOWN_POKEDEX,
} from '../../companion/index.js';
import type { CardFacts, Era } from '../../engine/index.js';
import { findCard, spelling } from '../cards/find-card.js';
import { libraryCards } from '../library-files.js';
import { HOW_TO_KNOW_MORE, knownCards } from '../local/known-cards.js';
import { CommandFailed, EXIT, fail } from '../terminal.js';
import { eraNamed } from '../typed.js';
import { screenText, TITLES } from './screen-text.js';

interface Options {
  readonly era: string;
  readonly json?: boolean;
}

interface Place {
  readonly card: CardFacts;
  readonly cards: readonly CardFacts[];
  readonly pokedex: PokedexFacts;
}

export function showCard(name: string, paths: readonly string[], options: Options): void {
  const era = eraNamed(options.era);
  const { card, cards, pokedex } = paths.length === 0 ? known(name) : inPrints(name, knownCards(paths));
  const screens = screensOf({ facts: card, era, cards, pokedex });
  const text = options.json === true ? JSON.stringify(screens) : pageText(card, era, screens);
  process.stdout.write(`${text}\n`);
}

/** Where no files are named: among the imported cards, and among those that ship with Rulebox. */
function known(name: string): Place {
  const prints = knownCards();
  if (findCard(prints, name).length > 0) return inPrints(name, prints);
  const cards = libraryCards();
  const card = cards.find((each) => spelling(each.name) === spelling(name));
  if (card !== undefined) return { card, cards, pokedex: UNKNOWN_POKEDEX };
  const hint = prints.length === 0 ? HOW_TO_KNOW_MORE : 'It is not among the imported cards either.';
  return notThere(`There is no card "${name}" among those that ship with Rulebox. ${hint}`);
}

function inPrints(name: string, prints: readonly ImportedCard[]): Place {
  const found = findCard(prints, name);
  if (found.length === 0) return notThere(`There is no card "${name}" there.`);
  if (found.length > 1) {
    const ids = found.map(({ print }) => print.id).join(', ');
    return fail(`There are ${found.length} different cards of the name "${name}". Name one by its id: ${ids}.`);
  }
  const { facts: card, print } = found[0]!;
  return { card, cards: prints.map(({ facts }) => facts), pokedex: { ...UNKNOWN_POKEDEX, numbers: print.pokedex } };
}

function notThere(message: string): never {
  process.stderr.write(`rulebox: ${message}\n`);
  process.exitCode = EXIT.fails;
  throw new CommandFailed(message);
}

function pageText({ name }: CardFacts, era: Era, { shown, absent }: CardScreens): string {
  return [
    `${name}, ${era.title}, ${toolsStanding(era)}`,
    ...shown.map(screenText),
    absent.map(({ screen, why }) => `No ${TITLES[screen]} screen: ${why}.`).join('\n'),
  ].join('\n\n');
}
