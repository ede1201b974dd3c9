// A text with a span of it underlined.

interface Span {
  readonly start: number;
  readonly end: number;
}

/** The text in lines of at most `width`, and below each line that the span touches a line of ^^^^. */
export function markSpan(text: string, { start, end }: Span, width: number): string[] {
  return linesOf(text, width).flatMap(({ at, line }) => {
    const [from, to] = [Math.max(start, at), Math.min(Math.max(end, start + 1), at + line.length)];
    return from < to ? [line, ' '.repeat(from - at) + '^'.repeat(to - from)] : [line];
  });
}

/** Lines with where they begin in the text; they break after words where they can. */
function linesOf(text: string, width: number): { readonly at: number; readonly line: string }[] {
  const lines: { at: number; line: string }[] = [];
  let at = 0;
  for (const paragraph of text.split('\n')) {
    let rest = paragraph;
    let begin = at;
    while (rest.length > width) {
      const space = rest.lastIndexOf(' ', width);
      const length = space > 0 ? space + 1 : width;
      lines.push({ at: begin, line: rest.slice(0, length).trimEnd() });
      begin += length;
      rest = rest.slice(length);
    }
    lines.push({ at: begin, line: rest });
    at += paragraph.length + 1;
  }
  return lines;
}
