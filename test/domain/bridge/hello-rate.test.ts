import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { admitHello } from '../../../src/domain/bridge/hello-rate';

describe('the documents of a frame', () => {
  test('are welcomed when they are the first, and then one a second', () => {
    expect(admitHello(undefined, 0)).toBe(true);
    expect(admitHello(5_000, 5_999)).toBe(false);
    expect(admitHello(5_000, 6_000)).toBe(true);
  });

  test('are not locked out by a clock that is set back', () => {
    expect(admitHello(5_000, 4_999)).toBe(true);
    expect(admitHello(5_000, 5_000)).toBe(false);
  });

  test.prop([fc.array(fc.nat(3_000), { maxLength: 100 })])('are never welcomed twice in one second', (pauses) => {
    const welcomed: number[] = [];
    let now = 0;
    for (const pause of pauses) {
      now += pause;
      if (admitHello(welcomed.at(-1), now)) welcomed.push(now);
    }
    expect(welcomed.every((at, index) => index === 0 || at - (welcomed[index - 1] ?? 0) >= 1_000)).toBe(true);
  });
});
