// Tests run on what is built, so it is built first: nothing to do takes a second or two.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

export default function build(): void {
  const root = join(import.meta.dirname, '..');
  try {
    execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-b'], {
      cwd: root,
      encoding: 'utf8',
    });
  } catch (error) {
    throw new Error(`The project does not compile:\n${(error as { stdout?: string }).stdout ?? error}`);
  }
}
