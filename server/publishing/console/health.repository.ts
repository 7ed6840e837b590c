import { and, between, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { BuildSums, DeviceFrames } from '../../../src/domain/console/game-health';
import { GROUPS_MAX } from '../../../src/domain/console/game-health';
import { ALL, dayAfter } from '../../../src/domain/console/game-statistics';
import { noFrames } from '../../../src/domain/play/runtime-health';
import { frameColumns } from '../../play/sessions/build-health.repository';
import type { Executor } from '../../platform/database/executor';
import { buildHealth, builds } from '../../platform/database/schema/builds';
import { errorGroups, frameHistograms } from '../../platform/database/schema/health';

/** Days of a game, both included; `build` is a version or `all`. */
export interface HealthPeriod {
  readonly gameId: number;
  readonly from: string;
  readonly to: string;
  readonly build: string;
}

const total = (column: AnyPgColumn) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);
const totals = {
  sessions: total(buildHealth.sessions),
  errors: total(buildHealth.sessionErrors),
  failedStarts: total(buildHealth.failedSessions),
  failedLoads: total(buildHealth.sessionLoads),
};
const bucketTotals = Object.fromEntries(
  frameColumns.map((column) => [column, total(frameHistograms[column])]),
) as Record<(typeof frameColumns)[number], ReturnType<typeof total>>;

type Buckets = Readonly<Record<(typeof frameColumns)[number], number>>;
const timesOf = (row: Buckets): number[] => frameColumns.map((column) => row[column]);

const deviceFrames = (row: Buckets & Omit<DeviceFrames, 'times'>) => ({
  ...{ device: row.device, mode: row.mode, sessions: row.sessions },
  times: timesOf(row),
});

const ofGame = ({ gameId, build }: Pick<HealthPeriod, 'gameId' | 'build'>) =>
  and(eq(builds.gameId, gameId), build === ALL ? undefined : eq(builds.version, build));

/** Finds the newest active build of a game, which opens by default. */
export async function findOpeningBuild(db: Executor, gameId: number) {
  const [found] = await db
    .select({ buildId: builds.id, version: builds.version })
    .from(builds)
    .where(and(eq(builds.gameId, gameId), eq(builds.active, true)))
    .orderBy(desc(builds.id))
    .limit(1);
  return found;
}

/** Lists the builds of a game with sessions, newest first. */
export async function listPlayedBuilds(db: Executor, gameId: number) {
  const rows = await db
    .select({ version: builds.version, sessions: totals.sessions })
    .from(builds)
    .innerJoin(buildHealth, eq(buildHealth.buildId, builds.id))
    .where(eq(builds.gameId, gameId))
    .groupBy(builds.id, builds.version)
    .orderBy(desc(builds.id));
  return rows.filter(({ sessions }) => sessions > 0);
}

/** Lists the days with sessions, oldest first. */
export async function listHealthDays(db: Executor, period: HealthPeriod) {
  const { from, to } = period;
  const rows = await db
    .select({ day: buildHealth.day, ...totals })
    .from(buildHealth)
    .innerJoin(builds, eq(builds.id, buildHealth.buildId))
    .where(and(ofGame(period), between(buildHealth.day, from, to)))
    .groupBy(buildHealth.day)
    .orderBy(buildHealth.day);
  const histograms = await db
    .select({ day: frameHistograms.day, mode: frameHistograms.mode, ...bucketTotals })
    .from(frameHistograms)
    .innerJoin(builds, eq(builds.id, frameHistograms.buildId))
    .where(and(ofGame(period), between(frameHistograms.day, from, to)))
    .groupBy(frameHistograms.day, frameHistograms.mode);
  const timesAt = (day: string, mode: 'screen' | 'vr') => {
    const found = histograms.find((row) => row.day === day && row.mode === mode);
    return found ? timesOf(found) : [...noFrames];
  };
  return rows
    .filter(({ sessions }) => sessions > 0)
    .map((row) => ({ ...row, frames: { screen: timesAt(row.day, 'screen'), vr: timesAt(row.day, 'vr') } }));
}

/** Lists the frame times by class of device and mode. */
export async function listDeviceFrames(db: Executor, period: HealthPeriod) {
  const { device, mode, sessions, day } = frameHistograms;
  const rows = await db
    .select({ device, mode, sessions: total(sessions), ...bucketTotals })
    .from(frameHistograms)
    .innerJoin(builds, eq(builds.id, frameHistograms.buildId))
    .where(and(ofGame(period), between(day, period.from, period.to)))
    .groupBy(device, mode)
    .orderBy(device, mode);
  return rows.map(deviceFrames);
}

/** Lists the groups last seen in a period, over all chosen builds. Kind and message are those of the newest build. */
export async function listErrorGroups(db: Executor, period: HealthPeriod) {
  const { fingerprint, kind, message, firstSeenAt, lastSeenAt } = errorGroups;
  const newest = <T>(column: AnyPgColumn) => sql<T>`(array_agg(${column} order by ${builds.id} desc))[1]`;
  const sessions = total(errorGroups.sessions);
  const rows = await db
    .select({
      ...{ id: fingerprint, sessions, count: total(errorGroups.count) },
      ...{ kind: newest<typeof kind._.data>(kind), message: newest<string>(message) },
      builds: sql<string[]>`array_agg(${builds.version} order by ${builds.id} desc)`,
      ...{ computer: total(errorGroups.computer), mobile: total(errorGroups.mobile) },
      ...{ headset: total(errorGroups.headset), unknown: total(errorGroups.unknown) },
      firstSeen: sql<Date>`min(${firstSeenAt})`.mapWith(firstSeenAt),
      lastSeen: sql<Date>`max(${lastSeenAt})`.mapWith(lastSeenAt),
    })
    .from(errorGroups)
    .innerJoin(builds, eq(builds.id, errorGroups.buildId))
    .where(
      and(ofGame(period), gte(lastSeenAt, new Date(period.from)), lt(lastSeenAt, new Date(dayAfter(period.to, 1)))),
    )
    .groupBy(fingerprint)
    .orderBy(desc(sessions), fingerprint)
    .limit(GROUPS_MAX);
  return rows.map(({ computer, mobile, headset, unknown, firstSeen, lastSeen, ...row }) => ({
    ...row,
    devices: { computer, mobile, headset, unknown },
    firstSeen: firstSeen.toISOString(),
    lastSeen: lastSeen.toISOString(),
  }));
}

/** Sums all days of a build. */
export async function sumBuild(db: Executor, buildId: number): Promise<BuildSums> {
  const [sums] = await db.select(totals).from(buildHealth).where(eq(buildHealth.buildId, buildId));
  const { device, mode, sessions } = frameHistograms;
  const rows = await db
    .select({ device, mode, sessions: total(sessions), ...bucketTotals })
    .from(frameHistograms)
    .where(eq(frameHistograms.buildId, buildId))
    .groupBy(device, mode);
  const none = { sessions: 0, errors: 0, failedStarts: 0, failedLoads: 0 };
  return { ...(sums ?? none), frames: rows.map(deviceFrames) };
}

/** Finds the stack of a group in the newest chosen build, preferably one with a stack. */
export async function findErrorStack(db: Executor, of: Pick<HealthPeriod, 'gameId' | 'build'>, id: string) {
  const rows = await db
    .select({ build: builds.version, stack: errorGroups.stack })
    .from(errorGroups)
    .innerJoin(builds, eq(builds.id, errorGroups.buildId))
    .where(and(ofGame(of), eq(errorGroups.fingerprint, id)))
    .orderBy(desc(builds.id));
  return rows.find(({ stack }) => stack !== null) ?? rows[0];
}
