import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { MockInstance } from 'vitest';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { authStatus } from '../../../../src/contract/account.contract';
import { achievementUnlock, gameAchievements } from '../../../../src/contract/achievements.contract';
import { guestAchievements, playerAchievements } from '../../../../server/platform/database/schema/achievements';
import type { ChannelPublisher } from '../../../../server/play/realtime/channel-publisher';
import { dataOf } from '../../support/data-of';
import { signIn } from '../../support/session-cookie';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';
import { sentEvent } from '../../support/sent-event';

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

const unlock = (badge: string, cookie?: string) =>
  server.request(`${BADGES}/${badge}/unlock`, { method: 'POST', body: {}, ...(cookie ? { cookie } : {}) });
const unlocked = async (badge: string, cookie: string) =>
  dataOf(achievementUnlock, await unlock(badge, cookie)).unlocked;
const earned = async (cookie?: string) =>
  dataOf(gameAchievements, await server.request(BADGES, cookie ? { cookie } : {}))
    .achievements.filter((badge) => badge.unlocked !== null)
    .map(({ slug }) => slug);

describe('POST .../achievements/{achievement}/unlock', () => {
  test('awards a guest an achievement and announces it on the guest’s channel, once', async () => {
    const guest = randomUUID();
    expect(await unlocked('first-light', `p1_uuid=${guest}`)).toBe(true);
    expect(await unlocked('first-light', `p1_uuid=${guest}`)).toBe(false);
    expect(publish).toHaveBeenCalledTimes(1);
    const [[channel, name, payload] = []] = publish.mock.calls.map(sentEvent);
    expect([channel, name]).toEqual([`guest.announcement.${guest}`, '.achievement.unlocked']);
    expect(payload).toEqual({
      title: 'First Light',
      desc: 'Release your first lantern.',
      thumb: 'http://static.holocade.localhost:9200/games/lantern-drift/media/badge-first-light.webp',
      sound: 'achievement',
    });
  });

  test('awards a player an achievement on the player’s own channel, even if the request has a guest id', async () => {
    const session = await signIn(server, 'orion');
    publish.mockClear();
    const { account } = dataOf(authStatus, await server.request('/v1/public/user/auth/status', { cookie: session }));
    const cookie = `${session}; p1_uuid=${randomUUID()}`;
    expect(await unlocked('first-light', cookie)).toBe(true);
    expect(publish.mock.calls.map(([event, channel]) => [channel, event.name])).toEqual([
      [`announcement.${account.id}`, '.achievement.unlocked'],
      [`announcement.${account.id}`, '.notification.created'],
    ]);
    expect(await earned(session)).toEqual(['first-light']);
  });

  test('awards one achievement with one announcement for fifty simultaneous requests', async () => {
    const guest = randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => unlock('sky-river', `p1_uuid=${guest}`)));
    const given = answers.filter((answer) => dataOf(achievementUnlock, answer).unlocked);
    const rows = await server.deps.database.db
      .select()
      .from(guestAchievements)
      .where(eq(guestAchievements.guestId, guest));
    expect([given.length, rows.length, publish.mock.calls.length]).toEqual([1, 1, 1]);
  });

  test('answers 401 for a visitor without an id or with an invalid one', async () => {
    expect((await unlock('first-light')).status).toBe(401);
    expect((await unlock('first-light', "p1_uuid=1' or '1'='1")).status).toBe(401);
    expect(publish).not.toHaveBeenCalled();
  });

  test('answers 404 for an unknown achievement or game', async () => {
    const cookie = `p1_uuid=${randomUUID()}`;
    expect((await unlock('no-such-badge', cookie)).status).toBe(404);
    expect((await server.request(BADGES.replace('lantern-drift', 'no-such-game'), { cookie })).status).toBe(404);
  });
});

describe('GET .../achievements', () => {
  test('lists the achievements in order, none of them earned without an id', async () => {
    const { achievements } = dataOf(gameAchievements, await server.request(BADGES));
    expect(achievements.map(({ slug }) => slug)).toEqual(['first-light', 'lantern-choir', 'sky-river']);
    expect(await earned()).toEqual([]);
  });

  test('never shows achievements earned by another player', async () => {
    await unlock('lantern-choir', `p1_uuid=${randomUUID()}`);
    expect(await earned(`p1_uuid=${randomUUID()}`)).toEqual([]);
  });
});

describe('claimGuestAchievements at login', () => {
  test('moves a guest’s achievements to the account, once, and existing ones keep their time', async () => {
    const guest = `p1_uuid=${randomUUID()}`;
    await unlock('first-light', guest);
    await unlock('lantern-choir', guest);
    const session = await signIn(server, 'studio', { cookie: guest });
    expect(await earned(session)).toEqual(['first-light', 'lantern-choir']);
    expect(await earned(guest)).toEqual([]);
    const before = await server.deps.database.db.select().from(playerAchievements);
    await unlock('first-light', guest);
    await signIn(server, 'studio', { cookie: guest });
    expect(await server.deps.database.db.select().from(playerAchievements)).toEqual(before);
    expect(await earned(guest)).toEqual([]);
  });

  test('leaves nothing for the next account on the same device', async () => {
    const guest = `p1_uuid=${randomUUID()}`;
    await unlock('sky-river', guest);
    await signIn(server, 'nova', { cookie: guest });
    const other = await signIn(server, 'orion', { cookie: guest });
    expect(await earned(other)).not.toContain('sky-river');
  });
});
