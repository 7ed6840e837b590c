import { describe, expect, test } from 'vitest';
import { HolocadeError, holocade } from '../../sdk/index';

describe('the npm package', () => {
  test('can be imported without a window', async () => {
    await expect(holocade.init()).resolves.toBe('disabled');
    expect(Object.keys(holocade).sort()).toEqual([
      'achievement',
      'ads',
      'environment',
      'events',
      'init',
      'inventory',
      'leaderboard',
      'link',
      'mail',
      'save',
      'session',
      'user',
    ]);
    expect(HolocadeError.prototype).toBeInstanceOf(Error);
  });
});
