import type { DeviceClass, GameStatistics, PeriodFigures } from '../../domain/console/game-statistics';
import { ALL, relativeChange, STATISTICS_DAYS_MAX } from '../../domain/console/game-statistics';
import { writtenNumber } from '../../domain/shared/written-number';

/** Periods of complete days; `all` has as many days as one request may have, and nothing to compare with. */
export const periods = [
  { value: '7', name: '7 days', days: 7 },
  { value: '28', name: '28 days', days: 28 },
  { value: '90', name: '90 days', days: 90 },
  { value: 'all', name: 'All', days: STATISTICS_DAYS_MAX },
] as const;
export type Period = (typeof periods)[number]['value'];

/** Returns the versions that can be chosen: the played ones, and the chosen one. */
export const withChosen = (played: readonly string[], chosen: string): readonly string[] =>
  chosen === ALL || played.includes(chosen) ? played : [chosen, ...played];

/** Number of days in a period. */
export function daysOf(period: Period): number {
  return periods.find(({ value }) => value === period)?.days ?? STATISTICS_DAYS_MAX;
}

/** A device class, or all of them. */
export type DeviceChoice = DeviceClass | typeof ALL;

/** Names of devices. */
const deviceNames: Readonly<Record<DeviceChoice, string>> = {
  all: 'All devices',
  computer: 'Computer',
  mobile: 'Phone or tablet',
  headset: 'Headset browser',
  unknown: 'Unknown',
};

/** Choices of devices in a select. */
export const deviceChoices = ([ALL, 'computer', 'mobile', 'headset', 'unknown'] as const).map((value) => ({
  value,
  name: deviceNames[value],
}));

/** Name of a device class; other names stay as they are. */
export function deviceName(name: string): string {
  return deviceChoices.find(({ value }) => value === name)?.name ?? name;
}

const NONE = '–';
const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Returns a length of time such as `4 min 12 s`; a dash if undefined. */
export function lengthText(seconds: number | undefined): string {
  if (seconds === undefined) return NONE;
  const whole = Math.round(seconds);
  if (whole < MINUTE) return `${String(whole)} s`;
  if (whole < HOUR) return `${String(Math.floor(whole / MINUTE))} min ${String(whole % MINUTE)} s`;
  return `${String(Math.floor(whole / HOUR))} h ${String(Math.floor((whole % HOUR) / MINUTE))} min`;
}

/** Returns a share as a percentage with at most one decimal; a dash if undefined. */
export function shareText(share: number | undefined): string {
  return share === undefined ? NONE : `${String(Math.round(share * 1000) / 10)}%`;
}

const signed = (value: number): string => (value > 0 ? `+${String(value)}` : String(value).replace('-', '−'));

/** Returns a relative change such as `+12%`; undefined without a value to compare with. */
export function changeText(now: number | undefined, before: number | undefined): string | undefined {
  const change = relativeChange(now, before);
  return change === undefined ? undefined : `${signed(Math.round(change * 100))}%`;
}

/** Returns the difference of two shares in percentage points, such as `+2.5 points`. */
function pointsText(now: number | undefined, before: number | undefined): string | undefined {
  if (now === undefined || before === undefined) return undefined;
  return `${signed(Math.round((now - before) * 1000) / 10)} points`;
}

/** A figure with its change to the period before; undefined if nothing can be compared. */
export interface Figure {
  readonly title: string;
  readonly value: string;
  readonly change: string | undefined;
}

type CountName = 'plays' | 'playersADay' | 'newPlayers' | 'achievements' | 'scores' | 'purchases' | 'coins' | 'reviews';

/** Figures of plays and returns. */
export function playFigures(now: PeriodFigures, before: PeriodFigures | undefined): readonly Figure[] {
  const returnedAfter = (days: 1 | 7 | 30) => ({
    title: days === 1 ? 'Back after a day' : `Back after ${String(days)} days`,
    value: shareText(now.retention[days]),
    change: pointsText(now.retention[days], before?.retention[days]),
  });
  return [
    counted(now, before, 'plays', 'Plays'),
    counted(now, before, 'playersADay', 'Players a day'),
    counted(now, before, 'newPlayers', 'New players'),
    {
      title: 'Session length',
      value: lengthText(now.sessionSeconds),
      change: changeText(now.sessionSeconds, before?.sessionSeconds),
    },
    {
      title: 'Sessions in VR',
      value: shareText(now.vrShare),
      change: pointsText(now.vrShare, before?.vrShare),
    },
    ...([1, 7, 30] as const).map(returnedAfter),
  ];
}

/** Figures of what players have earned, posted, bought and written. */
export function communityFigures(now: PeriodFigures, before: PeriodFigures | undefined): readonly Figure[] {
  return [
    counted(now, before, 'achievements', 'Achievements'),
    counted(now, before, 'scores', 'Scores posted'),
    counted(now, before, 'purchases', 'Purchases'),
    counted(now, before, 'coins', 'Coins spent'),
    counted(now, before, 'reviews', 'Reviews'),
  ];
}

const amountText = (count: number, one: string, many = `${one}s`): string =>
  `${writtenNumber(count)} ${count === 1 ? one : many}`;

/** Returns the amounts of a day in one sentence part. Achievements, scores, purchases and reviews are left out if there are none. */
export function todayText(today: GameStatistics['today']): string {
  const { plays, players, achievements, scores, purchases, coins, reviews } = today;
  const others = [
    achievements > 0 ? amountText(achievements, 'achievement') : undefined,
    scores > 0 ? amountText(scores, 'score') : undefined,
    purchases > 0 ? `${amountText(purchases, 'purchase')} for ${amountText(coins, 'coin')}` : undefined,
    reviews > 0 ? amountText(reviews, 'review') : undefined,
  ];
  const played = `${amountText(plays, 'play')} by ${amountText(players, 'player')}`;
  return [played, ...others.filter((text) => text !== undefined)].join(', ');
}

function counted(now: PeriodFigures, before: PeriodFigures | undefined, name: CountName, title: string): Figure {
  return {
    title,
    value: writtenNumber(Math.round(now[name] * 10) / 10),
    change: changeText(now[name], before?.[name]),
  };
}
