import type { ErrorGroup, GameHealth, HealthDay } from '../../domain/console/game-health';
import { frameTime } from '../../domain/console/game-health';
import { dayAfter, dayCount, deviceClasses } from '../../domain/console/game-statistics';
import { writtenNumber } from '../../domain/shared/written-number';
import type { Figure } from './statistics.machine';
import { deviceName, shareText } from './statistics.machine';

/** Periods in days, today included. */
export const healthPeriods = [
  { value: '1', name: 'Today' },
  { value: '7', name: '7 days' },
  { value: '28', name: '28 days' },
  { value: '90', name: '90 days' },
] as const;
export type HealthPeriod = (typeof healthPeriods)[number]['value'];

const kindNames: Readonly<Record<ErrorGroup['kind'], string>> = {
  error: 'Error',
  rejection: 'Unhandled rejection',
  script: 'Script',
  style: 'Style sheet',
  picture: 'Picture',
  media: 'Sound or video',
  request: 'Request',
  other: 'File',
  further: 'Further errors',
};

/** Name of the kind of an error or of a file. */
export function kindName(kind: ErrorGroup['kind']): string {
  return kindNames[kind];
}

/** Returns the message of a group; for further errors, a sentence about them. */
export function groupText({ kind, message }: Pick<ErrorGroup, 'kind' | 'message'>): string {
  return kind === 'further' ? 'Errors beyond the 200 groups of a build' : message;
}

/** Returns the devices with sessions, most first, such as `Computer 3, Headset browser 1`. */
export function devicesText(devices: ErrorGroup['devices']): string {
  return deviceClasses
    .filter((device) => devices[device] > 0)
    .toSorted((one, other) => devices[other] - devices[one])
    .map((device) => `${deviceName(device)} ${writtenNumber(devices[device])}`)
    .join(', ');
}

/** Returns a frame time; a dash without frames. The greatest counted time is a lower bound. */
export function frameTimeText(milliseconds: number | undefined): string {
  if (milliseconds === undefined) return '–';
  if (milliseconds >= 200) return '200 ms or more';
  return `${String(Math.round(milliseconds * 10) / 10)} ms`;
}

const sumOf = (days: readonly HealthDay[], name: 'sessions' | 'errors' | 'failedStarts' | 'failedLoads') =>
  days.reduce((sum, day) => sum + day[name], 0);

/** Returns a number per hundred sessions, with one decimal. */
const inHundred = (count: number, sessions: number): number => Math.round((count / sessions) * 1000) / 10;

/** Figures of all days with sessions. */
export function healthFigures(days: readonly HealthDay[]): readonly Figure[] {
  const sessions = sumOf(days, 'sessions');
  const rate = (name: 'errors' | 'failedLoads') =>
    sessions === 0 ? '–' : writtenNumber(inHundred(sumOf(days, name), sessions));
  const figure = (title: string, value: string): Figure => ({ title, value, change: undefined });
  return [
    figure('Sessions', writtenNumber(sessions)),
    figure('Errors per 100 sessions', rate('errors')),
    figure('Failed starts', shareText(sessions === 0 ? undefined : sumOf(days, 'failedStarts') / sessions)),
    figure('Failed loads per 100 sessions', rate('failedLoads')),
  ];
}

const THREE_QUARTERS = 0.75;

/** Values of a period by day for the charts; null for a day without sessions or frames. */
export function healthLines({ days }: Pick<GameHealth, 'days'>, from: string, to: string) {
  const known = new Map(days.map((day) => [day.day, day]));
  const all = Array.from({ length: dayCount(from, to) }, (_, index) => dayAfter(from, index));
  const valuesOf = (value: (day: HealthDay) => number | undefined) =>
    all.map((day) => {
      const found = known.get(day);
      return (found && value(found)) ?? null;
    });
  return {
    days: all,
    errors: valuesOf(({ errors, sessions }) => inHundred(errors, sessions)),
    screen: valuesOf(({ frames }) => frameTime(frames.screen, THREE_QUARTERS)),
    vr: valuesOf(({ frames }) => frameTime(frames.vr, THREE_QUARTERS)),
  };
}
