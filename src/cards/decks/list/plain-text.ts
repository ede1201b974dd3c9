/** How the text of a file is written, by the marks at its beginning, or by the empty bytes of one that has none. */
export function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (!(bytes instanceof Uint8Array) || bytes.length < 2) return 'utf-8';
  const mark = String.fromCharCode(bytes[0]!, bytes[1]!);
  if (mark === 'ÿþ') return 'utf-16le';
  if (mark === 'þÿ') return 'utf-16be';
  if (bytes[0] !== 0 && bytes[1] === 0) return 'utf-16le';
  return bytes[0] === 0 && bytes[1] !== 0 ? 'utf-16be' : 'utf-8';
}

/** A line without what cannot be seen: signs of no width are gone, every kind of blank is one blank. */
export const plainLine = (written: string): string =>
  written
    .normalize('NFC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();

/** A line of a table, its fields with blanks between them: `4,Pikachu,JU,60`, or with quotation marks, or tabs. */
export function withoutFields(written: string): string {
  const isTable = /^\s*"?\s*\d+\s*"?\s*[,;\t]/u.test(written) || /^[^,;\t]+\t/u.test(written);
  if (!isTable) return written;
  const fields = written.match(/"(?:[^"]|"")*"|[^,;\t]+/gu) ?? [];
  return fields
    .map((field) =>
      field
        .trim()
        .replace(/^"(.*)"$/u, '$1')
        .replaceAll('""', '"'),
    )
    .join(' ');
}
