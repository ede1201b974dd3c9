/** What players call cards besides their names: short for long, key for key. */
const NICKNAMES: Readonly<Record<string, string>> = {
  dce: 'doublecolorlessenergy',
  dte: 'doubleturboenergy',
  pont: 'professoroaksnewtheory',
  oaksnewtheory: 'professoroaksnewtheory',
  oak: 'professoroak',
  juniper: 'professorjuniper',
  bts: 'brokentimespace',
  er: 'energyremoval',
  ser: 'superenergyremoval',
  gow: 'gustofwind',
  roseanne: 'roseannesresearch',
  boss: 'bosssorders',
};

/** The key of the card that is meant by a nickname. */
export const nicknamed = (key: string): string | undefined =>
  Object.hasOwn(NICKNAMES, key) ? NICKNAMES[key] : undefined;
