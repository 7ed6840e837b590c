import { describe, expect } from 'vitest';
import { fc, test } from '@fast-check/vitest';
import { deviceName } from '../../../../server/identity/account/device-name';

describe('deviceName', () => {
  test('returns readable names of browser and operating system', () => {
    const cases = {
      'Mozilla/5.0 (X11; Linux x86_64; Quest 3) AppleWebKit/537.36 OculusBrowser/33.0 Chrome/126.0 VR Safari/537.36':
        'Meta Quest Browser on headset',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0': 'Firefox on Windows',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile Safari/604.1':
        'Safari on iOS',
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36': 'Chrome on Android',
      'curl/8.0': 'Unknown device',
    };
    for (const [userAgent, name] of Object.entries(cases)) expect(deviceName(userAgent)).toBe(name);
  });

  test.prop([fc.string()])('always returns a name of letters and spaces, never the input', (userAgent) => {
    expect(deviceName(userAgent)).toMatch(/^[A-Za-z ]+$/);
  });
});
