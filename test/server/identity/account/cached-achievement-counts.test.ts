import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameAchievementCounts } from '../../../../server/identity/account/achievement-counts.repository';
import { CachedAchievementCounts } from '../../../../server/identity/account/own-achievements.routes';
import { FakeServerClock } from '../../support/fake-server-clock';
import { silentLog as log } from '../../support/silent-log';

const MINUTE = 60_000;

const counts: GameAchievementCounts = { players: 4, holders: new Map([[7, 1]]) };
let clock: FakeServerClock;
let cache: CachedAchievementCounts;
const count = vi.fn(async (gameIds: readonly number[]) => new Map(gameIds.map((id) => [id, counts])));

beforeEach(() => {
  vi.clearAllMocks();
  clock = new FakeServerClock();
  cache = new CachedAchievementCounts({ clock, log });
});

describe('CachedAchievementCounts', () => {
  test('counts each game once in five minutes, with one call for all missing games', async () => {
    expect(await cache.take([1, 2], count)).toEqual(new Map([1, 2].map((id) => [id, counts])));
    await cache.take([1, 2, 3], count);
    expect(count.mock.calls).toEqual([[[1, 2]], [[3]]]);
    clock.advance(5 * MINUTE);
    await cache.take([1], count);
    expect(count).toHaveBeenLastCalledWith([1]);
    expect(count).toHaveBeenCalledTimes(3);
  });

  test('caches a failed count for five minutes', async () => {
    count.mockRejectedValueOnce(new Error('it took too long'));
    expect(await cache.take([1], count)).toEqual(new Map());
    clock.advance(5 * MINUTE - 1);
    expect(await cache.take([1], count)).toEqual(new Map());
    expect(count).toHaveBeenCalledTimes(1);
    clock.advance(1);
    expect(await cache.take([1], count)).toEqual(new Map([[1, counts]]));
  });
});
