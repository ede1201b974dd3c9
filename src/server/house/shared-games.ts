import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { deflate, inflate } from 'node:zlib';
import { openRecord } from '../../cards/index.js';
import { type Diagnostic, err, type GameRecord, ok, type Result, replay } from '../../engine/index.js';
import { GAME_ID_LETTERS, gameIdOf } from '../../protocol/index.js';
import { read, type Works } from './works.js';

/*
 * Games that are kept for whoever has a link to them. An id is the beginning of a hash of the game itself: the same game has the
 * same link, and whatever stands under an id is never another game later.
 */

const packed = promisify(deflate);
const unpacked = promisify(inflate);

/** Keeps a game that can be played to its end; whatever else came with its record is left away. */
export async function shareGame(
  { parts: { log, clock }, limits }: Pick<Works, 'parts' | 'limits'>,
  record: unknown,
): Promise<Result<string, readonly Diagnostic[] | 'full'>> {
  const opened = openRecord(record);
  if (!opened.ok) return opened;
  const played = replay(opened.value.record);
  if (!played.ok) return played;
  const text = JSON.stringify(opened.value.record);
  const digest = createHash('sha256').update(text).digest();
  const game = { hash: digest.toString('hex'), at: clock.now(), content: (await packed(text)).toString('base64') };
  for (let letters: number = GAME_ID_LETTERS.least; letters <= GAME_ID_LETTERS.most; letters += 2) {
    const id = gameIdOf(digest, letters);
    const there = await log.share({ ...game, id }, limits.games);
    if (there === null) return err('full');
    if (there === game.hash) return ok(id); // another game may begin with the same letters
  }
  return err('full');
}

/** The game that has this id. */
export async function sharedGame({ parts: { log } }: Pick<Works, 'parts'>, id: string): Promise<GameRecord | null> {
  const content = await read(log.shared(id));
  if (content === null) return null;
  return JSON.parse((await unpacked(Buffer.from(content, 'base64'))).toString()) as GameRecord;
}
