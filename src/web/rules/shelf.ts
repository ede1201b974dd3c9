import type { EraId, RuleId } from '../../registry/index.js';

/** A scenario that ships with Rulebox, as it stands on the shelf. */
export interface Shelved {
  readonly name: string;
  readonly eras: readonly EraId[];
  readonly rules: readonly RuleId[];
  /** Such as `retreat/conditions`. */
  readonly file: string;
  /** Its place in the file, counted from 1. */
  readonly place: number;
}

/** A file of scenarios as the built page carries it. */
export interface ShelvedFile {
  readonly path: string;
  readonly scenarios: readonly Pick<Shelved, 'name' | 'eras' | 'rules'>[];
}

let shelf: Promise<readonly Shelved[]> | null = null;

/** Every scenario that ships, without its text. */
export function theShelf(): Promise<readonly Shelved[]> {
  shelf ??= fetch('./scenarios.json')
    .then((response) => response.json() as Promise<readonly ShelvedFile[]>)
    .then((files) =>
      files.flatMap(({ path, scenarios }) => scenarios.map((each, i) => ({ ...each, file: path, place: i + 1 }))),
    );
  return shelf;
}

let texts: Promise<Readonly<Record<string, string>>> | null = null;

/** The text of one of them; null if there is none there. */
export async function shelvedText(file: string, place: number): Promise<string | null> {
  texts ??= fetch('./scenario-texts.json').then((response) => response.json() as Promise<Record<string, string>>);
  const text = (await texts)[file];
  return text === undefined ? null : (documentsIn(text)[place - 1] ?? null);
}

/** The scenarios of a file, each as a text of its own. */
export const documentsIn = (text: string): readonly string[] =>
  text.split(/^---[ \t]*$/m).map((each) => `${each.trim()}\n`);

export const addressOf = ({ file, place }: Pick<Shelved, 'file' | 'place'>): string => `/judge/${file}/${place}`;

/** The scenarios in which all the words occur: in the name, the rules, the folder or the file. */
export function searchShelf(all: readonly Shelved[], words: string): readonly Shelved[] {
  const wanted = fold(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return all;
  return all.filter(({ name, rules, file }) => {
    const text = fold(`${name} ${rules.join(' ')} ${file}`);
    return wanted.every((word) => text.includes(word));
  });
}

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

/** By folder, in their order. */
export function byFolder(all: readonly Shelved[]): ReadonlyMap<string, readonly Shelved[]> {
  const folders = new Map<string, Shelved[]>();
  for (const each of all) {
    const folder = each.file.split('/')[0]!;
    const listed = folders.get(folder);
    if (listed === undefined) folders.set(folder, [each]);
    else listed.push(each);
  }
  return folders;
}
