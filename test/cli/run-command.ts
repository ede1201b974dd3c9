import { Command } from 'commander';
import { afterEach, beforeEach, vi } from 'vitest';
import { CommandFailed } from '../../src/cli/terminal.js';

export interface Outcome {
  readonly out: string;
  readonly error: string;
  readonly code: number;
}

/** What commands change of this process is put back after every test. */
export function putBackAfterEach(): void {
  let exitCode: typeof process.exitCode;
  beforeEach(() => {
    exitCode = process.exitCode;
    process.exitCode = 0;
  });
  afterEach(() => {
    process.exitCode = exitCode;
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });
}

/** Runs one command of the command line in this process: what it prints, and how it ends. */
export function runCommand(register: (command: Command) => void, ...args: string[]): Outcome {
  const { program, printed } = prepared(register, args[0]!);
  try {
    program.parse(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
  }
  return { ...printed, code: Number(process.exitCode) };
}

/** The same for a command that takes its time. */
export async function runSlowCommand(register: (command: Command) => void, ...args: string[]): Promise<Outcome> {
  const { program, printed } = prepared(register, args[0]!);
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
  }
  return { ...printed, code: Number(process.exitCode) };
}

function prepared(
  register: (command: Command) => void,
  name: string,
): { program: Command; printed: { out: string; error: string } } {
  const printed = { out: '', error: '' };
  const into = (stream: keyof typeof printed) => (text: string | Uint8Array) => {
    printed[stream] += String(text);
    return true;
  };
  vi.spyOn(process.stdout, 'write').mockImplementation(into('out'));
  vi.spyOn(process.stderr, 'write').mockImplementation(into('error'));
  const program = new Command().exitOverride();
  register(program.command(name));
  return { program, printed };
}
