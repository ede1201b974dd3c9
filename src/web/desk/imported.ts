import { LOCAL_VERSION, type LocalCard, type LocalHeader, readCard } from '../../cards/index.js';
import { err, factsShape, jsonShape, ok, type Result } from '../../engine/index.js';

/** Cards of a file that `rulebox cards import` has written. */
export interface Imported {
  readonly cards: readonly LocalCard[];
  readonly sources: readonly string[];
}

const LINE_END = 0x0a;

/** All cards of the file, or a sentence about what is wrong with it. */
export async function readImported(bytes: Uint8Array<ArrayBuffer>): Promise<Result<Imported, string>> {
  const end = bytes.indexOf(LINE_END);
  const header = headerOf(new TextDecoder().decode(bytes.subarray(0, end < 0 ? bytes.length : end)));
  if (header === null) return err(`This is no file of imported cards. ${WHICH}`);
  if (header.version !== LOCAL_VERSION) {
    const age = header.version < LOCAL_VERSION ? 'an older' : 'a newer';
    return err(`This file was written by ${age} version of Rulebox. Import the cards again with this one. ${WHICH}`);
  }
  const body = bytes.subarray(end + 1);
  if ((await hashOf(body)) !== header.sha256) {
    return err('This file is damaged: its content is not what was written into it. Import the cards again.');
  }
  const lines = new TextDecoder()
    .decode(body)
    .split('\n')
    .filter((line) => line !== '');
  const cards = lines.map((line) => cardIn(line, header));
  return cards.every((card) => card !== null)
    ? ok({ cards, sources: header.sources })
    : err(`A card of this file is no card as Rulebox writes them. Import the cards again. ${WHICH}`);
}

/** Anybody can write such a file, and the right number over it. */
function cardIn(line: string, { sets }: LocalHeader): LocalCard | null {
  try {
    const card = readCard(line, sets);
    return jsonShape.faultsIn(card.facts, factsShape, 'The card').length === 0 ? card : null;
  } catch {
    return null;
  }
}

const WHICH = 'It is the cards.jsonl in the folder .rulebox, which `rulebox cards import` makes.';

function headerOf(line: string): LocalHeader | null {
  try {
    const header = JSON.parse(line) as LocalHeader | null;
    return header?.rulebox === 'cards' ? header : null;
  } catch {
    return null;
  }
}

async function hashOf(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
