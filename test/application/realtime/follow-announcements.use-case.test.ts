import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { AnnounceAchievement } from '../../../src/application/notices/announce-achievement.use-case';
import { NoticesState } from '../../../src/application/notices/notices-state';
import { FollowAnnouncements } from '../../../src/application/realtime/follow-announcements.use-case';
import { SessionState } from '../../../src/application/session/session-state';
import { defaultSettings } from '../../../src/domain/session/settings';
import { aPlayer } from '../../fakes/a-player';
import { FakeClock } from '../../fakes/fake-clock';
import { aMessage, aNotification } from '../../fakes/a-notification';
import { FakeDiagnostics } from '../../fakes/fake-diagnostics';
import { FakeGuestId } from '../../fakes/fake-guest-id';
import { FakeRandom } from '../../fakes/fake-random';
import { FakeRealtime } from '../../fakes/fake-realtime';

const GUEST = '7f0f2f4e-55c1-4a6f-9f43-0c1a2b3c4d5e';
const user = aPlayer();
const notice = { title: 'First Light', desc: 'You lit a lantern.', thumb: '/a.webp', sound: 'ding' } as const;

function begin(guest = new FakeGuestId(GUEST)) {
  const realtime = new FakeRealtime();
  const session = new SessionState();
  const notices = new NoticesState(new FakeClock(), new FakeRandom());
  const diagnostics = new FakeDiagnostics();
  const announce = new AnnounceAchievement(notices, session);
  const follow = new FollowAnnouncements(realtime, guest, session, announce, diagnostics);
  const signIn = () => {
    session.apply({ type: 'signed-in', user, settings: defaultSettings() });
  };
  const signOut = () => {
    session.apply({ type: 'signed-out' });
  };
  return { realtime, session, notices, diagnostics, follow, signIn, signOut };
}

describe('FollowAnnouncements', () => {
  test('waits until the session is known, then subscribes to one channel, which changes with the player', () => {
    const { realtime, follow, signIn, signOut } = begin();
    const stop = follow.execute();
    expect(realtime.open).toEqual([]);
    signOut();
    expect(realtime.open).toEqual([`guest.announcement.${GUEST}`]);
    signIn();
    expect(realtime.open).toEqual([`announcement.${user.id}`]);
    stop();
    expect(realtime.open).toEqual([]);
  });

  test('announces achievements from the channel', () => {
    const { realtime, notices, follow, signIn } = begin();
    follow.execute();
    signIn();
    realtime.publish(`announcement.${user.id}`, { type: 'achievement-unlocked', notice });
    expect(notices.current[0]?.toast.title).toBe('First Light');
  });

  test('logs a warning and subscribes to nothing when a guest has no id', () => {
    const { realtime, diagnostics, follow, signOut } = begin(new FakeGuestId());
    follow.execute();
    signOut();
    expect(realtime.open).toEqual([]);
    expect(diagnostics.warnings).toHaveLength(1);
  });

  property.prop([fc.nat()])('never announces anything but achievements', (total) => {
    const { realtime, notices, follow, signIn } = begin();
    follow.execute();
    signIn();
    realtime.publish(`announcement.${user.id}`, { type: 'balance-updated', total, revision: 2 });
    realtime.publish(`announcement.${user.id}`, { type: 'notification-created', notification: aNotification() });
    realtime.publish(`announcement.${user.id}`, { type: 'message-created', message: aMessage() });
    expect(notices.current).toEqual([]);
  });
});
