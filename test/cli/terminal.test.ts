import { PassThrough } from 'node:stream';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CommandFailed, EXIT, fail, progress, table, wrap } from '../../src/cli/terminal.js';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('fail', () => {
  const exitCode = process.exitCode;
  afterEach(() => {
    process.exitCode = exitCode;
  });

  it('prints the reason, sets the exit code of bad input and stops the command', () => {
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect(() => fail('deck.txt:3: there is no card of that name')).toThrow(CommandFailed);
    expect(write.mock.calls).toEqual([['rulebox: deck.txt:3: there is no card of that name\n']]);
    expect(process.exitCode).toBe(EXIT.badInput);
    expect(EXIT.badInput).toBe(2);
  });

  it('throws an error that carries the reason and its own name', () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect(() => fail('no such era')).toThrow(
      expect.objectContaining({ name: 'CommandFailed', message: 'no such era' }),
    );
  });
});

describe('wrap', () => {
  it('breaks between words at the width, and fills it', () => {
    expect(wrap('one two three four', 9)).toBe('one two\nthree\nfour');
    expect(wrap('one two three four', 13)).toBe('one two three\nfour');
  });

  it('keeps the line breaks of the text and joins runs of spaces', () => {
    expect(wrap('one  two\n\nthree', 20)).toBe('one two\n\nthree');
  });

  it('lets a word that is too wide stand alone', () => {
    expect(wrap('a disproportionate b', 5)).toBe('a\ndisproportionate\nb');
  });

  it('indents every line but the first, within the width', () => {
    expect(wrap('one two three', 9, '  ')).toBe('one two\n  three');
    expect(wrap('one two three', 8, '  ')).toBe('one\n  two\n  three');
  });

  it('counts an accented letter as one column, composed or not', () => {
    expect(wrap('Pokémon Pokémon', 15)).toBe('Pokémon Pokémon');
    expect(wrap('Poke\u0301mon Poke\u0301mon', 15)).toBe('Poke\u0301mon Poke\u0301mon');
  });

  it('leaves an empty text empty', () => {
    expect(wrap('', 10)).toBe('');
  });
});

describe('table', () => {
  it('sets text to the left and figures to the right', () => {
    const rows = [
      ['Pokémon', 1200, '51.2 %'],
      ['all', 7, '–'],
    ];
    expect(table(['deck', 'games', 'won'], rows)).toBe(
      ['deck     games     won', '───────  ─────  ──────', 'Pokémon   1200  51.2 %', 'all          7       –'].join(
        '\n',
      ),
    );
  });

  it('sets a column of words and figures to the left', () => {
    expect(table(['id'], [['12'], ['twelve']])).toBe('id\n──────\n12\ntwelve');
  });

  it('leaves missing cells empty, without spaces at the end of a line', () => {
    expect(table(['a', 'b'], [['long', 'x'], ['s']])).toBe('a     b\n────  ─\nlong  x\ns');
  });

  it('prints the titles of an empty table', () => {
    expect(table(['a', 'bc'], [])).toBe('a  bc\n─  ──');
  });
});

describe('progress', () => {
  it('draws nothing in the first second', () => {
    const { bar, drawn, pass } = barOn({ isTTY: true });
    bar.reached(1);
    pass(999);
    bar.reached(2);
    bar.end();
    expect(drawn()).toBe('');
  });

  it('draws title, bar and count after a second, and clears them at the end', () => {
    const { bar, drawn, pass } = barOn({ isTTY: true });
    pass(1000);
    bar.reached(20);
    expect(drawn()).toContain('Playing ████████░');
    expect(drawn()).toContain('25 %  20/80');
    bar.reached(80);
    bar.end();
    expect(drawn()).toContain('80/80');
    expect(drawn().endsWith('\u001b[2K')).toBe(true);
  });

  it('leaves cursor, line wrapping and signals of the terminal alone', () => {
    const listeners = process.listenerCount('SIGINT');
    const { bar, drawn, pass } = barOn({ isTTY: true });
    pass(2000);
    bar.reached(20);
    expect(process.listenerCount('SIGINT')).toBe(listeners);
    expect(drawn()).not.toMatch(/\[\?(25|7)[lh]/u);
    bar.end();
  });

  it('draws nothing where stderr is not a terminal', () => {
    const { bar, drawn, pass } = barOn({ isTTY: false });
    pass(5000);
    bar.reached(20);
    bar.end();
    expect(drawn()).toBe('');
  });
});

/** A bar of 80 steps on a made-up terminal with a made-up clock. */
function barOn({ isTTY }: { isTTY: boolean }) {
  const stream = Object.assign(new PassThrough(), { isTTY, columns: 100 });
  let time = 0;
  let text = '';
  const bar = progress('Playing', 80, { stream, now: () => time });
  const drawn = () => {
    text += stream.read()?.toString() ?? '';
    return text;
  };
  return { bar, drawn, pass: (milliseconds: number) => (time += milliseconds) };
}
