import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { isHeadset, isMobile } from '../../../src/domain/shell/device';

const QUEST =
  'Mozilla/5.0 (X11; Linux x86_64; Quest 3) AppleWebKit/537.36 OculusBrowser/40.2 Chrome/138.0 VR Safari/537.36';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0 Safari/537.36';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';

describe('isHeadset and isMobile', () => {
  test('recognise a headset and a phone by user agent', () => {
    expect([QUEST, DESKTOP, PHONE].map(isHeadset)).toEqual([true, false, false]);
    expect([QUEST, DESKTOP, PHONE].map((agent) => isMobile(agent, undefined))).toEqual([false, false, true]);
  });

  test.each(['Android', 'iPhone', 'iPad', 'iPod', 'Mobile', 'Silk', 'Kindle', 'Opera Mini', 'IEMobile'])(
    'recognise a mobile device by %s',
    (word) => {
      expect(isMobile(`a ${word} b`, undefined)).toBe(true);
    },
  );

  property.prop([fc.string(), fc.constantFrom('oculus', 'quest', 'pico', 'wolvic', 'vive', 'valve'), fc.string()])(
    'always recognise a headset, in any letter case',
    (before, name, after) => {
      expect(isHeadset(before + name + after)).toBe(true);
      expect(isHeadset(before + name.toUpperCase() + after)).toBe(true);
    },
  );

  property.prop([fc.constantFrom(QUEST, DESKTOP, PHONE), fc.boolean()])(
    "isMobile always equals the browser's own flag",
    (agent, flag) => {
      expect(isMobile(agent, flag)).toBe(flag);
    },
  );
});
