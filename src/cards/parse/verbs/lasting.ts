import type { Span, Statement } from '../../language.js';
import { either, map, mapSome, type Parser } from '../combinators.js';
import { type Spoken, SUBJECT, spoken } from '../rules.js';
import { say } from '../say.js';

const span: Parser<Span> = either<Span>(
  map(say`during your opponent 's next turn`, () => 'opponents-next-turn'),
  map(say`during your next turn`, () => 'your-next-turn'),
  map(say`during this turn`, () => 'this-turn'),
);

/** A rule for a time is tied to the very Pokémon it names now. @rule EFF-08 EFF-09 */
function lastingRule({ of, rules }: Spoken, during: Span): readonly Statement[] | null {
  if (of.get === 'pokemon' && of.spot !== 'active') return null;
  return [{ op: 'lasting', on: of, rules: rules(SUBJECT), span: during }];
}

export const lasting: Parser<readonly Statement[]> = either<readonly Statement[]>(
  mapSome(say`${span} , ${spoken}`, ([during, rule]) => lastingRule(rule, during)),
  mapSome(say`${spoken} ${span}`, ([rule, during]) => lastingRule(rule, during)),
);
