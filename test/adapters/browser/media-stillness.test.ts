import { describe, expect, test } from 'vitest';
import { MediaStillness } from '../../../src/adapters/browser/media-stillness';

describe('MediaStillness', () => {
  test('reflects the media features, now and after each change', () => {
    const list = Object.assign(new EventTarget(), { matches: true });
    const asked: string[] = [];
    const received: boolean[] = [];
    new MediaStillness((query) => {
      asked.push(query);
      return list;
    }).wanted$.subscribe((still) => received.push(still));
    list.matches = false;
    list.dispatchEvent(new Event('change'));
    list.dispatchEvent(new Event('change'));
    expect(received).toEqual([true, false]);
    expect(asked.join()).toContain('prefers-reduced-motion: reduce');
    expect(asked.join()).toContain('forced-colors: active');
  });
});
