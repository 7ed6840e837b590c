/** Events of a game's log. A `play` counts at most once in 30 minutes for each visitor; a `session` is a period of play that has ended. */
export const gameEventKinds = ['play', 'session', 'achievement', 'score', 'purchase', 'review'] as const;
export type GameEventKind = (typeof gameEventKinds)[number];

/** Classes of devices, as far as a browser names them; tablets are `mobile`. */
export const deviceClasses = ['computer', 'mobile', 'headset', 'unknown'] as const;
export type DeviceClass = (typeof deviceClasses)[number];

/** Modes of a session: without a headset, with one, or with an emulated one. */
export const playModes = ['screen', 'vr', 'emulated'] as const;
export type PlayMode = (typeof playModes)[number];

/** Stands for every build or every device. */
export const ALL = 'all';

/** Days without a play after which a player counts as new. */
export const NEW_AFTER_DAYS = 60;

/** Days after a new player's first day on which another play counts as a return. */
export const returnDays = [1, 7, 30] as const;
export type ReturnDays = (typeof returnDays)[number];

/** Greatest number of days in one request. */
export const STATISTICS_DAYS_MAX = 400;

/** Counted amounts of a day, in the order of an export. */
export const amountNames = [
  'plays',
  'players',
  'newPlayers',
  'returned1',
  'returned7',
  'returned30',
  'sessions',
  'seconds',
  'vrSessions',
  'emulatedSessions',
  'achievements',
  'scores',
  'purchases',
  'coins',
  'reviews',
] as const;
export type AmountName = (typeof amountNames)[number];
export type Amounts = Readonly<Record<AmountName, number>>;

/** Amounts of a day (UTC, `YYYY-MM-DD`). `seconds` is the length of all sessions, `returned7` the new players who also played a week later. */
export type StatisticsDay = Amounts & { readonly day: string };

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the day of a time in milliseconds. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Returns the day some days after another one, or before it. */
export const dayAfter = (day: string, days: number): string => dayOf(Date.parse(day) + days * DAY_MS);

/** Number of days from one day to another, both included; not positive if the order is wrong. */
export const dayCount = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

const noAmounts = Object.fromEntries(amountNames.map((name) => [name, 0])) as Record<AmountName, number>;

/** Returns every day from `from` to `to`; days without an entry have no amounts. */
export function everyDay(days: readonly StatisticsDay[], from: string, to: string): readonly StatisticsDay[] {
  const known = new Map(days.map((entry) => [entry.day, entry]));
  return Array.from({ length: Math.max(0, dayCount(from, to)) }, (_, index) => {
    const day = dayAfter(from, index);
    return known.get(day) ?? { ...noAmounts, day };
  });
}

/** Sums the amounts of days. Players of several days are counted on each of them. */
export function sumAmounts(days: readonly Amounts[]): Amounts {
  const sums = { ...noAmounts };
  for (const day of days) for (const name of amountNames) sums[name] += day[name];
  return sums;
}

/** Share of new players who also played some days later; undefined without new players whose return could be seen by the end of `lastDay`. */
export function retention(days: readonly StatisticsDay[], after: ReturnDays, lastDay: string): number | undefined {
  const seen = sumAmounts(days.filter(({ day }) => dayAfter(day, after) <= lastDay));
  return seen.newPlayers === 0 ? undefined : seen[`returned${after}`] / seen.newPlayers;
}

/** Figures of a period; undefined where nothing was counted. */
export interface PeriodFigures {
  readonly plays: number;
  /** Mean number of players a day. */
  readonly playersADay: number;
  readonly newPlayers: number;
  /** Mean length of a session, in seconds. */
  readonly sessionSeconds: number | undefined;
  /** Share of sessions with a headset; an emulated one does not count. */
  readonly vrShare: number | undefined;
  readonly retention: Readonly<Record<ReturnDays, number | undefined>>;
  readonly achievements: number;
  readonly scores: number;
  readonly purchases: number;
  readonly coins: number;
  readonly reviews: number;
}

/** Returns the figures of complete days; `lastDay` is the last complete day of all. */
export function periodFigures(days: readonly StatisticsDay[], lastDay: string): PeriodFigures {
  const { plays, players, newPlayers, sessions, seconds, vrSessions, ...sums } = sumAmounts(days);
  const { achievements, scores, purchases, coins, reviews } = sums;
  const mean = (sum: number) => (sessions === 0 ? undefined : sum / sessions);
  return {
    ...{ plays, newPlayers, achievements, scores, purchases, coins, reviews },
    playersADay: days.length === 0 ? 0 : players / days.length,
    sessionSeconds: mean(seconds),
    vrShare: mean(vrSessions),
    retention: {
      1: retention(days, 1, lastDay),
      7: retention(days, 7, lastDay),
      30: retention(days, 30, lastDay),
    },
  };
}

/** Relative change to an earlier value: 0.5 for half more. Undefined without a value to compare with. */
export function relativeChange(now: number | undefined, before: number | undefined): number | undefined {
  return now === undefined || before === undefined || before === 0 ? undefined : now / before - 1;
}

/** Plays of a build, a device or a referrer. */
export interface NamedPlays {
  readonly name: string;
  readonly plays: number;
}

/** Statistics of a game for a build and a device, or for all of them. */
export interface GameStatistics {
  /** Title of the game. */
  readonly title: string;
  /** Last complete day. */
  readonly lastDay: string;
  /** End of the last count in ISO 8601, UTC; undefined before the first. */
  readonly counted: string | undefined;
  /** Days with events, oldest first. */
  readonly days: readonly StatisticsDay[];
  /** Amounts of the day after `lastDay`, so far. */
  readonly today: Amounts;
  /** Plays of all builds and of all devices in the period, most first. */
  readonly builds: readonly NamedPlays[];
  readonly devices: readonly NamedPlays[];
  /** Most frequent hosts that led visitors to the portal, with any build and device. */
  readonly referrers: readonly NamedPlays[];
  /** Plays by country code, `unknown` and `other`; undefined unless the operator counts countries. */
  readonly countries: readonly NamedPlays[] | undefined;
}

/** Returns the text of one cell; a text that a spreadsheet would run as a formula gets an apostrophe. */
function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const inert = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** Returns rows as CSV (RFC 4180). */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

/** Chosen part of a game's statistics. */
export interface StatisticsChoice {
  readonly game: string;
  /** First and last day. */
  readonly from: string;
  readonly to: string;
  /** A version or `all`. */
  readonly build: string;
  readonly device: DeviceClass | typeof ALL;
}

/** Returns the amounts of each day as CSV, with the game, the build and the device in each row. */
export function statisticsCsv({ game, build, device }: StatisticsChoice, days: readonly StatisticsDay[]): string {
  const head = ['game', 'build', 'device', 'day', ...amountNames];
  return toCsv([
    head,
    ...days.map((entry) => [game, build, device, entry.day, ...amountNames.map((name) => entry[name])]),
  ]);
}

/** Returns the same amounts as JSON, with the plays by country if they are counted. */
export function statisticsJson(
  choice: StatisticsChoice,
  days: readonly StatisticsDay[],
  countries: readonly NamedPlays[] | undefined,
): string {
  return `${JSON.stringify({ ...choice, days, countries }, undefined, 2)}\n`;
}

/** Returns the plays of a period by country as CSV. */
export function countriesCsv({ game, from, to }: StatisticsChoice, countries: readonly NamedPlays[]): string {
  return toCsv([
    ['game', 'from', 'to', 'country', 'plays'],
    ...countries.map(({ name, plays }) => [game, from, to, name, plays]),
  ]);
}
