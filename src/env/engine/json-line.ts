/** What a line that another program wrote says; undefined: it is no JSON text. */
export function parsedLine(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return undefined;
  }
}
