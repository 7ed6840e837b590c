import { test as property, fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { PlayedSession } from '../../../src/domain/account/play-history';
import { UTC } from '../../../src/domain/shared/time-zone';
import { HISTORY_PAGE_SIZE, playedDays } from '../../../src/domain/account/play-history';

const play = (id: string, started: string): PlayedSession => ({
  id,
  game: { slug: 'lantern-drift', title: 'Lantern Drift' },
  listed: true,
  started,
  seconds: 60,
  playing: false,
  emulated: false,
});

test('HISTORY_PAGE_SIZE is twenty plays', () => {
  expect(HISTORY_PAGE_SIZE).toBe(20);
});

describe('playedDays', () => {
  test('groups plays that began on the same day', () => {
    const plays = [
      play('c', '2026-03-02T00:00:00.000Z'),
      play('b', '2026-03-01T23:59:59.999Z'),
      play('a', '2026-03-01T00:00:00.000Z'),
    ];
    expect(playedDays(plays, UTC).map(({ day, items }) => [day, items.map(({ id }) => id)])).toEqual([
      ['Mar 2, 2026', ['c']],
      ['Mar 1, 2026', ['b', 'a']],
    ]);
    expect(playedDays([], UTC)).toEqual([]);
  });

  test("starts a day at midnight in the player's time zone", () => {
    const plays = [play('b', '2026-03-01T23:10:00.000Z'), play('a', '2026-03-01T22:50:00.000Z')];
    const days = playedDays(plays, { minutesAhead: () => 60 });
    expect(days.map(({ day }) => day)).toEqual(['Mar 2, 2026', 'Mar 1, 2026']);
  });

  property.prop([fc.array(fc.integer({ min: 0, max: 20 * 86_400_000 }))])(
    'always keeps every play in order, and never repeats a day in a row',
    (times) => {
      const sorted = times.toSorted((one, other) => other - one);
      const plays = sorted.map((time, place) => play(String(place), new Date(time).toISOString()));
      const days = playedDays(plays, UTC);
      expect(days.flatMap(({ items }) => items)).toEqual(plays);
      expect(new Set(days.map(({ day }) => day)).size).toBe(days.length);
    },
  );
});
