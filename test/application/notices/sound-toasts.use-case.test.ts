import { describe, expect, test } from 'vitest';
import { NoticesState } from '../../../src/application/notices/notices-state';
import { SoundToasts } from '../../../src/application/notices/sound-toasts.use-case';
import { SessionState } from '../../../src/application/session/session-state';
import { toAchievementToast } from '../../../src/domain/notices/achievement-notice';
import type { ToastDraft } from '../../../src/domain/notices/toast';
import { defaultSettings } from '../../../src/domain/session/settings';
import { aPlayer } from '../../fakes/a-player';
import { FakeClock } from '../../fakes/fake-clock';
import { FakeRandom } from '../../fakes/fake-random';
import { FakeSoundPlayer } from '../../fakes/fake-sound-player';

function begin() {
  const clock = new FakeClock();
  const notices = new NoticesState(clock, new FakeRandom());
  const [sounds, session] = [new FakeSoundPlayer(), new SessionState()];
  const stop = new SoundToasts(notices, session, sounds).execute();
  const announce = (kind: ToastDraft['kind'], change: Partial<ToastDraft> = {}) => {
    notices.announce({ kind, title: 'A', body: 'B', ...change });
  };
  return { clock, notices, sounds, session, stop, announce };
}

describe('SoundToasts', () => {
  test('plays the sound of each toast once, and none for infos and warnings', () => {
    const { announce, clock, sounds } = begin();
    announce('danger');
    announce('success');
    announce('info');
    announce('warning');
    clock.advance(6000);
    expect(sounds.played).toEqual(['error', 'short']);
  });

  test('plays an achievement’s own sound, or else the strong one', () => {
    const { announce, notices, sounds } = begin();
    notices.announce(toAchievementToast({ title: 'A', desc: 'B', thumb: '', sound: 'ding' }, true));
    announce('achievement');
    expect(sounds.played).toEqual(['ding', 'strong']);
  });

  test('plays the sound of a waiting achievement when it appears', () => {
    const { announce, clock, sounds } = begin();
    for (const _ of [1, 2, 3]) announce('achievement', { timeout: 60_000 });
    expect(sounds.played).toHaveLength(2);
    clock.advance(60_010);
    expect(sounds.played).toHaveLength(3);
  });

  test('is silent for a player who has muted the site, and after it was stopped', () => {
    const { announce, session, sounds, stop } = begin();
    const settings = defaultSettings();
    const muted = { ...settings, media: { ...settings.media, mute_sounds_master: true } };
    session.apply({ type: 'signed-in', user: aPlayer(), settings: muted });
    announce('danger');
    session.apply({ type: 'settings-changed', settings });
    expect(sounds.played).toEqual([]);
    announce('danger');
    stop();
    announce('success');
    expect(sounds.played).toEqual(['error']);
  });
});
