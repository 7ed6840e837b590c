import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { StatisticsDay } from '../../../src/domain/console/game-statistics';
import {
  ALL,
  amountNames,
  dayAfter,
  dayCount,
  everyDay,
  periodFigures,
  relativeChange,
  retention,
  statisticsCsv,
  statisticsJson,
  sumAmounts,
  toCsv,
} from '../../../src/domain/console/game-statistics';

const zero = Object.fromEntries(amountNames.map((name) => [name, 0])) as Omit<StatisticsDay, 'day'>;
const aDay = (day: string, change: Partial<StatisticsDay> = {}): StatisticsDay => ({ ...zero, day, ...change });
const choice = { game: 'kite', from: '2026-01-01', to: '2026-01-02', build: ALL, device: ALL } as const;

const someDays = fc
  .array(fc.record(Object.fromEntries(amountNames.map((name) => [name, fc.nat(1000)]))), { maxLength: 60 })
  .map((rows) => rows.map((row, index) => aDay(dayAfter('2026-01-01', index), row as Partial<StatisticsDay>)));

describe('days', () => {
  test('dayAfter passes months and leap days', () => {
    expect(dayAfter('2026-01-31', 1)).toBe('2026-02-01');
    expect(dayAfter('2028-03-01', -1)).toBe('2028-02-29');
  });

  test.prop([fc.nat(2000)])('dayCount always counts both ends', (days) => {
    expect(dayCount('2026-01-01', dayAfter('2026-01-01', days))).toBe(days + 1);
  });

  test('everyDay fills days without events', () => {
    const known = aDay('2026-01-02', { plays: 3 });
    expect(everyDay([known], '2026-01-01', '2026-01-03')).toEqual([aDay('2026-01-01'), known, aDay('2026-01-03')]);
    expect(everyDay([known], '2026-01-03', '2026-01-01')).toEqual([]);
  });

  test.prop([someDays, fc.nat(70)])('everyDay always keeps the sums of its days', (days, extra) => {
    const filled = everyDay(days, '2026-01-01', dayAfter('2026-01-01', days.length + extra));
    expect(sumAmounts(filled)).toEqual(sumAmounts(days));
  });
});

describe('retention', () => {
  const days = [
    aDay('2026-01-01', { newPlayers: 4, returned1: 2, returned7: 1 }),
    aDay('2026-01-02', { newPlayers: 6, returned1: 3 }),
    aDay('2026-01-03', { newPlayers: 90 }),
  ];

  test('leaves out days whose players have had no time to return', () => {
    expect(retention(days, 1, '2026-01-03')).toBe(0.5);
    expect(retention(days, 7, '2026-01-08')).toBe(0.25);
  });

  test('is undefined without such days or without new players', () => {
    expect(retention(days, 30, '2026-01-03')).toBeUndefined();
    expect(retention([aDay('2026-01-01')], 1, '2026-02-01')).toBeUndefined();
  });

  test.prop([someDays, fc.constantFrom(1, 7, 30)])(
    'is always a share if at most all new players return',
    (random, after) => {
      const valid = random.map((day) => ({
        ...day,
        [`returned${String(after)}`]: Math.min(day.newPlayers, day.returned1),
      }));
      const share = retention(valid, after, '2026-03-01') ?? 0;
      expect(share >= 0 && share <= 1).toBe(true);
    },
  );
});

describe('periodFigures', () => {
  test('returns sums, means and shares', () => {
    const days = [
      aDay('2026-01-01', { plays: 4, players: 3, sessions: 3, seconds: 300, vrSessions: 1, emulatedSessions: 1 }),
      aDay('2026-01-02', { plays: 2, players: 1, sessions: 1, seconds: 100, coins: 9 }),
    ];
    const figures = periodFigures(days, '2026-01-02');
    expect(figures).toMatchObject({ plays: 6, playersADay: 2, sessionSeconds: 100, vrShare: 0.25, coins: 9 });
    expect(figures.retention).toEqual({ 1: undefined, 7: undefined, 30: undefined });
  });

  test('has no mean and no share without sessions', () => {
    expect(periodFigures([], '2026-01-01')).toMatchObject({
      ...{ plays: 0, playersADay: 0, sessionSeconds: undefined, vrShare: undefined },
    });
  });
});

test('relativeChange compares with an earlier value other than zero', () => {
  expect([relativeChange(15, 10), relativeChange(5, 10), relativeChange(0, 10)]).toEqual([0.5, -0.5, -1]);
  expect([relativeChange(5, 0), relativeChange(undefined, 5), relativeChange(5, undefined)]).toEqual(
    Array<undefined>(3).fill(undefined),
  );
});

describe('an export', () => {
  test('toCsv quotes separators and disarms formulas', () => {
    expect(toCsv([['a,b', '"c"', 'd\ne', -5]])).toBe('"a,b","""c""","d\ne",-5\r\n');
    expect(toCsv([['=1+1', '+1', '-1', '@x', '\tx', 'x=1']])).toBe("'=1+1,'+1,'-1,'@x,'\tx,x=1\r\n");
  });

  test.prop([fc.array(fc.string(), { minLength: 1 })])('toCsv never starts a text with a formula', (texts) => {
    const cells = texts.map((text) => toCsv([[text]]).replace(/^"/, ''));
    expect(cells.filter((cell) => /^[=+\-@\t]/.test(cell) || /^\r(?!\n$)/.test(cell))).toEqual([]);
  });

  test.prop([someDays])('CSV and JSON always have the same numbers', (days) => {
    const [head = [], ...rows] = statisticsCsv(choice, days)
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(','));
    const fromCsv = rows.map((row) => Object.fromEntries(row.map((cell, index) => [head[index] ?? '', cell])));
    const { days: fromJson } = JSON.parse(statisticsJson(choice, days, undefined)) as {
      readonly days: readonly StatisticsDay[];
    };
    expect(fromCsv).toEqual(
      fromJson.map((day) => ({
        ...{ game: 'kite', build: ALL, device: ALL },
        ...Object.fromEntries(Object.entries(day).map(([name, value]) => [name, String(value)])),
      })),
    );
  });
});
