import { describe, expect, it } from 'vitest';
import { callPrefix, furtherCommands } from '../../src/cli/play/further-commands.js';

describe('what else can be run', () => {
  it('is shown with a line to try for each command, as it is called here', () => {
    const commands = [
      { name: 'rules', does: 'looks rules up' },
      { name: 'dance', does: 'Dances' },
    ];
    expect(furtherCommands(commands, callPrefix(false)).split('\n')).toEqual([
      'What else can be run:',
      '  rulebox rules RET-05',
      '      Looks rules up',
      '  rulebox dance --help',
      '      Dances',
    ]);
    expect(furtherCommands(commands, callPrefix(true))).toContain('  npm run -s rulebox -- rules RET-05\n');
  });
});
