import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bridgeError } from '../../../src/domain/bridge/bridge-error';
import { err, ok } from '../../../src/domain/shared/result';
import { guestPortal, page, unknownBoard } from '../support/guest-portal';

const NOW = Date.UTC(2026, 0, 31, 10);
const AT = new Date(NOW).toISOString();

describe('guestCalls', () => {
  beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  test('saves and loads like for a player', async () => {
    const { save } = guestPortal().sdk;
    await expect(save.load()).rejects.toMatchObject({ code: 'err_not_found' });
    await expect(save.write({ level: 2, left: undefined } as never, { name: ' Camp ' })).resolves.toEqual({
      version: 1,
    });
    const kept = { name: 'Camp', data: { level: 2 }, version: 1, createdAt: AT, updatedAt: AT };
    await expect(save.load()).resolves.toStrictEqual(kept);
    await expect(save.all()).resolves.toEqual({ 1: kept });
    await expect(save.write(3)).resolves.toEqual({ version: 2 });
    await expect(save.write(4, { base: 1 })).rejects.toMatchObject({ code: 'err_conflict' });
    await save.delete();
    await expect(save.all()).resolves.toEqual({});
    await expect(save.write(5, { slot: 2 })).resolves.toEqual({ version: 1 });
    await save.clear();
    await expect(save.load(2)).rejects.toMatchObject({ code: 'err_not_found' });
  });

  test('judges a score by the order of the board’s rows', async () => {
    for (const [rows, expected] of [
      [page(9, 4), [true, false, true]],
      [page(4, 9), [true, true, false]],
      [page(), [true, false, true]],
    ] as const) {
      const { leaderboard } = guestPortal({ 'leaderboard.top': ok(rows) }).sdk;
      const improved: boolean[] = [];
      for (const score of [5, 3, 7]) improved.push((await leaderboard.post('main', score)).improved);
      expect(improved).toEqual(expected);
    }
  });

  test('returns only the guest’s own best score', async () => {
    const { leaderboard } = guestPortal().sdk;
    await expect(leaderboard.mine('main', { size: 5 })).resolves.toMatchObject({ board: 'main', scores: [] });
    await leaderboard.post('main', 7);
    await leaderboard.post('main', 3);
    await expect(leaderboard.mine('main', { size: 5 })).resolves.toEqual({
      board: 'main',
      scores: [{ rank: 1, score: 7, username: '', alias: 'Guest', avatar: '', date: AT }],
      pagination: { total: 1, from: 1, to: 1, items: 1, current: 1, perPage: 5, last: 1 },
    });
  });

  test('rejects for an unknown board and accepts scores while the portal is unreachable', async () => {
    await expect(
      guestPortal({ 'leaderboard.top': unknownBoard }).sdk.leaderboard.post('none', 1),
    ).rejects.toMatchObject({ code: 'err_not_found' });
    const offline = guestPortal({ 'leaderboard.top': err(bridgeError('err_network', 'No.')) });
    await expect(offline.sdk.leaderboard.post('main', 1)).resolves.toEqual({ improved: true, standing: 'improved' });
  });

  test('rejects calls that need a player', async () => {
    const { inventory, mail, leaderboard, user } = guestPortal().sdk;
    for (const call of [inventory.owned(), mail.check(), leaderboard.friends('main'), user.getCoins()]) {
      await expect(call).rejects.toMatchObject({ code: 'err_unauthenticated' });
    }
  });
});
