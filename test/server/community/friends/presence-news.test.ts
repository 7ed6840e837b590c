import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { playSessionStart } from '../../../../src/contract/play-sessions.contract';
import type { UserSettings } from '../../../../src/domain/session/settings';
import { defaultSettings } from '../../../../src/domain/session/settings';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { PresenceNews } from '../../../../server/community/friends/presence-news';
import { sweepPlaySessions } from '../../../../server/play/sessions/sweep-play-sessions';
import type { ClosingPlayer } from '../../identity/account-deletion/leaving-player';
import { dataOf } from '../../support/data-of';
import type { FriendHouse } from './friend-house';
import { openFriendHouse } from './friend-house';

const SESSION = '/v1/private/user/arcade/gp/history/session';
const PLAYING = { slug: 'pulse-saber', title: 'Pulse Saber' };

let house: FriendHouse;
const heard = new Set<string>();
const told: unknown[] = [];
const watch = () =>
  new PresenceNews({
    ...house.server.deps,
    realtime: {
      isHeard: (channel) => heard.has(channel),
      publish: (channel, name, payload) => void told.push([channel, name, payload]),
    },
  });

beforeAll(async () => {
  house = await openFriendHouse();
});
beforeEach(async () => {
  await house.clear();
  heard.clear();
  told.length = 0;
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => house.server.close());

const call = async ({ id }: ClosingPlayer, alias: string | null) => {
  await house.server.deps.database.db.update(accounts).set({ alias }).where(eq(accounts.id, id));
};
const channelOf = ({ id }: ClosingPlayer) => `announcement.${id}`;
const start = async ({ cookie }: ClosingPlayer) => {
  const answer = await house.server.request(`${SESSION}/pulse-saber/start`, { method: 'PUT', body: {}, cookie });
  return dataOf(playSessionStart, answer).id;
};
const settingsWith = (change: {
  readonly privacy?: Partial<UserSettings['privacy']>;
  readonly community?: Partial<UserSettings['community']>;
}) => change;

describe('the presence of a player', () => {
  test('is told to the friends who are there, and to nobody else', async () => {
    const { vega, mira, lyra } = house;
    await house.befriend(vega, mira);
    await house.ask(lyra, 'vega');
    await call(vega, 'Vega of the Hill');
    for (const player of [vega, mira, lyra]) heard.add(channelOf(player));
    watch().tell(vega.id);
    await expect
      .poll(() => told)
      .toEqual([
        [
          channelOf(mira),
          '.friend.presence',
          { username: 'vega', alias: 'Vega of the Hill', online: true, playing: null },
        ],
      ]);
    await call(vega, null);
  });

  test('tells the game that is played', async () => {
    const { vega, mira } = house;
    await house.befriend(vega, mira);
    heard.add(channelOf(mira));
    await start(vega);
    watch().tell(vega.id);
    await expect
      .poll(() => told)
      .toMatchObject([[channelOf(mira), '.friend.presence', { online: true, playing: PLAYING }]]);
    expect((await house.lists(mira)).friends[0]?.presence).toEqual({ online: true, playing: PLAYING });
    house.clock.advance(120_000);
    expect((await house.lists(mira)).friends[0]?.presence).toEqual({ online: false, playing: null });
  });

  test.each([
    [settingsWith({ privacy: { activity_visibility: 'none' } }), { online: false, playing: null }],
    [settingsWith({ privacy: { profile_visibility: 'none' } }), { online: false, playing: null }],
    [settingsWith({ community: { focus_mode: true } }), { online: false, playing: null }],
    [settingsWith({ privacy: { play_history: 'none' } }), { online: true, playing: null }],
    [
      settingsWith({ privacy: { activity_visibility: 'friends', play_history: 'friends' } }),
      { online: true, playing: PLAYING },
    ],
  ])('is what the settings let friends know (%#)', async (settings, presence) => {
    const { vega, mira } = house;
    await house.befriend(vega, mira);
    heard.add(channelOf(mira));
    await start(vega);
    await house.set(vega, settings);
    watch().tell(vega.id);
    await expect
      .poll(() => told)
      .toEqual([[channelOf(mira), '.friend.presence', { username: 'vega', alias: 'vega', ...presence }]]);
    expect((await house.lists(mira)).friends[0]?.presence).toEqual(presence);
  });

  test('is told anew when a page opens at once, and when the last has gone for five seconds', async () => {
    const { vega, mira } = house;
    await house.befriend(vega, mira);
    heard.add(channelOf(mira)).add(channelOf(vega));
    const news = watch();
    news.setSubscribed(channelOf(vega), true);
    await expect.poll(() => told.length).toBe(1);
    heard.delete(channelOf(vega));
    news.setSubscribed(channelOf(vega), false);
    news.setSubscribed('guest.announcement.somebody', false);
    house.clock.advance(4_999);
    expect(told).toHaveLength(1);
    house.clock.advance(1);
    await expect
      .poll(() => told[1])
      .toEqual([
        channelOf(mira),
        '.friend.presence',
        { username: 'vega', alias: 'vega', online: false, playing: null },
      ]);
  });

  test('is told once more when it has changed during a telling, and not after the server has stopped', async () => {
    const { vega, mira } = house;
    await house.befriend(vega, mira);
    heard.add(channelOf(mira));
    const news = watch();
    for (let round = 0; round < 5; round += 1) news.tell(vega.id);
    await expect.poll(() => told.length).toBe(2);
    news.stop();
    news.tell(vega.id);
    expect(told).toHaveLength(2);
  });
});

describe('what changes the presence of a player', () => {
  test('is a play that begins, ends or is lost, and a setting that hides it', async () => {
    const { vega } = house;
    const { presence } = house.server.deps;
    const tell = vi.spyOn(presence, 'tell');
    const id = await start(vega);
    expect(tell.mock.calls).toEqual([[vega.id]]);
    await house.server.request(`${SESSION}/${id}/end`, { method: 'PUT', body: {}, cookie: vega.cookie });
    expect(tell).toHaveBeenCalledTimes(2);
    await start(vega);
    house.clock.advance(120_000);
    await sweepPlaySessions(house.server.deps);
    expect(tell.mock.calls.slice(3)).toEqual([[vega.id]]);
    const change = (group: string, field: string, value: unknown) =>
      house.server.request('/v1/private/user/account/settings', {
        method: 'PATCH',
        body: { group, field, value },
        cookie: vega.cookie,
      });
    expect((await change('privacy', 'activity_visibility', 'none')).status).toBe(200);
    expect((await change('community', 'focus_mode', true)).status).toBe(200);
    expect((await change('media', 'nav_sounds', true)).status).toBe(200);
    expect(tell).toHaveBeenCalledTimes(6);
    expect(defaultSettings().community.focus_mode).toBe(false);
  });
});
