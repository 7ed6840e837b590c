import { describe, expect, test, vi } from 'vitest';
import { HtmlSoundPlayer } from '../../../src/adapters/browser/html-sound-player';

const yes = () => true;
const no = () => false;
const ORIGIN = 'http://static.portal.test';

describe('HtmlSoundPlayer', () => {
  test('loads sounds from the static host', () => {
    const play = vi.fn(() => Promise.resolve());
    const load = vi.fn(() => ({ play }));
    new HtmlSoundPlayer(ORIGIN, load, yes, yes).play('achievement');
    expect(load).toHaveBeenCalledWith('http://static.portal.test/sounds/achievement.mp3');
    expect(play).toHaveBeenCalledOnce();
  });

  test('loads no sound before the first user gesture', () => {
    const load = vi.fn();
    new HtmlSoundPlayer(ORIGIN, load, no, yes).play('ding');
    expect(load).not.toHaveBeenCalled();
  });

  test('plays sounds only in the visible tab', () => {
    const load = vi.fn();
    new HtmlSoundPlayer(ORIGIN, load, yes, no).play('achievement');
    expect(load).not.toHaveBeenCalled();
  });

  test.each([
    () => ({ play: () => Promise.reject(new Error('NotAllowedError')) }),
    () => {
      throw new Error('no codec');
    },
  ])('never throws when playback fails', async (load) => {
    const failed = vi.fn();
    process.once('unhandledRejection', failed);
    new HtmlSoundPlayer(ORIGIN, load, yes, yes).play('error');
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', failed);
    expect(failed).not.toHaveBeenCalled();
  });
});
