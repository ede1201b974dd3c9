import { type Diagnostic, ERAS, err, FORMATS, ok, type Result } from '../../engine/index.js';
import { type OpenTable, openTableSchema, type TableRules } from '../../protocol/index.js';

/** A table as somebody wants to open it. */
export interface Opening {
  readonly name: string;
  readonly rules: TableRules;
}

/** What a table is opened for, with everything that was left out; or what is wrong with it. */
export function rulesOf(wish: OpenTable): Result<Opening, readonly Diagnostic[]> {
  const read = openTableSchema.safeParse(wish);
  if (!read.success) {
    return err(read.error.issues.map(({ path, message }) => ({ rule: null, message, where: path.join('.') })));
  }
  const { name, ...rules } = read.data;
  const faults = faultsOf(rules);
  return faults.length > 0 ? err(faults) : ok({ name, rules });
}

function faultsOf(rules: TableRules): Diagnostic[] {
  const era = ERAS.find(({ id }) => id === rules.era);
  const format = FORMATS.find(({ id }) => id === rules.format);
  if (era === undefined) {
    const ids = ERAS.map(({ id }) => id).join(', ');
    return [{ rule: null, message: `There is no era "${rules.era}"; there are ${ids}.`, where: 'era' }];
  }
  if (format === undefined) {
    const ids = FORMATS.map(({ id }) => id).join(', ');
    return [{ rule: null, message: `There is no format "${rules.format}"; there are ${ids}.`, where: 'format' }];
  }
  if (era.formats.includes(format.id)) return [];
  return [{ rule: format.rule, message: `${era.title} does not know the format "${format.id}".`, where: 'format' }];
}
