import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { playSessionStart } from '../../../../src/contract/play-sessions.contract';
import type { UserSettings } from '../../../../src/domain/session/settings';
import { defaultSettings } from '../../../../src/domain/session/settings';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { PresencePublisher } from '../../../../server/community/friends/presence-publisher';
import { sweepPlaySessions } from '../../../../server/play/sessions/sweep-play-sessions';
import type { ClosingPlayer } from '../../identity/account-deletion/leaving-player';
import { dataOf } from '../../support/data-of';
import type { FriendFixture } from './friend-fixture';
import { openFriendFixture } from './friend-fixture';
import type { PublishCall } from '../../support/sent-event';
import { sentEvent } from '../../support/sent-event';

const SESSION = '/v1/private/user/arcade/gp/history/session';
const PLAYING = { slug: 'pulse-saber', title: 'Pulse Saber' };

let fixture: FriendFixture;
const heard = new Set<string>();
const published: unknown[] = [];
const watch = () =>
  new PresencePublisher({
    ...fixture.server.deps,
    realtime: { publish: (...call: PublishCall) => void published.push(sentEvent(call)) },
    online: {
      among: (_executor, ids) => Promise.resolve(new Set(ids.filter((id) => heard.has(`announcement.${id}`)))),
      record: () => Promise.resolve(),
    },
  });

beforeAll(async () => {
  fixture = await openFriendFixture();
});
beforeEach(async () => {
  await fixture.clear();
  heard.clear();
  published.length = 0;
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => fixture.server.close());

const call = async ({ id }: ClosingPlayer, alias: string | null) => {
  await fixture.server.deps.database.db.update(accounts).set({ alias }).where(eq(accounts.id, id));
};
const channelOf = ({ id }: ClosingPlayer) => `announcement.${id}`;
const start = async ({ cookie }: ClosingPlayer) => {
  const answer = await fixture.server.request(`${SESSION}/pulse-saber/start`, { method: 'PUT', body: {}, cookie });
  return dataOf(playSessionStart, answer).id;
};
const settingsWith = (change: {
  readonly privacy?: Partial<UserSettings['privacy']>;
  readonly community?: Partial<UserSettings['community']>;
}) => change;

describe('PresencePublisher', () => {
  test('publishes only to friends who are online', async () => {
    const { vega, mira, lyra } = fixture;
    await fixture.befriend(vega, mira);
    await fixture.request(lyra, 'vega');
    await call(vega, 'Vega of the Hill');
    for (const player of [vega, mira, lyra]) heard.add(channelOf(player));
    watch().publish(vega.id);
    await expect
      .poll(() => published)
      .toEqual([
        [
          channelOf(mira),
          '.friend.presence',
          { username: 'vega', alias: 'Vega of the Hill', online: true, playing: null },
        ],
      ]);
    await call(vega, null);
  });

  test('publishes the current game', async () => {
    const { vega, mira } = fixture;
    await fixture.befriend(vega, mira);
    heard.add(channelOf(mira));
    await start(vega);
    watch().publish(vega.id);
    await expect
      .poll(() => published)
      .toMatchObject([[channelOf(mira), '.friend.presence', { online: true, playing: PLAYING }]]);
    expect((await fixture.lists(mira)).friends[0]?.presence).toEqual({ online: true, playing: PLAYING });
    fixture.clock.advance(120_000);
    expect((await fixture.lists(mira)).friends[0]?.presence).toEqual({ online: false, playing: null });
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
  ])('publishes what the settings show to friends (%#)', async (settings, presence) => {
    const { vega, mira } = fixture;
    await fixture.befriend(vega, mira);
    heard.add(channelOf(mira));
    await start(vega);
    await fixture.set(vega, settings);
    watch().publish(vega.id);
    await expect
      .poll(() => published)
      .toEqual([[channelOf(mira), '.friend.presence', { username: 'vega', alias: 'vega', ...presence }]]);
    expect((await fixture.lists(mira)).friends[0]?.presence).toEqual(presence);
  });

  test('publishes immediately when a page opens, and five seconds after the last page closes', async () => {
    const { vega, mira } = fixture;
    await fixture.befriend(vega, mira);
    heard.add(channelOf(mira)).add(channelOf(vega));
    const presencePublisher = watch();
    presencePublisher.setSubscribed(channelOf(vega), true);
    await expect.poll(() => published.length).toBe(1);
    heard.delete(channelOf(vega));
    presencePublisher.setSubscribed(channelOf(vega), false);
    presencePublisher.setSubscribed('guest.announcement.somebody', false);
    fixture.clock.advance(4_999);
    expect(published).toHaveLength(1);
    fixture.clock.advance(1);
    await expect
      .poll(() => published[1])
      .toEqual([
        channelOf(mira),
        '.friend.presence',
        { username: 'vega', alias: 'vega', online: false, playing: null },
      ]);
  });

  test('publishes once more after a change during publishing, and nothing after stop', async () => {
    const { vega, mira } = fixture;
    await fixture.befriend(vega, mira);
    heard.add(channelOf(mira));
    const presencePublisher = watch();
    for (let round = 0; round < 5; round += 1) presencePublisher.publish(vega.id);
    await expect.poll(() => published.length).toBe(2);
    presencePublisher.stop();
    presencePublisher.publish(vega.id);
    expect(published).toHaveLength(2);
  });
});

describe('presence changes', () => {
  test('are published when a play starts, ends or is lost, and when a setting hides it', async () => {
    const { vega } = fixture;
    const { presence } = fixture.server.deps;
    const publishPresence = vi.spyOn(presence, 'publish');
    const id = await start(vega);
    expect(publishPresence.mock.calls).toEqual([[vega.id]]);
    await fixture.server.request(`${SESSION}/${id}/end`, { method: 'PUT', body: {}, cookie: vega.cookie });
    expect(publishPresence).toHaveBeenCalledTimes(2);
    await start(vega);
    fixture.clock.advance(120_000);
    await sweepPlaySessions(fixture.server.deps);
    expect(publishPresence.mock.calls.slice(3)).toEqual([[vega.id]]);
    const change = (group: string, field: string, value: unknown) =>
      fixture.server.request('/v1/private/user/account/settings', {
        method: 'PATCH',
        body: { group, field, value },
        cookie: vega.cookie,
      });
    expect((await change('privacy', 'activity_visibility', 'none')).status).toBe(200);
    expect((await change('community', 'focus_mode', true)).status).toBe(200);
    expect((await change('media', 'nav_sounds', true)).status).toBe(200);
    expect(publishPresence).toHaveBeenCalledTimes(6);
    expect(defaultSettings().community.focus_mode).toBe(false);
  });
});
