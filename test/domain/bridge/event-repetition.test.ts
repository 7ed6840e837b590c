import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { bridgeLimits } from '../../../src/domain/bridge/bridge-limits';
import { isRepeated } from '../../../src/domain/bridge/event-repetition';

describe('an event that is not answered', () => {
  test('is sent again until 10 s have passed', () => {
    expect(isRepeated(5_000, 5_100)).toBe(true);
    expect(isRepeated(5_000, 14_999)).toBe(true);
    expect(isRepeated(5_000, 15_000)).toBe(false);
  });

  test.prop([fc.nat()])('is always sent 100 times, 100 ms after each other', (sentAt) => {
    const sent: number[] = [];
    for (let now = sentAt; isRepeated(sentAt, now); now += bridgeLimits.eventEvery) sent.push(now);
    expect(sent).toHaveLength(100);
    expect(sent.at(-1)).toBe(sentAt + 9_900);
  });
});
