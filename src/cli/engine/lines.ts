/** Puts lines together out of what comes in. Of a line that is too long only so much is kept as shows that it is. */
export class Lines {
  private begun = '';
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  /** The lines that are whole by now; empty ones say nothing. */
  take(chunk: string): string[] {
    const parts = chunk.split('\n');
    const last = parts.pop()!;
    const lines = parts.map((part) => {
      const line = this.joined(part);
      this.begun = '';
      return line;
    });
    this.begun = this.joined(last);
    return lines.map((line) => line.trim()).filter((line) => line !== '');
  }

  private joined(part: string): string {
    const room = this.most + 1 - this.begun.length;
    return room <= 0 ? this.begun : this.begun + part.slice(0, room);
  }
}
