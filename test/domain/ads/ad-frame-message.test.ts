import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { AdFrameNews } from '../../../src/domain/ads/ad-frame-message';
import { adFrameMessage, readAdFrameMessage, adFrameAttributes } from '../../../src/domain/ads/ad-frame-message';

const KEY = 'a-key';
const started = (ad: unknown) => readAdFrameMessage({ from: 'holocade', v: 1, key: KEY, kind: 'ad-started', ad }, KEY);

describe('messages of the third-party ad frame', () => {
  test('are parsed as posted', () => {
    const news: readonly AdFrameNews[] = [
      { kind: 'ad-started', ad: { video: true, duration: 15 } },
      { kind: 'ad-completed' },
      { kind: 'ad-failed' },
    ];
    for (const each of news) expect(readAdFrameMessage(structuredClone(adFrameMessage(KEY, each)), KEY)).toEqual(each);
  });

  test("need the portal's name, the key and a known kind", () => {
    const whole = adFrameMessage(KEY, { kind: 'ad-completed' });
    for (const wrong of [{ from: 'other' }, { key: 'b' }, { v: 2 }, { kind: 'ad-clicked' }, { kind: undefined }])
      expect(readAdFrameMessage({ ...whole, ...wrong }, KEY)).toBeUndefined();
  });

  test('contain a duration only as a number', () => {
    expect(started({ video: true, duration: 'long' })).toEqual({
      kind: 'ad-started',
      ad: { video: true, duration: undefined },
    });
    for (const wrong of [undefined, null, 'x', {}, { video: 1 }]) expect(started(wrong)).toBeUndefined();
  });

  test('are rejected if reading them throws', () => {
    const trap = new Proxy(
      {},
      {
        get: () => {
          throw new Error('trap');
        },
      },
    );
    expect(readAdFrameMessage(trap, KEY)).toBeUndefined();
  });

  property.prop([fc.anything()])('are never parsed from anything else', (data) => {
    expect(readAdFrameMessage(data, KEY)).toBeUndefined();
  });
});

test('T39: the frame of third-party ads can run scripts and open tabs, and nothing else', () => {
  expect(adFrameAttributes.sandbox.split(' ').sort()).toEqual([
    'allow-popups',
    'allow-popups-to-escape-sandbox',
    'allow-scripts',
  ]);
});
