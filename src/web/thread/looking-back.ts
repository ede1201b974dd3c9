import { openRecord } from '../../cards/index.js';
import { type Course, courseOf, type Deck, type NotShort, openShort, shortOf } from '../../session/index.js';
import { bytesOfLetters, lettersOf } from '../links/letters.js';

type Faults = { readonly faults: readonly string[] };

const faultsOf = (error: readonly { readonly message: string }[]): Faults => ({
  faults: error.map(({ message }) => message),
});

/** What is asked about a game that was played, whatever it was played on. */
export const lookingBack = (library: () => readonly Deck[]) => ({
  course(written: string): Course | Faults {
    const read = openRecord(written);
    if (!read.ok) return faultsOf(read.error);
    const course = courseOf(read.value.record);
    return course.ok ? course.value : faultsOf(course.error);
  },
  /** The game in a few letters, or why that cannot be. */
  short(written: string): { readonly letters: string } | { readonly why: NotShort } {
    const read = openRecord(written);
    if (!read.ok) return { why: 'refused' };
    const short = shortOf(read.value.record, library());
    return short.ok ? { letters: lettersOf(short.value) } : { why: short.error };
  },
  openShort(letters: string): { readonly written: string } | Faults {
    const bytes = bytesOfLetters(letters);
    const opened = openShort(bytes ?? new Uint8Array(), library());
    return opened.ok ? { written: JSON.stringify(opened.value) } : faultsOf(opened.error);
  },
});
