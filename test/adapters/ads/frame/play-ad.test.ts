import { describe, expect, test } from 'vitest';
import { playAd } from '../../../../src/adapters/ads/frame/play-ad';
import type { LinearAd } from '../../../../src/domain/vast/linear-ad';
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
  const heard: string[] = [];
  playAd(ad(over), video, {
    tell: (news) => heard.push(news.kind === 'ad-started' ? `started ${String(news.ad.duration)}` : news.kind),
    track: (event) => heard.push(event),
  });
  return { video, heard };
}

describe('a video ad', () => {
  test('plays without sound from a file that the browser can play', () => {
    const { video } = play();
    expect([video.src, video.muted]).toEqual(['https://cdn.test/a.webm', true]);
  });

  test('tells each part of it once, in order', () => {
    const { video, heard } = play();
    expect(heard).toEqual([]);
    video.happen('playing', 0);
    expect(heard).toEqual(['started 20', 'impression', 'start']);
    for (const at of [4, 5, 6, 10, 11, 15, 19]) video.happen('timeupdate', at);
    video.happen('playing');
    video.happen('ended', 20);
    video.happen('ended', 20);
    expect(heard.slice(3)).toEqual(['firstQuartile', 'midpoint', 'thirdQuartile', 'complete', 'ad-completed']);
  });

  test('takes its duration from the file where the ad tells none, and from nowhere where that has none', () => {
    const { video, heard } = play({ duration: undefined });
    video.duration = 8;
    video.happen('playing', 0);
    expect(heard[0]).toBe('started 8');
    const endless = play({ duration: undefined });
    endless.video.duration = Number.POSITIVE_INFINITY;
    endless.video.happen('playing', 0);
    expect(endless.heard[0]).toBe('started undefined');
  });

  test('fails once: without a file for this browser, with a broken one, or when it may not play', async () => {
    expect(play({ media: [] }).heard).toEqual(['ad-failed']);
    const broken = play();
    broken.video.happen('error');
    broken.video.happen('error');
    broken.video.happen('playing');
    expect(broken.heard).toEqual(['ad-failed']);
    const refused = new FakeVideo();
    refused.refuses = true;
    const { heard } = play({}, refused);
    await Promise.resolve();
    await Promise.resolve();
    expect(heard).toEqual(['ad-failed']);
  });
});
