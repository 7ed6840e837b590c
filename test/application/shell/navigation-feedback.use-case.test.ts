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
  const heard: string[] = [];
  const listening = new Set<() => void>();
  const presses = {
    listen: (hear: () => void) => {
      listening.add(hear);
      return () => void listening.delete(hear);
    },
  };
  const tick = { play: () => void heard.push('tick') };
  const haptics = { pulse: (milliseconds: number) => void heard.push(`pulse ${milliseconds}`) };
  const stop = new NavigationFeedback(session, presses, tick, haptics, clock).execute();
  const set = (media: Partial<UserSettings['media']>) => {
    const standard = defaultSettings();
    const settings = { ...standard, media: { ...standard.media, ...media } };
    session.apply({ type: 'settings-changed', settings });
  };
  const press = () => {
    clock.advance(1000);
    for (const hear of [...listening]) hear();
  };
  return { heard, listening, press, session, set, stop };
}

describe('what is pressed', () => {
  test('is neither heard nor felt, nor listened to, unless a player wants it', () => {
    const { heard, listening, press } = begin();
    press();
    expect([heard, listening.size]).toEqual([[], 0]);
  });

  test.each([
    [{ nav_sounds: true }, ['tick']],
    [{ nav_haptics: true }, ['pulse 10']],
    [{ nav_sounds: true, nav_haptics: true }, ['tick', 'pulse 10']],
    [{ nav_sounds: true, mute_sounds_master: true }, []],
    [{ nav_sounds: true, nav_haptics: true, mute_sounds_master: true }, ['pulse 10']],
  ])('with %j is %j', (media, expected) => {
    const { heard, press, set } = begin();
    set(media);
    press();
    expect(heard).toEqual(expected);
  });

  test('once is heard once, also where a label presses its field', () => {
    const { heard, listening, press, set } = begin();
    set({ nav_sounds: true });
    press();
    for (const hear of [...listening]) hear();
    expect(heard).toEqual(['tick']);
    press();
    expect(heard).toEqual(['tick', 'tick']);
  });

  test('is quiet again once it is switched off, wherever that was, and once the player has gone', () => {
    const { heard, listening, press, session, set, stop } = begin();
    set({ nav_sounds: true });
    set({ nav_sounds: false });
    press();
    set({ nav_haptics: true });
    session.apply({ type: 'signed-out' });
    press();
    expect([heard, listening.size]).toEqual([[], 0]);
    session.apply({ type: 'signed-in', user: aPlayer(), settings: defaultSettings() });
    set({ nav_haptics: true });
    stop();
    expect(listening.size).toBe(0);
  });
});
