import { LOCAL_VERSION, type LocalCard, type LocalHeader, openCard, writeCards } from '../../cards/index.js';
import { err, ok, type Result, sha256 } from '../../engine/index.js';
import { LIBRARY_FILE } from '../words/import.js';

/** Beginning of the first line, by which a library is known. */
const SIGN = '{"rulebox":"cards",';

const LINE_END = 0x0a;

/** Whether a file is a library as Rulebox writes them, by its beginning. */
export const isLibrary = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(0, SIGN.length)) === SIGN;

/** All cards of a library, or a sentence about what is wrong with it. */
export function readLibraryFile(bytes: Uint8Array): Result<readonly LocalCard[], string> {
  const end = bytes.indexOf(LINE_END);
  const header = headerOf(new TextDecoder().decode(bytes.subarray(0, end < 0 ? bytes.length : end)));
  if (header === null) return err(LIBRARY_FILE.damaged);
  if (header.version !== LOCAL_VERSION) {
    return err(LIBRARY_FILE.version(header.version < LOCAL_VERSION ? LIBRARY_FILE.older : LIBRARY_FILE.newer));
  }
  const body = end < 0 ? new Uint8Array() : bytes.subarray(end + 1);
  const lines = new TextDecoder()
    .decode(body)
    .split('\n')
    .filter((line) => line !== '');
  if (hashOf(body) !== header.sha256 || lines.length !== header.cards) return err(LIBRARY_FILE.damaged);
  const cards = lines.map((line) => openCard(line, header.sets));
  return cards.every((card) => card !== null) ? ok(cards) : err(LIBRARY_FILE.noCard);
}

function headerOf(line: string): LocalHeader | null {
  try {
    const header = JSON.parse(line) as LocalHeader | null;
    return header?.rulebox === 'cards' && Array.isArray(header.sets) ? header : null;
  } catch {
    return null;
  }
}

/** The cards as a file that the command line reads, too. */
export function writtenLibrary(cards: readonly LocalCard[], about: Pick<LocalHeader, 'compiler' | 'sources'>): Blob {
  const { sets, lines } = writeCards(cards);
  const body = new TextEncoder().encode(lines.map((line) => `${line}\n`).join(''));
  const { compiler, sources } = about;
  const header: LocalHeader = {
    rulebox: 'cards',
    version: LOCAL_VERSION,
    cards: cards.length,
    sha256: hashOf(body),
    compiler,
    sources,
    sets,
  };
  return new Blob([`${JSON.stringify(header)}\n`, body], { type: 'application/jsonl' });
}

const hashOf = (body: Uint8Array): string =>
  [...sha256(body)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
