// What a value from outside must look like, and sentences about where it does not.
import type { Diagnostic } from './diagnostic.js';
import { LIMITS } from './limits.js';

/** Goes through a value and notes everything that is not as it must be. It throws at nothing, and reads own fields only. */
export interface Shape<T = unknown> {
  (value: unknown, check: Check): void;
  /** What a value of this shape is: nobody has this field, it is for the compiler. */
  readonly of?: T;
}

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names that every object has already: what is looked up by one of them is not what was written. */
const RESERVED: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

export const isReserved = (key: string): boolean => RESERVED.has(key);

/** What was found while going through a value: where one is, and what is wrong there. */
export class Check {
  private readonly told: Diagnostic[] = [];
  private more = 0;
  private seen = 0;
  private path: (string | number)[] = [];

  /** `whole`: what the value is called where it is wrong as a whole; `most`: how many values are looked at. */
  constructor(
    private readonly whole: string,
    private readonly most: number = LIMITS.values,
  ) {}

  get isClean(): boolean {
    return this.told.length === 0;
  }

  /** The faults that are told, and how many more there are. */
  faults(): Diagnostic[] {
    if (this.more === 0) return this.told;
    return [...this.told, { rule: null, message: `… and ${this.more} more faults.` }];
  }

  /** Says what is wrong here: `what` follows the name of the place. */
  say(what: string): void {
    if (this.told.length === LIMITS.faults) {
      this.more++;
      return;
    }
    const where = this.where();
    this.told.push({ rule: null, message: `${where === '' ? this.whole : where} ${what}.`, where });
  }

  must(holds: boolean, what: string, value: unknown): void {
    if (!holds) this.say(`must be ${what}${insteadOf(value)}`);
  }

  /** Goes one step down. What holds itself is nested without end, and what holds a thing many times is as large as all of them. */
  at(key: string | number, shape: Shape, value: unknown): void {
    this.path.push(key);
    this.seen++;
    if (this.path.length > LIMITS.depth) this.say(`is nested more than ${LIMITS.depth} deep`);
    else if (this.seen === this.most) this.say(`is one value too many: at most ${this.most} are looked at`);
    else if (this.seen < this.most) shape(value, this);
    this.path.pop();
  }

  /** Goes several steps down at once. */
  under(steps: readonly (string | number)[], look: () => void): void {
    this.path.push(...steps);
    look();
    this.path.length -= steps.length;
  }

  /** The steps from the whole to here. */
  here(): readonly (string | number)[] {
    return [...this.path];
  }

  /** Says what is wrong elsewhere. */
  sayAt(path: readonly (string | number)[], what: string): void {
    const here = this.path;
    this.path = [...path];
    this.say(what);
    this.path = here;
  }

  private where(): string {
    let path = '';
    for (const step of this.path) {
      if (typeof step === 'number') path += `[${step}]`;
      else if (!/^[a-z][\w.]{0,30}$/i.test(step)) path += `[${quoted(step)}]`;
      else path += path === '' ? step : `.${step}`;
    }
    return path;
  }
}

const MOST_QUOTED = 40;

export const quoted = (text: string): string =>
  JSON.stringify(text.length > MOST_QUOTED ? `${text.slice(0, MOST_QUOTED)}…` : text);

function insteadOf(value: unknown): string {
  if (typeof value === 'string') return `, not ${quoted(value)}`;
  const isSimple = value === null || typeof value === 'number' || typeof value === 'boolean';
  return isSimple ? `, not ${Object.is(value, -0) ? '-0' : value}` : '';
}

/** Everything that is wrong with a value; `whole` is what it is called. */
export function faultsIn(value: unknown, shape: Shape, whole: string, most: number = LIMITS.values): Diagnostic[] {
  const check = new Check(whole, most);
  shape(value, check);
  return check.faults();
}

/** Signs that move the cursor of a terminal or turn the direction of writing are in no name and no text of a card. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that are looked for
const UNPRINTABLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;

/** A text of so many signs at most, and at least. */
export const text =
  (most: number = LIMITS.text, least = 0): Shape<string> =>
  (value, check) => {
    if (typeof value !== 'string') return check.must(false, 'a text', value);
    if (value.length > most) return check.say(`must have at most ${most} signs, and has ${value.length}`);
    if (value.length < least) return check.say('must not be empty');
    if (UNPRINTABLE.test(value)) check.say('must have only signs that can be printed');
  };

/** What a thing is called. */
export const name = text(LIMITS.name, 1);

export const yesNo: Shape<boolean> = (value, check) => check.must(typeof value === 'boolean', 'true or false', value);

export const whole = (from: number, to: number): Shape<number> => {
  const what = `a whole number from ${from} to ${to}`;
  // JSON can write −0, and a snapshot cannot keep it.
  return (value, check) =>
    check.must(
      Number.isInteger(value) && !Object.is(value, -0) && Number(value) >= from && Number(value) <= to,
      what,
      value,
    );
};

export const oneOf = <const T extends string | number | null>(words: readonly T[]): Shape<T> => {
  const what = `one of ${words.map((word) => JSON.stringify(word)).join(', ')}`;
  const all: ReadonlySet<unknown> = new Set(words);
  return (value, check) => check.must(all.has(value), what, value);
};

export const orNull =
  <T>(shape: Shape<T>): Shape<T | null> =>
  (value, check) => {
    if (value !== null) shape(value, check);
  };

/** A list of at most so many, and at least. */
export const listOf =
  <T>(shape: Shape<T>, most: number, least = 0): Shape<readonly T[]> =>
  (value, check) => {
    if (!Array.isArray(value)) return check.must(false, 'a list', value);
    if (value.length > most) return check.say(`must have at most ${most} entries, and has ${value.length}`);
    if (value.length < least) return check.say('must not be empty');
    for (let place = 0; place < value.length; place++) check.at(place, shape, value[place]);
  };

type Shapes = Readonly<Record<string, Shape>>;

/** An object with fields that must be there and fields that may be there; `others` says what about any others. */
export const fields = (required: Shapes, optional: Shapes = {}, others: 'refused' | 'let-be' = 'refused'): Shape => {
  const needed = Object.keys(required);
  const known = new Map([...Object.entries(optional), ...Object.entries(required)]);
  return (value, check) => {
    if (!isFields(value)) return check.must(false, 'an object', value);
    for (const key of needed) if (!isThere(value, key)) check.say(`lacks "${key}"`);
    for (const key of Object.keys(value)) {
      const shape = known.get(key);
      if (shape === undefined && others === 'refused') check.say(`has the unknown field ${quoted(key)}`);
      if (shape !== undefined && value[key] !== undefined) check.at(key, shape, value[key]);
    }
  };
};

/** A field that is undefined is left out: JSON would not have it. */
const isThere = (value: Fields, key: string): boolean => Object.hasOwn(value, key) && value[key] !== undefined;

type OptionalIn<T> = { [K in keyof T]-?: object extends Pick<T, K> ? K : never }[keyof T];

/** The same for a type that is known: the compiler lists what is missing. */
export const fieldsOf = <T extends object>(
  required: { readonly [K in Exclude<keyof T, OptionalIn<T>>]: Shape<T[K]> },
  optional: { readonly [K in OptionalIn<T>]: Shape<Exclude<T[K], undefined>> },
): Shape<T> => fields(required as unknown as Shapes, optional as unknown as Shapes) as Shape<T>;

/** An object whose keys are names. */
export const byName =
  (shape: Shape, most: number): Shape =>
  (value, check) => {
    if (!isFields(value)) return check.must(false, 'an object', value);
    const keys = Object.keys(value);
    if (keys.length > most) return check.say(`must have at most ${most} fields, and has ${keys.length}`);
    for (const key of keys) {
      if (isReserved(key)) check.say(`has a field that cannot be called ${quoted(key)}`);
      else check.at(key, shape, value[key]);
    }
  };
