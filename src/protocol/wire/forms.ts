import { TEMPLATES, type Template, type TemplatePart } from './templates.js';

/* Templates made ready: found by the keys of an object, fitted to it, and filled again. */

/** What stands in one field of a template: the same every time, a place, a place that was filled before, or more of it. */
type Part =
  | { readonly is: 'constant'; readonly value: unknown }
  | { readonly is: 'place'; readonly place: number }
  | { readonly is: 'again'; readonly place: number }
  | { readonly is: 'list'; readonly parts: readonly Part[] }
  | { readonly is: 'form'; readonly form: Form };

/** A template with its number. */
export interface Form {
  readonly number: number;
  readonly keys: readonly string[];
  readonly parts: readonly Part[];
  /** How many places it has. */
  readonly places: number;
}

/** What stands first in every list of a frame: a number below those of the templates, or one of them, or else a key. */
export const LIST = 0;
/** `{ in: … }`, keys and changes by turns. */
export const IN = 1;
/** `{ each: … }`, places and changes by turns. */
export const EACH = 2;
/** `{ at, out, put }`, what is put behind the two numbers. */
export const PUT = 3;
/** A text in which cards are marked. */
export const MARKED = 4;
/** `{ to: … }`, where it is more than a word or a number. */
export const TO = 5;
/** A number that is no natural one. */
export const NUMBER = 6;
/** A text of which both ends know all but some words. */
export const PHRASE = 7;
/** The first frame of a line: what both ends must know alike, as one number, and the message. */
export const FIRST = 8;
const FIRST_FORM = 9;

const PLACE = /^\$(\d+)$/;

function formOf(template: Template, number: number): Form {
  const seen = new Set<number>();
  const compiled = (each: Template): Form => {
    const keys = Object.keys(each);
    return { number, keys, parts: keys.map((key) => partOf(each[key]!)), places: 0 };
  };
  const partOf = (value: TemplatePart): Part => {
    if (Array.isArray(value)) return { is: 'list', parts: value.map(partOf) };
    if (typeof value === 'object' && value !== null) return { is: 'form', form: compiled(value as Template) };
    const place = typeof value === 'string' ? PLACE.exec(value)?.[1] : undefined;
    if (place === undefined) return { is: 'constant', value };
    const is = seen.has(Number(place)) ? 'again' : 'place';
    seen.add(Number(place));
    return { is, place: Number(place) };
  };
  const form = compiled(template);
  return { ...form, places: seen.size };
}

export const FORMS: readonly Form[] = TEMPLATES.map((template, place) => formOf(template, place + FIRST_FORM));

/** A step on the way from an object's first key to the forms that have all its keys. */
export interface Step {
  readonly next: Map<string, Step>;
  readonly forms: Form[];
  /** The same by the kind that they say, where each of them says one: dozens of kinds may have the same keys. */
  byKind: ReadonlyMap<unknown, readonly Form[]> | null;
  /** One of the changes that the session tells of. */
  change: typeof IN | typeof EACH | typeof PUT | typeof TO | null;
}

const newStep = (): Step => ({ next: new Map(), forms: [], byKind: null, change: null });

/** Where the way begins. */
export const FIRST_STEP: Step = newStep();

function stepBehind(keys: readonly string[]): Step {
  let step = FIRST_STEP;
  for (const key of keys) {
    const next = step.next.get(key) ?? newStep();
    step.next.set(key, next);
    step = next;
  }
  return step;
}

for (const form of FORMS) stepBehind(form.keys).forms.push(form);
for (const form of FORMS) {
  const step = stepBehind(form.keys);
  step.byKind ??= sortedByKind(step.forms);
}
stepBehind(['in']).change = IN;
stepBehind(['each']).change = EACH;
stepBehind(['at', 'out', 'put']).change = PUT;
stepBehind(['to']).change = TO;

type Fields = Readonly<Record<string, unknown>>;

function sortedByKind(forms: readonly Form[]): ReadonlyMap<unknown, readonly Form[]> | null {
  const sorted = new Map<unknown, Form[]>();
  for (const form of forms) {
    const kind = form.parts[form.keys.indexOf('kind')];
    if (kind?.is !== 'constant') return null;
    sorted.set(kind.value, [...(sorted.get(kind.value) ?? []), form]);
  }
  return sorted;
}

const NO_FORMS: readonly Form[] = [];

/** The forms that an object may fit that led to this step, in their order. */
export const formsFor = ({ forms, byKind }: Step, value: Fields): readonly Form[] =>
  byKind === null ? forms : (byKind.get(value['kind']) ?? NO_FORMS);

/** Whether an object that has the keys of a form is what the form says; what stands in the places is put behind `from`. */
export function fits({ keys, parts }: Form, value: Fields, filled: unknown[], from: number): boolean {
  for (let i = 0; i < parts.length; i++) if (!fitsPart(parts[i]!, value[keys[i]!], filled, from)) return false;
  return true;
}

function fitsPart(part: Part, value: unknown, filled: unknown[], from: number): boolean {
  switch (part.is) {
    case 'constant':
      return value === part.value;
    case 'place':
      filled[from + part.place] = value;
      return value !== undefined;
    case 'again':
      return value === filled[from + part.place];
    case 'list':
      return Array.isArray(value) && fitsList(part.parts, value, filled, from);
    case 'form':
      return hasKeys(value, part.form.keys) && fits(part.form, value, filled, from);
  }
}

function fitsList(parts: readonly Part[], items: readonly unknown[], filled: unknown[], from: number): boolean {
  if (items.length !== parts.length) return false;
  for (let i = 0; i < parts.length; i++) if (!fitsPart(parts[i]!, items[i], filled, from)) return false;
  return true;
}

/** Whether it is an object with these keys in this order, and no others. */
function hasKeys(value: unknown, keys: readonly string[]): value is Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  let i = 0;
  for (const key in value) if (key !== keys[i++]) return false;
  return i === keys.length;
}

/** The object that a form makes of what stands in its places. */
export function filledWith({ keys, parts }: Form, filled: readonly unknown[]): Fields {
  const value: Record<string, unknown> = {};
  for (let i = 0; i < parts.length; i++) value[keys[i]!] = filledPart(parts[i]!, filled);
  return value;
}

function filledPart(part: Part, filled: readonly unknown[]): unknown {
  switch (part.is) {
    case 'constant':
      return part.value;
    case 'place':
    case 'again':
      return filled[part.place];
    case 'list':
      return part.parts.map((each) => filledPart(each, filled));
    case 'form':
      return filledWith(part.form, filled);
  }
}
