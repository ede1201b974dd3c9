// A report as it is being written: sections of sentences, and from where on they have changed.

/** A sentence, and the number of the paragraph that it stands in. */
export interface Sentence {
  readonly text: string;
  readonly paragraph: number;
}

/** A heading and what is told under it, sentence by sentence. */
export interface Draft {
  readonly kind: 'opening' | 'turn' | 'result';
  readonly title: string;
  readonly sentences: readonly Sentence[];
}

/** What has changed in a report since somebody asked last. */
export interface ReportDelta {
  /** Sections before this one are as they were, and of this one the sentences before `sentence`. */
  readonly section: number;
  readonly sentence: number;
  /** What stands there now: the rest of that section, and whole sections after it. */
  readonly sections: readonly Draft[];
}

interface Written extends Draft {
  readonly sentences: Sentence[];
}

/** A section stands in it from its first sentence on. */
export class Manuscript {
  private readonly sections: Written[] = [];
  /** How many sections before these were forgotten. */
  private forgotten = 0;
  private open: Written | null = null;
  private changed: Pick<ReportDelta, 'section' | 'sentence'> | null = null;

  begin(kind: Draft['kind'], title: string): void {
    this.open = { kind, title, sentences: [] };
  }

  /** Puts these sentences in the place of all from that one on. */
  write(from: number, sentences: readonly Sentence[]): void {
    const { open } = this;
    if (open === null) throw new Error('Nothing can be told before a section has begun.');
    if (sentences.length === 0 && from >= open.sentences.length) return;
    if (this.sections.at(-1) !== open) this.sections.push(open);
    open.sentences.splice(from, Number.POSITIVE_INFINITY, ...sentences);
    const section = this.forgotten + this.sections.length - 1;
    if (this.changed === null || (this.changed.section === section && from < this.changed.sentence))
      this.changed = { section, sentence: from };
  }

  /** How many sentences the open section has. */
  get length(): number {
    return this.open?.sentences.length ?? 0;
  }

  say(sentence: Sentence): void {
    this.write(this.length, [sentence]);
  }

  /** The whole of the open section anew; what is as it was does not count as changed. */
  rewrite(sentences: readonly Sentence[]): void {
    const before = this.open?.sentences ?? [];
    const isSame = ({ text, paragraph }: Sentence, place: number): boolean =>
      before[place]?.text === text && before[place].paragraph === paragraph;
    const from = sentences.findIndex((sentence, place) => !isSame(sentence, place));
    const kept = from < 0 ? sentences.length : from;
    this.write(kept, sentences.slice(kept));
  }

  /** What has changed since this was asked last. */
  news(): ReportDelta {
    const end = this.forgotten + this.sections.length;
    const { section, sentence } = this.changed ?? { section: end, sentence: 0 };
    this.changed = null;
    const sections = this.sections
      .slice(section - this.forgotten)
      .map((each, place) => ({ ...each, sentences: each.sentences.slice(place === 0 ? sentence : 0) }));
    return { section, sentence, sections };
  }

  /** Forgets all sections but the last, which may still be written in; news have been asked for. */
  forget(): void {
    const closed = this.sections.length - 1;
    if (closed <= 0) return;
    this.sections.splice(0, closed);
    this.forgotten += closed;
  }

  whole(): readonly Draft[] {
    return this.sections;
  }
}
