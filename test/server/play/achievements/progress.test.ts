import { randomUUID } from 'node:crypto';
import type { MockInstance } from 'vitest';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { achievementProgress, gameAchievements } from '../../../../src/contract/achievements.contract';
import { guestProgress, playerProgress } from '../../../../server/platform/database/schema/achievements';
import type { ChannelPublisher } from '../../../../server/play/realtime/channel-publisher';
import { dataOf } from '../../support/data-of';
import { signIn } from '../../support/session-cookie';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const BADGES = '/v1/public/arcade/gp/game/lantern-drift/achievements';
let server: TestServer;
let publish: MockInstance<ChannelPublisher['publish']>;

beforeAll(async () => {
  server = await startTestServer();
  publish = vi.spyOn(server.deps.realtime, 'publish');
});
beforeEach(() => {
  publish.mockClear();
});
afterAll(() => server.close());

const newGuest = () => `p1_uuid=${randomUUID()}`;
const report = (percent: unknown, cookie?: string, badge = 'sky-river') =>
  server.request(`${BADGES}/${badge}/progress`, { body: { percent }, ...(cookie === undefined ? {} : { cookie }) });
const reported = async (percent: number, cookie: string, badge?: string) =>
  dataOf(achievementProgress, await report(percent, cookie, badge));
const list = async (cookie: string) =>
  dataOf(gameAchievements, await server.request(BADGES, { cookie })).achievements.map(
    ({ slug, progress, unlocked }) => [slug, progress, unlocked !== null] as const,
  );

describe('POST .../achievements/{achievement}/progress', () => {
  test('progress only grows, for guests and players', async () => {
    for (const cookie of [newGuest(), await signIn(server, 'orion')]) {
      expect(await reported(40, cookie)).toEqual({ unlocked: false, percent: 40 });
      expect(await reported(20, cookie)).toEqual({ unlocked: false, percent: 40 });
      expect(await reported(99, cookie)).toEqual({ unlocked: false, percent: 99 });
      expect(await list(cookie)).toEqual([
        ['first-light', null, false],
        ['lantern-choir', null, false],
        ['sky-river', 99, false],
      ]);
      expect(await list(newGuest())).toContainEqual(['sky-river', null, false]);
    }
  });

  test('progress of 100 percent unlocks the achievement, announced once', async () => {
    const guest = newGuest();
    expect(await reported(100, guest)).toEqual({ unlocked: true, percent: 100 });
    expect(await reported(100, guest)).toEqual({ unlocked: false, percent: 100 });
    expect(await reported(10, guest)).toEqual({ unlocked: false, percent: 100 });
    expect(await list(guest)).toContainEqual(['sky-river', 100, true]);
    expect(publish.mock.calls.map(([{ name }]) => name)).toEqual(['.achievement.unlocked']);
  });

  test('progress is the highest of many simultaneous reports, which unlock one achievement', async () => {
    const guest = newGuest();
    const answers = await Promise.all([10, 100, 60, 100, 30, 100].map((percent) => reported(percent, guest)));
    expect(answers.filter(({ unlocked }) => unlocked)).toHaveLength(1);
    expect(await list(guest)).toContainEqual(['sky-river', 100, true]);
    expect(publish).toHaveBeenCalledTimes(1);
  });

  test('progress moves to the account at login, and the higher of both values stays', async () => {
    const guest = newGuest();
    const session = await signIn(server, 'studio');
    await reported(50, session, 'first-light');
    await reported(30, session);
    await reported(20, guest, 'first-light');
    await reported(70, guest);
    const later = await signIn(server, 'studio', { cookie: guest });
    expect(await list(later)).toEqual([
      ['first-light', 50, false],
      ['lantern-choir', null, false],
      ['sky-river', 70, false],
    ]);
    expect(await list(guest)).toContainEqual(['sky-river', null, false]);
  });

  test('progress requires a whole percentage, a caller and an existing achievement', async () => {
    const { db } = server.deps.database;
    const count = async () => (await db.$count(guestProgress)) + (await db.$count(playerProgress));
    const before = await count();
    for (const percent of [-1, 101, 50.5, '50', null]) expect((await report(percent, newGuest())).status).toBe(422);
    expect((await report(50)).status).toBe(401);
    expect((await report(50, newGuest(), 'no-such-badge')).status).toBe(404);
    expect(await count()).toBe(before);
  });
});
