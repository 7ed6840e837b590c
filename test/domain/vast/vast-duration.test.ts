import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { vastDuration } from '../../../src/domain/vast/vast-duration';

const two = (value: number) => String(value).padStart(2, '0');

describe('a VAST duration', () => {
  test('is read in seconds', () => {
    expect(vastDuration('00:00:15')).toBe(15);
    expect(vastDuration('01:02:03.250')).toBe(3723.25);
  });

  test.each(['', '15', '00:15', '00:60:00', '00:00:-1', '00:00:15s', 'PT15S', '00:00:15.1234'])('is not %j', (text) => {
    expect(vastDuration(text)).toBeUndefined();
  });

  property.prop([fc.nat(86_399)])('always comes back as it was written', (seconds) => {
    const text = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map((part) => two(Math.floor(part))).join(':');
    expect(vastDuration(text)).toBe(seconds);
  });
});
