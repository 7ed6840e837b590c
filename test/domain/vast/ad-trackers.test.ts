import { test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { joinTrackers, MOST_TRACKERS, noTrackers, trackedEvents } from '../../../src/domain/vast/ad-trackers';
import { adTrackers } from '../../arbitraries/vast';

describe('trackers', () => {
  test('are joined in their order', () => {
    const first = { ...noTrackers, start: ['https://a.test/'] };
    const second = { ...noTrackers, start: ['https://b.test/'], error: ['https://b.test/error'] };
    expect(joinTrackers(first, second)).toEqual({ ...second, start: ['https://a.test/', 'https://b.test/'] });
  });

  test('are twenty for one event at most', () => {
    const many = { ...noTrackers, complete: Array.from({ length: 30 }, (_, at) => `https://a.test/${String(at)}`) };
    expect(joinTrackers(many, many).complete).toEqual(many.complete.slice(0, MOST_TRACKERS));
    expect(MOST_TRACKERS).toBe(20);
  });

  property.prop([adTrackers, adTrackers])('always hear what they heard alone', (first, second) => {
    const joined = joinTrackers(first, second);
    for (const event of trackedEvents) expect(joined[event]).toEqual([...first[event], ...second[event]]);
    expect(joinTrackers(noTrackers, first)).toEqual(first);
  });
});
