import { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { COMMANDS, commandCalled, registerCommands } from '../../src/cli/commands.js';

describe('the table of commands', () => {
  it.each(COMMANDS)('says what $name does, and loads what it can do', async (entry) => {
    const program = new Command();
    await registerCommands(program, entry);
    const command = program.commands.find((each) => each.name() === entry.name)!;
    expect(command.description()).toBe(entry.does);
    expect(entry.does).toMatch(/^[a-z]/);
    expect(command.helpInformation()).toMatch(/(\[options\]|\[command\]|<)/);
  });

  it('is all that the program knows, in this order, and only the one that is called has options', async () => {
    const program = new Command();
    await registerCommands(program, commandCalled(['rules', 'RET-05']));
    expect(program.commands.map((command) => command.name())).toEqual(COMMANDS.map(({ name }) => name));
    expect(program.commands.filter(({ options }) => options.length > 0).map((command) => command.name())).toEqual([
      'rules',
    ]);
  });

  it.each([
    [['rules', 'play'], 'rules'],
    [['help', 'deck'], 'deck'],
    [['--help'], undefined],
    [['danxe'], undefined],
    [[], undefined],
  ])('knows which is called by %j', (args, name) => {
    expect(commandCalled(args)?.name).toBe(name);
  });
});
