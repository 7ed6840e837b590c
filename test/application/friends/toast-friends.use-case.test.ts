import { describe, expect, test } from 'vitest';
import { ToastFriends } from '../../../src/application/friends/toast-friends.use-case';
import { SessionState } from '../../../src/application/session/session-state';
import type { Presence } from '../../../src/domain/friends/presence';
import type { ToastDraft } from '../../../src/domain/notices/toast';
import { defaultSettings } from '../../../src/domain/session/settings';
import { aPlayer } from '../../fakes/a-player';
import { FakeAttention } from '../../fakes/fake-attention';
import { FakeClock } from '../../fakes/fake-clock';
import { FakeFriendGateway } from '../../fakes/fake-friend-gateway';
import { FakeRealtime } from '../../fakes/fake-realtime';

const online = { online: true, playing: undefined };
const settled = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

const named = (username: string) => `${username.slice(0, 1).toUpperCase()}${username.slice(1)} of the Hill`;

const playing = { online: true, playing: { slug: 'night-ferry', title: 'Night Ferry' } };

async function begin(presences: Readonly<Record<string, Presence>> = {}) {
  const [session, realtime, attention, clock] = [
    new SessionState(),
    new FakeRealtime(),
    new FakeAttention(),
    new FakeClock(),
  ];
  const gateway = new FakeFriendGateway({ ada: { friendship: 'friends' }, bert: { friendship: 'friends' } });
  for (const [name, presence] of Object.entries(presences)) gateway.presences.set(name, presence);
  const shown: ToastDraft[] = [];
  const announce = (toast: ToastDraft) => void shown.push(toast);
  const stop = new ToastFriends(realtime, gateway, session, { announce }, attention, clock).execute();
  const player = aPlayer();
  session.apply({ type: 'signed-in', user: player, settings: defaultSettings() });
  const publish = async (username: string, presence: Presence) => {
    realtime.publish(`announcement.${player.id}`, {
      type: 'friend-presence',
      username,
      alias: named(username),
      presence,
    });
    await settled();
  };
  await settled();
  return { attention, gateway, session, realtime, clock, stop, publish, bodies: () => shown.map(({ body }) => body) };
}

describe('ToastFriends', () => {
  test('shows friends who come online or start a game, each once in ten minutes', async () => {
    const { bodies, clock, publish } = await begin();
    await publish('ada', online);
    await publish('ada', playing);
    await publish('bert', playing);
    expect(bodies()).toEqual(['Ada of the Hill is online.', 'Bert of the Hill is playing Night Ferry.']);
    clock.advance(600_000);
    await publish('ada', online);
    await publish('ada', playing);
    expect(bodies()).toHaveLength(3);
  });

  test('shows no toast for friends who were already online, nor for a friend missing from the list', async () => {
    const { bodies, publish } = await begin({ ada: playing });
    await publish('ada', online);
    await publish('cora', online);
    expect(bodies()).toEqual([]);
    await publish('cora', playing);
    expect(bodies()).toEqual(['Cora of the Hill is playing Night Ferry.']);
  });

  test('shows no toast for friends who came online while disconnected, and prefers events to an older list', async () => {
    const { bodies, gateway, realtime, publish } = await begin();
    realtime.drop();
    gateway.presences.set('ada', online);
    realtime.connect();
    await publish('bert', online);
    await settled();
    await publish('ada', online);
    await publish('bert', online);
    expect(bodies()).toEqual(['Bert of the Hill is online.']);
  });

  test('shows no toast for the first event of a friend when the list failed to load', async () => {
    const { bodies, gateway, realtime, publish } = await begin();
    gateway.failure = { kind: 'network' };
    realtime.connect();
    await settled();
    await publish('cora', online);
    await publish('ada', online);
    expect(bodies()).toEqual(['Ada of the Hill is online.']);
  });

  test('shows a toast in only one of two visible tabs, and counts it in both', async () => {
    const { attention, bodies, publish } = await begin();
    attention.claimedElsewhere.add('ada: Ada of the Hill is online.');
    await publish('ada', online);
    await publish('ada', playing);
    await publish('bert', online);
    expect(bodies()).toEqual(['Bert of the Hill is online.']);
  });

  test('shows and counts no toast for a muted player or in a hidden tab', async () => {
    const { attention, bodies, session, publish } = await begin();
    const standard = defaultSettings();
    const settings = { ...standard, community: { ...standard.community, mute_friends: true } };
    session.apply({ type: 'settings-changed', settings });
    await publish('ada', online);
    session.apply({ type: 'settings-changed', settings: standard });
    attention.hide();
    await publish('ada', playing);
    attention.show();
    expect(bodies()).toEqual([]);
    await publish('ada', { online: true, playing: { slug: 'x', title: 'X' } });
    expect(bodies()).toEqual(['Ada of the Hill is playing X.']);
  });

  test('shows nothing after the player has logged out', async () => {
    const { bodies, realtime, session, stop, publish } = await begin();
    session.apply({ type: 'signed-out' });
    await publish('ada', online);
    expect([bodies(), realtime.open]).toEqual([[], []]);
    stop();
  });
});
