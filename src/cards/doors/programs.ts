import { type CardFacts, type CardProgram, type Diagnostic, err, LIMITS, ok, type Result } from '../../engine/index.js';
import { canonical } from '../compile/canonical.js';
import { compileCards } from '../compile/compile.js';

/*
 * A program never comes from outside: it is what this compiler makes of the text. What a file says of it is only held
 * against that.
 */

/** What the texts of a claim's cards come to, and the cards of which the claim says something else. */
export interface Programs {
  /** Left out where no card has a text. */
  readonly programs?: readonly (CardProgram | null)[];
  readonly otherwise: readonly string[];
}

/** Compiles the cards of a claim; `given` are the programs that came with them. */
export function programsOf(
  facts: readonly CardFacts[],
  given: readonly (CardProgram | null)[] | undefined,
): Result<Programs, Diagnostic[]> {
  const signs = facts.reduce((sum, card) => sum + signsOf(card), 0);
  if (signs > LIMITS.texts) {
    const message = `The texts of all cards together have ${signs} signs; at most ${LIMITS.texts} are read.`;
    return err([{ rule: null, message, where: 'facts' }]);
  }
  const faults: Diagnostic[] = [];
  const otherwise: string[] = [];
  const programs = compileCards(facts).map((made, place): CardProgram | null => {
    const { name } = facts[place]!;
    const where = `facts[${place}]`;
    if (!made.ok) {
      for (const { text, reason } of made.unsupported)
        faults.push({ rule: null, message: `${name} cannot be played: ${reason}${text && ` ("${text}")`}.`, where });
      return null;
    }
    const written = given?.[place] ?? null;
    const isBlank = signsOf(facts[place]!) === 0;
    if (written === null) return isBlank ? null : made.program;
    if (canonical(written) !== canonical(made.program)) otherwise.push(name);
    return made.program;
  });
  if (faults.length > 0) return err(faults.slice(0, LIMITS.faults));
  return ok(given === undefined && programs.every((each) => each === null) ? { otherwise } : { programs, otherwise });
}

const signsOf = ({ text, attacks, powers }: CardFacts): number =>
  [...attacks, ...powers].reduce((sum, each) => sum + each.text.length, text.length);
