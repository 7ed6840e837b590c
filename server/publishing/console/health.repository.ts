import { and, between, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
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

/** Lists the groups last seen in a period, over all chosen builds. */
export async function listErrorGroups(db: Executor, period: HealthPeriod) {
  const { fingerprint, lastSeenAt } = errorGroups;
  const seen = and(gte(lastSeenAt, new Date(period.from)), lt(lastSeenAt, new Date(dayAfter(period.to, 1))));
  const most = total(errorGroups.sessions);
  const shown = await db
    .select({ fingerprint, sessions: most })
    .from(errorGroups)
    .innerJoin(builds, eq(builds.id, errorGroups.buildId))
    .where(and(ofGame(period), seen))
    .groupBy(fingerprint)
    .orderBy(desc(most), fingerprint)
    .limit(GROUPS_MAX);
  if (shown.length === 0) return [];
  const rows = await db
    .select({ group: errorGroups, version: builds.version })
    .from(errorGroups)
    .innerJoin(builds, eq(builds.id, errorGroups.buildId))
    .where(
      and(
        ofGame(period),
        seen,
        inArray(
          fingerprint,
          shown.map((one) => one.fingerprint),
        ),
      ),
    )
    .orderBy(desc(builds.id));
  return shown.flatMap(({ fingerprint: id, sessions }) => {
    const parts = rows.filter(({ group }) => group.fingerprint === id);
    const [newest] = parts;
    if (!newest) return [];
    const count = (name: 'count' | 'computer' | 'mobile' | 'headset' | 'unknown') =>
      parts.reduce((all, { group }) => all + group[name], 0);
    const times = (name: 'firstSeenAt' | 'lastSeenAt') => parts.map(({ group }) => group[name].getTime());
    return {
      ...{ id, sessions, kind: newest.group.kind, message: newest.group.message, count: count('count') },
      builds: parts.map(({ version }) => version),
      devices: {
        ...{ computer: count('computer'), mobile: count('mobile') },
        ...{ headset: count('headset'), unknown: count('unknown') },
      },
      firstSeen: new Date(Math.min(...times('firstSeenAt'))).toISOString(),
      lastSeen: new Date(Math.max(...times('lastSeenAt'))).toISOString(),
    };
  });
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
