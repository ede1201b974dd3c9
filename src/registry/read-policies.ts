import { rows } from './read-index.js';
import type { Fields } from './shape.js';
import { Place, reading } from './shape.js';
import type { EraId, EraName, Group, Policies, Policy, ReadResult, Registry, RuleId, Standing } from './types.js';
import { STANDINGS } from './types.js';

/** The file that lists the points on which eras differ. */
export const POLICIES_FILE = 'policies.yaml';

const REFERENCE = /^([A-Z]+)-(\d\d)(?:\.\.(\d\d))?$/;

/** The points on which eras differ, from the parsed file. */
export function readPolicies(value: unknown, registry: Registry): ReadResult<Policies> {
  return reading((collected) => {
    const place = new Place(POLICIES_FILE, '', collected);
    const fields = place.fields(value, 'The file', { required: ['sections', 'points'] }) ?? {};
    const sections = rows(fields, 'sections', { required: ['id', 'title'] }, place).map(({ at, row }) => ({
      id: at.text(row, 'id'),
      title: at.text(row, 'title'),
    }));
    const values = fields['points'] === undefined ? [] : place.list(fields['points'], '"points"');
    const points = values.flatMap((point) => readPolicy(point, sections, registry, place) ?? []);
    const keys = points.map((point) => point.key);
    for (const key of keys.filter((name, index) => keys.indexOf(name) !== index)) {
      place.at(key).report('duplicate-id', `"${key}" is listed twice.`);
    }
    return { sections, points };
  });
}

function readPolicy(value: unknown, sections: readonly Group[], registry: Registry, file: Place): Policy | null {
  const required = ['number', 'key', 'section', 'asks', 'rules'];
  const fields = file.fields(value, 'A point', { required, optional: STANDINGS });
  if (fields === null) return null;
  const place = file.at(typeof fields['key'] === 'string' ? fields['key'] : '');
  const policy = {
    number: numberOf(fields, place),
    key: place.text(fields, 'key'),
    section: place.text(fields, 'section'),
    asks: place.text(fields, 'asks'),
    rules: place.texts(fields, 'rules'),
    standings: readStandings(fields, registry.eras, place),
  };
  checkPolicy(policy, sections, registry, place);
  return policy;
}

/**
 * How sure each era's answer is: as it is listed. One that is not listed is printed in an era that writes all its cells, and
 * inferred in one that is read as the era before it.
 */
function readStandings(fields: Fields, eras: readonly EraName[], place: Place): Record<EraId, Standing> {
  const standings = Object.fromEntries(eras.map(({ id, from }) => [id, from === undefined ? 'printed' : 'inferred']));
  const listed = new Set<EraId>();
  for (const standing of STANDINGS) {
    for (const era of place.texts(fields, standing)) {
      if (!eras.some(({ id }) => id === era)) place.report('unknown-era', `No era is called "${era}".`);
      else if (listed.has(era)) place.report('wrong-value', `${era} is listed twice.`);
      else standings[era] = standing;
      listed.add(era);
    }
  }
  return standings as Record<EraId, Standing>;
}

function numberOf(fields: Fields, place: Place): number {
  const number = fields['number'];
  if (typeof number === 'number') return number;
  place.report('wrong-value', '"number" is not a number.');
  return 0;
}

function checkPolicy(policy: Policy, sections: readonly Group[], registry: Registry, place: Place): void {
  if (!sections.some((section) => section.id === policy.section)) {
    place.report('wrong-value', `No section is called "${policy.section}".`);
  }
  for (const reference of policy.rules) {
    const ids = expandReference(reference);
    if (ids.length === 0) place.report('wrong-value', `"${reference}" is not an id, nor a range of ids.`);
    for (const id of ids) if (!registry.byId.has(id)) place.report('unknown-rule', `"${id}" is no rule.`);
  }
}

/** `EFF-01..20` as its twenty ids; one id as itself; nothing for anything else. */
export function expandReference(reference: string): readonly RuleId[] {
  const match = REFERENCE.exec(reference);
  if (match === null) return [];
  const [, group, first, last] = match;
  const count = last === undefined ? 1 : Number(last) - Number(first) + 1;
  return Array.from({ length: Math.max(count, 0) }, (_, index) => {
    return `${group}-${String(Number(first) + index).padStart(2, '0')}`;
  });
}
