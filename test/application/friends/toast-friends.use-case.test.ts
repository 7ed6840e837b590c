import { describe, expect, test } from 'vitest';
import { ToastFriends } from '../../../src/application/friends/toast-friends.use-case';
import { SessionState } from '../../../src/application/session/session-state';
import type { ToastDraft } from '../../../src/domain/notices/toast';
import { defaultSettings } from '../../../src/domain/session/settings';
import { aPlayer } from '../../fakes/a-player';
import { FakeAttention } from '../../fakes/fake-attention';
import { FakeClock } from '../../fakes/fake-clock';
import { FakeRealtime } from '../../fakes/fake-realtime';

const online = { online: true, playing: undefined };
const playing = { online: true, playing: { slug: 'night-ferry', title: 'Night Ferry' } };

function begin() {
  const [session, realtime, attention, clock] = [
    new SessionState(),
    new FakeRealtime(),
    new FakeAttention(),
    new FakeClock(),
  ];
  const shown: ToastDraft[] = [];
  const announce = (toast: ToastDraft) => void shown.push(toast);
  const stop = new ToastFriends(realtime, session, { announce }, attention, clock).execute();
  const player = aPlayer();
  session.apply({ type: 'signed-in', user: player, settings: defaultSettings() });
  const tell = (username: string, presence: typeof online | typeof playing) => {
    realtime.publish(`announcement.${player.id}`, { type: 'friend-presence', username, presence });
  };
  return { session, realtime, attention, clock, stop, tell, bodies: () => shown.map(({ body }) => body) };
}

describe('friends', () => {
  test('who come or begin a game are shown, each once in ten minutes', () => {
    const { bodies, clock, tell } = begin();
    tell('ada', online);
    tell('ada', playing);
    tell('bert', playing);
    expect(bodies()).toEqual(['ada is online.', 'bert is playing Night Ferry.']);
    clock.advance(600_000);
    tell('ada', online);
    tell('ada', playing);
    expect(bodies()).toHaveLength(3);
  });

  test('are shown neither to who has muted them nor in a tab that is not seen, and then not counted as told', () => {
    const { attention, bodies, session, tell } = begin();
    const standard = defaultSettings();
    const settings = { ...standard, community: { ...standard.community, mute_friends: true } };
    session.apply({ type: 'settings-changed', settings });
    tell('ada', online);
    session.apply({ type: 'settings-changed', settings: standard });
    attention.hide();
    tell('ada', playing);
    attention.show();
    expect(bodies()).toEqual([]);
    tell('ada', { online: true, playing: { slug: 'x', title: 'X' } });
    expect(bodies()).toEqual(['ada is playing X.']);
  });

  test('of somebody who has left are shown to nobody', () => {
    const { bodies, realtime, session, stop, tell } = begin();
    session.apply({ type: 'signed-out' });
    tell('ada', online);
    expect([bodies(), realtime.open]).toEqual([[], []]);
    stop();
  });
});
