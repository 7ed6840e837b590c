import { describe, expect, test } from 'vitest';
import { AnnounceAchievement } from '../../../src/application/notices/announce-achievement.use-case';
import { NoticesState } from '../../../src/application/notices/notices-state';
import { SessionState } from '../../../src/application/session/session-state';
import { defaultSettings } from '../../../src/domain/session/settings';
import { aPlayer } from '../../fakes/a-player';
import { FakeClock } from '../../fakes/fake-clock';
import { FakeRandom } from '../../fakes/fake-random';

const notice = { title: 'First Light', desc: 'You lit a lantern.', thumb: '/a.webp', sound: 'ding' } as const;

function begin() {
  const notices = new NoticesState(new FakeClock(), new FakeRandom());
  const session = new SessionState();
  const announce = new AnnounceAchievement(notices, session);
  return { notices, session, announce };
}

describe('AnnounceAchievement', () => {
  test('shows the achievement for a minute, with its sound', () => {
    const { notices, session, announce } = begin();
    session.apply({ type: 'signed-in', user: aPlayer(), settings: defaultSettings() });
    announce.execute(notice);
    expect(notices.current[0]?.toast).toMatchObject({
      kind: 'achievement',
      title: 'First Light',
      body: 'You lit a lantern.',
      thumb: '/a.webp',
      sound: 'ding',
      timeout: 60_000,
      offersSignIn: false,
    });
  });

  test('offers a guest to log in', () => {
    const { notices, announce } = begin();
    announce.execute(notice);
    expect(notices.current[0]?.toast.offersSignIn).toBe(true);
  });

  test('shows nothing when the player has disabled all notices', () => {
    const { notices, session, announce } = begin();
    const settings = defaultSettings();
    const without = { ...settings, notification: { ...settings.notification, disable_toasts_master: true } };
    session.apply({ type: 'signed-in', user: aPlayer(), settings: without });
    announce.execute(notice);
    expect(notices.current).toEqual([]);
  });
});
