import { describe, expect, test } from 'vitest';
import { LocalPlay } from '../../../sdk/local/local-play';

describe('LocalPlay', () => {
  test('is playing between gameplay start and stop', () => {
    const play = new LocalPlay();
    expect([play.isPlaying, play.inHeadset]).toEqual([false, false]);
    play.lifecycle('gameplay-start');
    expect([play.isPlaying, play.inHeadset]).toEqual([true, false]);
    play.lifecycle('gameplay-stop');
    expect(play.isPlaying).toBe(false);
  });

  test('is playing in a headset while the session is visible', () => {
    const play = new LocalPlay();
    play.xr('start');
    expect([play.isPlaying, play.inHeadset]).toEqual([true, true]);
    play.xr('hidden');
    expect([play.isPlaying, play.inHeadset]).toEqual([false, true]);
    play.xr('end');
    expect([play.isPlaying, play.inHeadset]).toEqual([false, false]);
  });
});
