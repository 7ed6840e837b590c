import { describe, expect, test } from 'vitest';
import { SessionState } from '../../../src/application/session/session-state';
import { NavigationFeedback } from '../../../src/application/shell/navigation-feedback.use-case';
import type { UserSettings } from '../../../src/domain/session/settings';
import { defaultSettings } from '../../../src/domain/session/settings';
import { aPlayer } from '../../fakes/a-player';
import { FakeClock } from '../../fakes/fake-clock';

function begin() {
  const [session, clock] = [new SessionState(), new FakeClock()];
  session.apply({ type: 'signed-in', user: aPlayer(), settings: defaultSettings() });
  const feedback: string[] = [];
  const listening = new Set<() => void>();
  const presses = {
    listen: (notify: () => void) => {
      listening.add(notify);
      return () => void listening.delete(notify);
    },
  };
  const tick = { play: () => void feedback.push('tick') };
  const haptics = { pulse: (milliseconds: number) => void feedback.push(`pulse ${milliseconds}`) };
  const stop = new NavigationFeedback(session, presses, tick, haptics, clock).execute();
  const set = (media: Partial<UserSettings['media']>) => {
    const standard = defaultSettings();
    const settings = { ...standard, media: { ...standard.media, ...media } };
    session.apply({ type: 'settings-changed', settings });
  };
  const press = () => {
    clock.advance(1000);
    for (const notify of [...listening]) notify();
  };
  return { feedback, listening, press, session, set, stop };
}

describe('NavigationFeedback', () => {
  test('plays and pulses nothing, and does not listen to presses, unless a player has enabled it', () => {
    const { feedback, listening, press } = begin();
    press();
    expect([feedback, listening.size]).toEqual([[], 0]);
  });

  test.each([
    [{ nav_sounds: true }, ['tick']],
    [{ nav_haptics: true }, ['pulse 10']],
    [{ nav_sounds: true, nav_haptics: true }, ['tick', 'pulse 10']],
    [{ nav_sounds: true, mute_sounds_master: true }, []],
    [{ nav_sounds: true, nav_haptics: true, mute_sounds_master: true }, ['pulse 10']],
  ])('gives the expected feedback for %j: %j', (media, expected) => {
    const { feedback, press, set } = begin();
    set(media);
    press();
    expect(feedback).toEqual(expected);
  });

  test('plays one sound for one press, even when a label also presses its field', () => {
    const { feedback, listening, press, set } = begin();
    set({ nav_sounds: true });
    press();
    for (const notify of [...listening]) notify();
    expect(feedback).toEqual(['tick']);
    press();
    expect(feedback).toEqual(['tick', 'tick']);
  });

  test('stops once it is disabled in any tab, and once the player has logged out', () => {
    const { feedback, listening, press, session, set, stop } = begin();
    set({ nav_sounds: true });
    set({ nav_sounds: false });
    press();
    set({ nav_haptics: true });
    session.apply({ type: 'signed-out' });
    press();
    expect([feedback, listening.size]).toEqual([[], 0]);
    session.apply({ type: 'signed-in', user: aPlayer(), settings: defaultSettings() });
    set({ nav_haptics: true });
    stop();
    expect(listening.size).toBe(0);
  });
});
