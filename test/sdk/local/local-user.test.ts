import { describe, expect, test } from 'vitest';
import { localGame } from '../support/local-game';

describe('the sandbox’s player', () => {
  test('is nobody until the sign-in, which asks nothing', async () => {
    const { ask, told } = localGame();
    await expect(ask('user.isLoggedIn')).resolves.toBe(false);
    await ask('user.openLogin');
    await ask('user.openLogin');
    expect(told).toEqual([['auth', { loggedIn: true, username: 'local-player', alias: 'Local Player' }]]);
    await expect(Promise.all([ask('user.getName'), ask('user.getAlias'), ask('user.getCoins')])).resolves.toEqual([
      'local-player',
      'Local Player',
      100,
    ]);
  });
});
