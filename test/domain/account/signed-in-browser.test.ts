import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { deviceKind } from '../../../src/domain/account/signed-in-browser';

describe('deviceKind', () => {
  test.each(['Meta Quest Browser', 'a PICO headset', 'Wolvic on Android', 'Chrome on a Headset'])(
    '%s is a headset',
    (name) => {
      expect(deviceKind(name)).toBe('headset');
    },
  );

  test.each(['Chrome on Android', 'Safari on iOS', 'an iPhone'])('%s is a phone', (name) => {
    expect(deviceKind(name)).toBe('phone');
  });

  test.each(['Chrome on Linux', 'Firefox on Windows', 'Safari on macOS', ''])('"%s" is a computer', (name) => {
    expect(deviceKind(name)).toBe('computer');
  });

  property.prop([fc.string(), fc.string()])('a headset is one whatever else its name says', (before, after) => {
    expect(deviceKind(`${before}Quest${after}`)).toBe('headset');
  });

  property.prop([fc.constantFrom('Meta Quest', 'Chrome on Android', 'Firefox on Windows')])(
    'does not look at the letters’ case',
    (name) => {
      expect(deviceKind(name.toUpperCase())).toBe(deviceKind(name.toLowerCase()));
    },
  );
});
