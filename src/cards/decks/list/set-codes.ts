/** A set as deck lists name it: its code, its ids in card databases, its name, and other codes in use for it. */
export interface SetCode {
  readonly code: string;
  readonly ids: readonly string[];
  readonly name: string;
  readonly also: readonly string[];
}

/** Which sets a code stands for. Galleries and vaults share the code of the set they came with. */
export interface SetCodes {
  /** The sets of a code or id, however it is written; none where nobody knows it. */
  setsOf(code: string): readonly SetCode[];
  /** The set with this id in a card database. */
  setOfId(setId: string): SetCode | undefined;
  readonly codes: readonly string[];
}

/** Which sets stand behind a code, from a table of sets. */
export function setCodes(table: readonly SetCode[]): SetCodes {
  const byCode = new Map<string, SetCode[]>();
  const byId = new Map(table.flatMap((set) => set.ids.map((id) => [id, set] as const)));
  for (const set of table) {
    for (const code of [set.code, ...set.also]) byCode.set(code, [...(byCode.get(code) ?? []), set]);
  }
  return {
    // A code wins over an id of the same letters: G1 is Gym Heroes, though a database calls another set g1.
    setsOf: (code) =>
      byCode.get(code.toUpperCase()) ?? [byId.get(code.toLowerCase())].filter((set) => set !== undefined),
    setOfId: (setId) => byId.get(setId),
    codes: [...byCode.keys()],
  };
}

/** A collector's number without leading zeros, in capitals: 060, 60 and #60 are one, TG05 and TG5 another. */
export function numberKey(number: string): string {
  const plain = number.replace(/^#/, '').replace(/\/.*$/, '').toUpperCase();
  const parts = /^([A-Z]*)0*(\d+)([A-Z]*)$/.exec(plain);
  return parts === null ? plain : `${parts[1]}${parts[2]}${parts[3]}`;
}

/** The same without the letters before it: promotional cards are numbered SWSH250 by some and 250 by others. */
export const looseNumberKey = (number: string): string => numberKey(number).replace(/^[A-Z]+(?=\d)/, '');
