import { expect, it } from 'vitest';
import { settingsIn, USUAL } from '../../src/web/settings/settings.js';

it('Settings that were kept come back, and what cannot be understood of them counts for nothing', () => {
  expect(settingsIn(null)).toEqual(USUAL);
  expect(settingsIn('fast')).toEqual(USUAL);
  expect(settingsIn({ speed: 'fast', others: 'step by step', volume: 7, sound: 'yes', more: 1 })).toEqual({
    ...USUAL,
    speed: 'fast',
    others: 'step by step',
    volume: 1,
  });
  expect(settingsIn({ speed: 'furious', endTurn: 'always', attackAtOnce: false })).toEqual({
    ...USUAL,
    endTurn: 'always',
    attackAtOnce: false,
  });
});
