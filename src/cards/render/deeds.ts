import type { CardProgram } from '../language.js';

type Fields = { readonly [field: string]: unknown };
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Cards that a player discarded, as a name; other deeds are named by what was done. */
export const DISCARDED = '#discarded in this way';

/**
 * What was done with the cards that a text counts later is said there again: "for each card discarded in this way". The
 * names of what was done are put in the place of the numbers.
 */
export const tellDeedsApart = ({ attacks, powers, card }: CardProgram): CardProgram => ({
  attacks: attacks.map(apartIn),
  powers: powers.map(apartIn),
  card: apartIn(card),
});

/** What was done, in words after "card"; null where the name says something else. */
export const deedText = (of: string): string | null => (of.endsWith(' in this way') ? of.slice(1) : null);

function apartIn<T>(text: T): T {
  const deeds = new Map<unknown, string>();
  find(text, deeds);
  return deeds.size === 0 ? text : (reword(text, deeds) as T);
}

function find(value: unknown, deeds: Map<unknown, string>): void {
  if (Array.isArray(value)) for (const one of value) find(one, deeds);
  else if (isFields(value)) {
    const deed = typeof value['as'] === 'string' ? deedOf(value) : null;
    if (deed !== null) deeds.set(value['as'], `#${deed} in this way`);
    for (const inner of Object.values(value)) find(inner, deeds);
  }
}

function deedOf({ op, who, to }: Fields): string | null {
  if (op === 'attach') return 'attached';
  if (op === 'look') return who === 'each' ? 'you revealed' : null;
  if (op !== 'move' || !isFields(to) || to['whose'] !== undefined) return null;
  if (to['zone'] === 'discard') return 'discarded';
  if (to['zone'] === 'lost-zone') return 'put in the Lost Zone';
  if (to['zone'] === 'hand') return 'put into your hand';
  if (to['zone'] !== 'deck') return null;
  if (to['end'] === undefined) return 'put into your deck';
  return to['end'] === 'top' ? 'put on top of your deck' : 'put on the bottom of your deck';
}

function reword(value: unknown, deeds: ReadonlyMap<unknown, string>): unknown {
  if (Array.isArray(value)) return value.map((one) => reword(one, deeds));
  if (!isFields(value)) return value;
  const made: Record<string, unknown> = {};
  for (const [field, inner] of Object.entries(value)) made[field] = reword(inner, deeds);
  const { of, if: test, do: body } = value;
  if (value['num'] === 'bound' && value['what'] === 'n' && deeds.has(of)) made['of'] = deeds.get(of);
  if (value['op'] === 'if' && isFields(test)) made['if'] = whatWas(test, made['if'], body, deeds);
  return made;
}

/** "If you discarded such a card in this way"; where it is spoken of further on, "those cards" are meant there too. */
function whatWas(test: Fields, made: unknown, body: unknown, deeds: ReadonlyMap<unknown, string>): unknown {
  const { of } = test;
  if (test['test'] !== 'exists' || test['n'] !== undefined || !isFields(of) || !isFields(of['in'])) return made;
  const { pool } = of['in'];
  if (deeds.get(pool) !== DISCARDED || JSON.stringify(body).includes(`"${pool}"`)) return made;
  return { ...test, of: { ...of, in: { pool: DISCARDED } } };
}
