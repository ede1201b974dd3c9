/*
 * Where a book contradicts itself, or two books each other, a player may have read the other half of it. A refusal that rests on
 * how that was decided says so, behind everything else.
 */

/** The decision on which a rule rests. */
export const DECIDED_BY: Readonly<Record<string, string>> = {
  'KO-07': 'CON-01',
  'KO-06': 'CON-02',
  'SUP-02': 'CON-04',
  'SUP-01': 'CON-05',
  'FIRST-05': 'CON-08',
  'SRCH-02': 'CON-11',
  'RET-08': 'CON-12',
  'KIND-03': 'CON-15',
  'POW-09': 'CON-16',
  'SETUP-13': 'CON-17',
  'SETUP-14': 'CON-17',
  'KO-04': 'CON-18',
  'CLS-30': 'CON-19',
  'CLS-31': 'CON-19',
  'CLS-36': 'CON-19',
  'TURN-13': 'CON-20',
  'ZONE-13': 'CON-21',
  'STAD-04': 'CON-22',
  'POW-03': 'CON-25',
};

/** Rules, each once, and behind them the decisions on which they rest. */
export function withDecisions(rules: readonly string[]): readonly string[] {
  const cited: string[] = [];
  for (const rule of rules) if (!cited.includes(rule)) cited.push(rule);
  for (let place = 0, { length } = cited; place < length; place++) {
    const decision = DECIDED_BY[cited[place]!];
    if (decision !== undefined && !cited.includes(decision)) cited.push(decision);
  }
  return cited;
}
