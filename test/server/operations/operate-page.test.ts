import { describe, expect, it } from 'vitest';
import { Metrics, SETTING_ROWS } from '../../../src/server/index.js';
import { readSource } from '../../house/sources.js';
import { started } from '../started.js';

const page = readSource('docs/OPERATE.md').text;

/** The rows of the table under this heading line. */
function rowsUnder(heading: string): readonly (readonly string[])[] {
  const lines = page.split('\n');
  const first = lines.indexOf(heading) + 2;
  const last = lines.findIndex((line, place) => place >= first && !line.startsWith('|'));
  return lines.slice(first, last).map((line) => line.slice(2, -2).split(' | '));
}

describe('docs/OPERATE.md', () => {
  it('has every setting as the server reads it', () => {
    expect(rowsUnder('| variable | default | meaning |')).toEqual(
      SETTING_ROWS.map(([variable, shown, means]) => [`\`${variable}\``, shown, means]),
    );
  });

  it('has every figure as the server counts it', async () => {
    const metrics = await (await fetch(`${(await started()).address}/metrics`)).text();
    const counted = [...metrics.matchAll(/^# HELP (rulebox_\w+) (.*)$/gm)].map(([, name, help]) => [
      `\`${name}\``,
      help,
    ]);
    expect(rowsUnder('| figure | |')).toEqual(counted);
    expect(await new Metrics().text()).toContain('nodejs_eventloop_lag_p99_seconds');
  });
});
