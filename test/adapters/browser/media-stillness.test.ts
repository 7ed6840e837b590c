import { describe, expect, test } from 'vitest';
import { MediaStillness } from '../../../src/adapters/browser/media-stillness';

describe('stillness', () => {
  test('is what the media features say, now and when they change', () => {
    const list = Object.assign(new EventTarget(), { matches: true });
    const asked: string[] = [];
    const heard: boolean[] = [];
    new MediaStillness((query) => {
      asked.push(query);
      return list;
    }).wanted$.subscribe((still) => heard.push(still));
    list.matches = false;
    list.dispatchEvent(new Event('change'));
    list.dispatchEvent(new Event('change'));
    expect(heard).toEqual([true, false]);
    expect(asked.join()).toContain('prefers-reduced-motion: reduce');
    expect(asked.join()).toContain('forced-colors: active');
  });
});
