const SENTENCES: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'The database does not answer.',
  ECONNRESET: 'The connection to the database broke off.',
  ENOTFOUND: 'The name of the database’s machine is not known.',
  ETIMEDOUT: 'The database does not answer.',
  '28P01': 'The database does not take this password.',
  '28000': 'The database does not let this user in.',
  '3D000': 'There is no database of this name.',
  '25006': 'The database may only be read.',
  '42501': 'This user may not write there.',
  '53100': 'The disk of the database is full.',
  '53300': 'The database has no room for another connection.',
  '57P01': 'The database was stopped.',
  '57P02': 'The database has broken down.',
  '57P03': 'The database is starting or stopping.',
  '57014': 'The database took too long.',
};

/** What an error of the database or of the way to it says, for people. Addresses and passwords are never in it. */
export function inWords(error: unknown): string {
  const { code, message } = error as { code?: unknown; message?: string };
  const sentence = SENTENCES[String(code)];
  if (sentence !== undefined) return `${sentence} (${String(code)})`;
  return message ? `The database: ${message}` : 'The database does not answer.';
}

/** Whether the server itself has said no, and to what: five characters of SQL's own codes. */
export function stateOf(error: unknown): string | null {
  const code = (error as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : null;
}
