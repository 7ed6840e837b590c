import { describe, expect, test } from 'vitest';
import { playAd } from '../../../../src/adapters/ads/frame/ad-frame-page';
import type { LinearAd } from '../../../../src/domain/vast/read-vast';
import { noTrackers } from '../../../../src/domain/vast/ad-trackers';

class FakeVideo extends EventTarget {
  src = '';
  muted = false;
  currentTime = 0;
  duration = Number.NaN;
  clientWidth = 640;
  refuses = false;
  canPlayType = (type: string) => (type === 'video/webm' ? 'maybe' : '');
  play = () => (this.refuses ? Promise.reject(new Error('refused')) : Promise.resolve());
  happen(type: string, at = this.currentTime): void {
    this.currentTime = at;
    this.dispatchEvent(new Event(type));
  }
}

const ad = (over: Partial<LinearAd> = {}): LinearAd => ({
  duration: 20,
  media: [
    { address: 'https://cdn.test/a.mp4', type: 'video/mp4', width: 640 },
    { address: 'https://cdn.test/a.webm', type: 'video/webm', width: 320 },
  ],
  clickThrough: undefined,
  trackers: noTrackers,
  ...over,
});

function play(over: Partial<LinearAd> = {}, video = new FakeVideo()) {
  const received: string[] = [];
  playAd(ad(over), video, {
    notify: (news) => received.push(news.kind === 'ad-started' ? `started ${String(news.ad.duration)}` : news.kind),
    track: (event) => received.push(event),
  });
  return { video, received };
}

describe('playAd', () => {
  test('plays a playable file without sound', () => {
    const { video } = play();
    expect([video.src, video.muted]).toEqual(['https://cdn.test/a.webm', true]);
  });

  test('reports each playback event once, in order', () => {
    const { video, received } = play();
    expect(received).toEqual([]);
    video.happen('playing', 0);
    expect(received).toEqual(['started 20', 'impression', 'start']);
    for (const at of [4, 5, 6, 10, 11, 15, 19]) video.happen('timeupdate', at);
    video.happen('playing');
    video.happen('ended', 20);
    video.happen('ended', 20);
    expect(received.slice(3)).toEqual(['firstQuartile', 'midpoint', 'thirdQuartile', 'complete', 'ad-completed']);
  });

  test('uses the duration of the file when the ad has none, and no duration for an endless file', () => {
    const { video, received } = play({ duration: undefined });
    video.duration = 8;
    video.happen('playing', 0);
    expect(received[0]).toBe('started 8');
    const endless = play({ duration: undefined });
    endless.video.duration = Number.POSITIVE_INFINITY;
    endless.video.happen('playing', 0);
    expect(endless.received[0]).toBe('started undefined');
  });

  test('fails once without a playable file, with a broken file, or when playback is blocked', async () => {
    expect(play({ media: [] }).received).toEqual(['ad-failed']);
    const broken = play();
    broken.video.happen('error');
    broken.video.happen('error');
    broken.video.happen('playing');
    expect(broken.received).toEqual(['ad-failed']);
    const refused = new FakeVideo();
    refused.refuses = true;
    const { received } = play({}, refused);
    await Promise.resolve();
    await Promise.resolve();
    expect(received).toEqual(['ad-failed']);
  });
});
