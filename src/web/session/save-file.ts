/** Lets the browser save a text as a file. */
export const saveFile = (name: string, text: string, type = 'text/plain'): void =>
  saveBlob(name, new Blob([text], { type }));

/** The same of what is no text, or too much of it. */
export function saveBlob(name: string, blob: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
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
