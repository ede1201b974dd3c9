import {
  claimShape,
  type Diagnostic,
  ERAS,
  err,
  FORMATS,
  type GameClaim,
  jsonShape,
  LIMITS,
  ok,
  type PositionGameClaim,
  type Result,
} from '../../engine/index.js';
import { type WrittenFacts, wholeFacts, writtenShape } from '../library/written-facts.js';
import { openJson } from './open-json.js';
import { programsOf } from './programs.js';

type Claim = GameClaim | PositionGameClaim;

/**
 * What a game is to be played with, from anywhere: a JSON text, or what was parsed of one. Every name and number is
 * checked, and the texts are compiled here; programs that came along must be those.
 */
export function openClaim(json: unknown): Result<Claim, Diagnostic[]> {
  const value = openJson(json);
  if (!value.ok) return value;
  const check = new jsonShape.Check('The claim');
  writtenClaim(value.value, check);
  if (!check.isClean) return err(check.faults());
  const claim = linked(value.value);
  if (!claim.ok) return claim;
  const { otherwise, claim: whole } = claim.value;
  if (whole.options?.chance === 'first') return err([FORESEEN]);
  return otherwise.length > 0 ? err(otherwise.map(foreign)) : ok(whole);
}

/** Only games that were played with it are played with it again. */
const FORESEEN: Diagnostic = {
  rule: null,
  message:
    'The chance of the first records can be foreseen by who sees a hand: no game begins with it. Leave options.chance out.',
};

const foreign = (name: string): Diagnostic => ({
  rule: null,
  message: `The program of ${name} is not what its text is compiled to. Leave programs out: they are made of the texts.`,
});

const { isFields, listOf } = jsonShape;
const writtenList = listOf(writtenShape, LIMITS.facts);

/** A claim as it may be written: facts may leave out what a blank card has. */
export const writtenClaim: jsonShape.Shape = (value, check) => {
  if (!isFields(value) || !Object.hasOwn(value, 'facts')) return claimShape(value, check);
  check.at('facts', writtenList, value['facts']);
  if (check.isClean) claimShape(completed(value), check);
  if (!check.isClean) return;
  check.at('era', era, value['era']);
  check.at('format', format, value['format']);
};

const era = jsonShape.oneOf(ERAS.map(({ id }) => id));
const format = jsonShape.oneOf(FORMATS.map(({ id }) => id));

const completed = (claim: jsonShape.Fields): jsonShape.Fields => ({
  ...claim,
  facts: (claim['facts'] as readonly WrittenFacts[]).map(wholeFacts),
});

/** A claim with whole facts and with programs of our own, and the cards of which it came with others. */
export interface LinkedClaim {
  readonly claim: Claim;
  readonly otherwise: readonly string[];
}

/** Makes it of a value that is a written claim. */
export function linked(written: unknown): Result<LinkedClaim, Diagnostic[]> {
  const { programs: given, ...claim } = completed(written as jsonShape.Fields) as unknown as Claim;
  const made = programsOf(claim.facts, given);
  if (!made.ok) return made;
  const { otherwise, ...programs } = made.value;
  return ok({ claim: { ...claim, ...programs } as Claim, otherwise });
}
