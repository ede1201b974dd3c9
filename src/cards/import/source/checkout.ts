// A checkout of TCGdex: `data/<serie>/<set>/<number>.ts`, each file an object that imports its set, as that its serie.
import { type Fields, isFields } from '../json.js';
import { valueKind } from './database.js';
import type { Gathering } from './gathering.js';
import { cardInEnglish, isOfCheckout, setInEnglish } from './in-english.js';
import { Reference, readSource, type SourceData } from './literal.js';
import { nameOf, pathFrom } from './path.js';

export class Checkout {
  /** Sets and series by the paths of their files; null where one cannot be read. */
  private readonly known = new Map<string, Fields | null>();

  /** `textOf`: what is in a file of the checkout; null where there is none. */
  constructor(
    private readonly gathering: Gathering,
    private readonly textOf: (path: string) => string | null,
  ) {}

  add(file: string, text: string): void {
    const source = this.read(file, text);
    if (source === null || valueKind(source.value) !== 'card') return;
    const card = source.value as Fields;
    const set = card['set'];
    const whole = set instanceof Reference ? this.imported(file, source, set) : set;
    if (isFields(whole)) this.addCard(file, card, whole);
    else this.gathering.faults.push(`${file}: its set cannot be read.`);
  }

  /** A JSON file of a checkout of long ago; false where the value is written in another way. */
  addJson(file: string, value: unknown): boolean {
    if (!isFields(value) || !isOfCheckout(value)) return false;
    if (valueKind(value) === 'card') this.addCard(file, value, this.setNamed(value['set']));
    else if (typeof value['id'] === 'string') this.gathering.add(file, setInEnglish(value));
    return true;
  }

  /** What else is known of the set is said by its own file. */
  private setNamed(set: unknown): Fields {
    return isFields(set) ? set : { id: set, name: set };
  }

  private addCard(file: string, card: Fields, set: Fields): void {
    const english = cardInEnglish(card, set, nameOf(file));
    if (english === null) this.gathering.addUntranslated();
    else this.gathering.add(file, english);
  }

  private read(file: string, text: string): SourceData | null {
    const source = readSource(text);
    if (source.ok) return source.value;
    // Source files that hold no data are no part of the database.
    if (/^\s*export\s+default\s/m.test(text)) {
      this.gathering.faults.push(`${file}:${source.error.line}: ${source.error.message}.`);
    }
    return null;
  }

  /** What a name stands for that was imported from another file, with all that this file imports in turn. */
  private imported(file: string, { imports }: SourceData, { name }: Reference): Fields | null {
    const path = imports.get(name);
    if (path?.startsWith('.') !== true) return null;
    const target = `${pathFrom(file, path.replace(/\.[jt]s$/, ''))}.ts`;
    if (!this.known.has(target)) {
      this.known.set(target, null);
      this.known.set(target, this.load(target));
    }
    return this.known.get(target) ?? null;
  }

  private load(file: string): Fields | null {
    const text = this.textOf(file);
    const source = text === null ? null : this.read(file, text);
    if (source === null || !isFields(source.value)) return null;
    const entries = Object.entries(source.value).map(([key, value]) => [
      key,
      value instanceof Reference ? this.imported(file, source, value) : value,
    ]);
    return Object.fromEntries(entries) as Fields;
  }
}
