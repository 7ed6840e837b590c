import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { periodFigures } from '../../../src/domain/console/game-statistics';
import {
  changeText,
  communityFigures,
  daysOf,
  deviceName,
  lengthText,
  playFigures,
  shareText,
  todayText,
} from '../../../src/ui/console/statistics.machine';
import { axisDay, axisRange, isolatedDays, shortDay } from '../../../src/ui/console/chart-axis';
import { aStatisticsDay } from '../../fakes/console-game-pages';

describe('texts of statistics', () => {
  test('lengthText has seconds, minutes or hours', () => {
    expect([0, 59.4, 60, 252, 3600, 7260].map(lengthText)).toEqual([
      ...['0 s', '59 s', '1 min 0 s', '4 min 12 s', '1 h 0 min', '2 h 1 min'],
    ]);
    expect(lengthText(undefined)).toBe('–');
  });

  test.prop([fc.nat(200_000)])('lengthText never has 60 seconds or minutes', (seconds) => {
    expect(lengthText(seconds)).not.toMatch(/\b60 (s|min)\b/);
  });

  test('shareText and changeText round', () => {
    expect([shareText(0.12345), shareText(1), shareText(undefined)]).toEqual(['12.3%', '100%', '–']);
    expect([changeText(112, 100), changeText(92, 100), changeText(100, 100)]).toEqual(['+12%', '−8%', '0%']);
    expect([changeText(5, 0), changeText(5, undefined)]).toEqual([undefined, undefined]);
  });

  test('shortDay, deviceName and daysOf name days, devices and periods', () => {
    expect([shortDay('2026-11-03'), shortDay('2026-01-30')]).toEqual(['Nov 3', 'Jan 30']);
    expect([deviceName('mobile'), deviceName('else')]).toEqual(['Phone or tablet', 'else']);
    expect([daysOf('7'), daysOf('all')]).toEqual([7, 400]);
  });
});

describe('todayText', () => {
  const none = aStatisticsDay('2026-01-01');

  test('todayText counts plays and players, and leaves other amounts out if there are none', () => {
    expect(todayText({ ...none, plays: 0, players: 0 })).toBe('0 plays by 0 players');
  });

  test('todayText names achievements, scores, purchases with their coins, and reviews', () => {
    const some = { ...none, plays: 1200, players: 1, achievements: 2, scores: 1, purchases: 3, coins: 1, reviews: 1 };
    expect(todayText(some)).toBe('1,200 plays by 1 player, 2 achievements, 1 score, 3 purchases for 1 coin, 1 review');
  });
});

describe('isolatedDays', () => {
  test.each([
    [[null, 4, null, 5, 6], [1]],
    [[7], [0]],
    [
      [1, null, 2],
      [0, 2],
    ],
    [[null, 0, 0], []],
  ] as const)('of %j are %j', (values, days) => {
    expect(isolatedDays(values)).toEqual(days);
  });
});

describe('axis of days', () => {
  test('axisDay names the positions of days only', () => {
    const days = ['2026-11-27', '2026-11-28'];
    expect([-1, 0, 0.5, 1, 2].map((position) => axisDay(days, position))).toEqual(['', 'Nov 27', '', 'Nov 28', '']);
  });

  test('axisRange spans all days, and shows a single day in the middle', () => {
    expect([axisRange(0), axisRange(1), axisRange(28)]).toEqual([
      [-0.5, 0.5],
      [-0.5, 0.5],
      [0, 27],
    ]);
  });
});

describe('figures', () => {
  const figures = (change: Parameters<typeof aStatisticsDay>[1]) =>
    periodFigures([aStatisticsDay('2026-01-01', change)], '2026-03-01');

  test('playFigures compares counts by percent and shares by points', () => {
    const now = figures({ plays: 1500, newPlayers: 10, returned1: 4, sessions: 10, seconds: 1200, vrSessions: 5 });
    const before = figures({ plays: 1000, newPlayers: 10, returned1: 2, sessions: 10, seconds: 600, vrSessions: 7 });
    const shown = playFigures(now, before).map(({ title, value, change }) => [title, value, change]);
    expect(shown).toContainEqual(['Plays', '1,500', '+50%']);
    expect(shown).toContainEqual(['Session length', '2 min 0 s', '+100%']);
    expect(shown).toContainEqual(['Sessions in VR', '50%', '−20 points']);
    expect(shown).toContainEqual(['Back after a day', '40%', '+20 points']);
  });

  test('communityFigures have no change without an earlier period', () => {
    const shown = communityFigures(figures({ coins: 12 }), undefined);
    expect(shown.find(({ title }) => title === 'Coins spent')).toEqual({
      ...{ title: 'Coins spent', value: '12', change: undefined },
    });
  });
});
