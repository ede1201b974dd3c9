import { err, ok, type Result } from '../../engine/index.js';
import { PROTOCOL, type ToServer, toServerSchema } from '../../protocol/index.js';

/** Why a message is not heard: for who counts, and for who sent it. */
export interface Fault {
  readonly reason: 'too-long' | 'no-json' | 'no-message' | 'other-version';
  readonly sentence: string;
}

/** What a client says, checked: nothing else goes further. */
export function readMessage(text: string, bytes: number, { messageBytes }: Lengths): Result<ToServer, Fault> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return err({ reason: 'no-json', sentence: 'That was no message: it is not JSON.' });
  }
  if (bytes > messageBytes && kindOf(value) !== 'deck') return err(TOO_LONG);
  const spoken = versionOf(value);
  if (spoken !== null && spoken !== PROTOCOL) return err(otherVersion(spoken));
  const read = toServerSchema.safeParse(value);
  return read.success ? ok(read.data) : err(notOurs(read.error.issues[0]));
}

export interface Lengths {
  readonly messageBytes: number;
}

const TOO_LONG: Fault = { reason: 'too-long', sentence: 'That message is too long.' };

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

const kindOf = (value: unknown): unknown => fieldOf(value, 'kind');

/** The version that a client says it speaks, whatever else is in its message: a later one may say more. */
function versionOf(value: unknown): number | null {
  const spoken = kindOf(value) === 'hello' ? fieldOf(value, 'protocol') : null;
  return typeof spoken === 'number' ? spoken : null;
}

/** What to do about another version. */
export const otherVersion = (spoken: number): Fault => ({
  reason: 'other-version',
  sentence:
    spoken < PROTOCOL
      ? `The server has been renewed since this page was opened: it speaks version ${PROTOCOL}, not ${spoken}. Load the page again.`
      : `The server is older than this page: it speaks version ${PROTOCOL}, not ${spoken}. Open the page that the server itself has.`,
});

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Values are not repeated: there may be a key among them. */
function notOurs(issue: Issue | undefined): Fault {
  const where = issue === undefined || issue.path.length === 0 ? '' : ` (${issue.path.map(String).join('.')})`;
  return { reason: 'no-message', sentence: `That was no message that this server knows${where.slice(0, 80)}.` };
}
