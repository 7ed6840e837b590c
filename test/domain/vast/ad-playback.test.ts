import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { eventsAtEnd, eventsDue } from '../../../src/domain/vast/ad-playback';
import type { TrackedEvent } from '../../../src/domain/vast/ad-trackers';

const WHOLE = ['impression', 'start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete'];

describe('what is told of a video that plays', () => {
  test('comes with its quarters', () => {
    expect(eventsDue([], { position: 0, duration: 20 })).toEqual(['impression', 'start']);
    expect(eventsDue(['impression', 'start'], { position: 4.9, duration: 20 })).toEqual([]);
    expect(eventsDue(['impression', 'start'], { position: 5, duration: 20 })).toEqual(['firstQuartile']);
    expect(eventsDue(['impression', 'start'], { position: 16, duration: 20 })).toEqual(WHOLE.slice(2, 5));
    expect(eventsDue([], { position: 99, duration: Number.POSITIVE_INFINITY })).toEqual(['impression', 'start']);
  });

  test('is whole at its end, and complete only then', () => {
    expect(eventsAtEnd([])).toEqual(WHOLE);
    expect(eventsDue([], { position: 20, duration: 20 })).toEqual(WHOLE.slice(0, 5));
  });

  property.prop([fc.array(fc.double({ min: 0, max: 20, noNaN: true })), fc.boolean()])(
    'always is each event once, in its order',
    (jumps, ended) => {
      const told: TrackedEvent[] = [];
      for (const position of jumps) told.push(...eventsDue(told, { position, duration: 20 }));
      if (ended) told.push(...eventsAtEnd(told));
      expect(told).toEqual(WHOLE.filter((event) => (told as string[]).includes(event)));
      expect(told.includes('complete')).toBe(ended);
    },
  );
});
