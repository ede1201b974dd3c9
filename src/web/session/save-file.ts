/** Lets the browser save a text as a file. */
export function saveFile(name: string, text: string, type = 'text/plain'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** A record, as the command line reads it, and what its file is called. */
export interface RecordFile {
  readonly name: string;
  readonly text: string;
}

export const saveRecord = ({ name, text }: RecordFile): void => saveFile(name, text, 'application/json');

/** A name that every file system takes. */
export const fileName = (name: string, ending: string): string =>
  `${
    name
      .normalize('NFKD')
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, '')
      .toLowerCase() || 'deck'
  }.${ending}`;
