import { hash } from 'node:crypto';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { and, asc, desc, eq, lt, lte, sql } from 'drizzle-orm';
import type { FrameMode, FrameTimes } from '../../../src/domain/bridge/runtime-report';
import { frameModes, reportLimits } from '../../../src/domain/bridge/runtime-report';
import { addFrames, fingerprintText, GROUPS_MAX, FURTHER_ERRORS } from '../../../src/domain/console/game-health';
import type { DeviceClass } from '../../../src/domain/console/game-statistics';
import { dayOf, deviceClasses } from '../../../src/domain/console/game-statistics';
import type { PlayError } from '../../../src/domain/play/runtime-health';
import { isLoadKind } from '../../../src/domain/play/runtime-health';
import type { Executor } from '../../platform/database/executor';
import { buildErrors, buildHealth, builds } from '../../platform/database/schema/builds';
import { games } from '../../platform/database/schema/games';
import { errorGroups, frameHistograms } from '../../platform/database/schema/health';
import type { ExpiredRows } from '../../platform/jobs/require-few';

/** Health of one play, as sent by the portal's page. */
export interface HealthReport {
  readonly started: boolean;
  readonly firstFrameMs?: number | undefined;
  readonly errors: readonly PlayError[];
  readonly frames: Readonly<Record<FrameMode, FrameTimes>>;
}

/** Columns of a histogram in the order of its buckets. */
export const frameColumns = [
  'upTo7',
  'upTo9',
  'upTo12',
  'upTo14',
  'upTo18',
  'upTo23',
  'upTo34',
  'upTo50',
  'upTo67',
  'upTo100',
  'upTo200',
  'longer',
] as const;

/** Finds a build of a published game; undefined if it does not exist. */
export async function findBuildId(executor: Executor, gameId: number, version: string): Promise<number | undefined> {
  const [found] = await executor
    .select({ id: builds.id })
    .from(builds)
    .where(and(eq(builds.gameId, gameId), eq(builds.version, version)));
  return found?.id;
}

/** Build of a report, and the class of the device that sent it. */
interface Sender {
  readonly buildId: number;
  readonly device: DeviceClass;
  readonly now: Date;
}

/**
 * Adds a play to the sums of its build. Locks the row of the day first, because concurrent reports of one build could otherwise exceed the
 * limit of groups.
 */
export async function addHealthReport(tx: Executor, report: HealthReport, sender: Sender): Promise<void> {
  await addSums(tx, report, sender);
  await addErrors(tx, report.errors, sender);
  await addHistograms(tx, report.frames, sender);
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

async function addSums(tx: Executor, report: HealthReport, { buildId, now }: Sender): Promise<void> {
  const { started, firstFrameMs = 0, errors } = report;
  const loads = errors.filter(({ kind }) => isLoadKind(kind));
  const thrown = errors.filter(({ kind }) => !isLoadKind(kind));
  const total = (of: readonly PlayError[]) => sumOf(of.map(({ count }) => count));
  const frames = addFrames(report.frames.screen, report.frames.vr);
  const failed = started ? 0 : 1;
  const added = {
    ...{ samples: 1, sessions: 1, failedStarts: failed, failedSessions: failed },
    ...{ scriptErrors: total(thrown), failedLoads: total(loads) },
    ...{ sessionErrors: thrown.length, sessionLoads: loads.length },
    firstFrameMs: started ? Math.min(reportLimits.firstFrameMs, firstFrameMs) : 0,
    ...{ frames12: sumOf(frames.slice(0, 3)), frames18: sumOf(frames.slice(3, 5)) },
    ...{ frames34: sumOf(frames.slice(5, 7)), framesSlow: sumOf(frames.slice(7)) },
  };
  const names = Object.keys(added) as (keyof typeof added)[];
  const sums = names.map((name) => [name, sql`${buildHealth[name]} + ${added[name]}`] as const);
  await tx
    .insert(buildHealth)
    .values({ buildId, day: dayOf(now.getTime()), ...added })
    .onConflictDoUpdate({ target: [buildHealth.buildId, buildHealth.day], set: Object.fromEntries(sums) });
}

type NewGroup = Omit<PlayError, 'kind'> & Pick<typeof errorGroups.$inferInsert, 'kind' | 'fingerprint'>;

/** Groups the errors of a play by their fingerprint. Errors beyond the build's limit of groups become one group. */
async function groupErrors(tx: Executor, buildId: number, errors: readonly PlayError[]): Promise<readonly NewGroup[]> {
  const rows = await tx
    .select({ fingerprint: errorGroups.fingerprint })
    .from(errorGroups)
    .where(eq(errorGroups.buildId, buildId));
  const known = new Set(rows.map(({ fingerprint }) => fingerprint).filter((one) => one !== FURTHER_ERRORS));
  const groups = new Map<string, NewGroup>();
  for (const error of errors) {
    const fingerprint = hash('sha256', fingerprintText(error), 'base64url').slice(0, 22);
    const hasRoom = known.has(fingerprint) || known.size < GROUPS_MAX;
    if (hasRoom) known.add(fingerprint);
    const group: NewGroup = hasRoom
      ? { ...error, fingerprint }
      : { fingerprint: FURTHER_ERRORS, kind: FURTHER_ERRORS, message: 'Further errors', count: error.count };
    const same = groups.get(group.fingerprint);
    groups.set(group.fingerprint, same ? { ...same, count: same.count + error.count } : group);
  }
  return [...groups.values()].toSorted((one, other) => (one.fingerprint < other.fingerprint ? -1 : 1));
}

/** Columns of a group that a report adds to. */
const summed = ['count', 'sessions', ...deviceClasses] as const;

async function addErrors(tx: Executor, errors: readonly PlayError[], { buildId, device, now }: Sender): Promise<void> {
  if (errors.length === 0) return;
  const groups = await groupErrors(tx, buildId, errors);
  const devices = Object.fromEntries(deviceClasses.map((one) => [one, one === device ? 1 : 0])) as Record<
    DeviceClass,
    number
  >;
  const rows = groups.map((group) => ({
    ...{ ...group, buildId, sessions: 1, firstSeenAt: now, lastSeenAt: now },
    ...devices,
  }));
  const sum = (column: AnyPgColumn) => sql`${column} + excluded.${sql.identifier(column.name)}`;
  await tx
    .insert(errorGroups)
    .values(rows)
    .onConflictDoUpdate({
      target: [errorGroups.buildId, errorGroups.fingerprint],
      set: {
        ...Object.fromEntries(summed.map((name) => [name, sum(errorGroups[name])])),
        stack: sql`coalesce(${errorGroups.stack}, excluded.stack)`,
        firstSeenAt: sql`least(${errorGroups.firstSeenAt}, excluded.first_seen_at)`,
        lastSeenAt: sql`greatest(${errorGroups.lastSeenAt}, excluded.last_seen_at)`,
      },
    });
}

async function addHistograms(
  tx: Executor,
  frames: HealthReport['frames'],
  { buildId, device, now }: Sender,
): Promise<void> {
  for (const mode of frameModes) {
    const times = frames[mode];
    if (sumOf(times) === 0) continue;
    const added = Object.fromEntries(frameColumns.map((name, index) => [name, times[index] ?? 0])) as Record<
      (typeof frameColumns)[number],
      number
    >;
    const sums = frameColumns.map((name) => [name, sql`${frameHistograms[name]} + ${added[name]}`] as const);
    const { buildId: build, day, device: deviceColumn, mode: modeColumn, sessions } = frameHistograms;
    await tx
      .insert(frameHistograms)
      .values({ buildId, day: dayOf(now.getTime()), device, mode, sessions: 1, ...added })
      .onConflictDoUpdate({
        target: [build, day, deviceColumn, modeColumn],
        set: { ...Object.fromEntries(sums), sessions: sql`${sessions} + 1` },
      });
  }
}

/** Sums of days before a moment, and errors last seen before it. */
export function oldHealth(before: Date): readonly ExpiredRows[] {
  const day = dayOf(before.getTime());
  return [
    { table: buildHealth, what: 'days of health', expired: lt(buildHealth.day, day) },
    { table: frameHistograms, what: 'days of frame times', expired: lt(frameHistograms.day, day) },
    { table: errorGroups, what: 'groups of errors', expired: lte(errorGroups.lastSeenAt, before) },
    { table: buildErrors, what: 'errors', expired: lte(buildErrors.lastSeenAt, before) },
  ];
}

/** Sums the stored health of a game's builds, newest build first, optionally for one version only. */
export async function listHealth(executor: Executor, slug: string, version: string | undefined) {
  const total = (column: AnyPgColumn) => sql<number>`sum(${column})`.mapWith(Number);
  return executor
    .select({
      buildId: builds.id,
      version: builds.version,
      samples: total(buildHealth.samples),
      failedStarts: total(buildHealth.failedStarts),
      scriptErrors: total(buildHealth.scriptErrors),
      failedLoads: total(buildHealth.failedLoads),
      firstFrameMs: total(buildHealth.firstFrameMs),
      frames12: total(buildHealth.frames12),
      frames18: total(buildHealth.frames18),
      frames34: total(buildHealth.frames34),
      framesSlow: total(buildHealth.framesSlow),
    })
    .from(builds)
    .innerJoin(games, eq(games.id, builds.gameId))
    .innerJoin(buildHealth, eq(buildHealth.buildId, builds.id))
    .where(and(eq(games.slug, slug), version === undefined ? undefined : eq(builds.version, version)))
    .groupBy(builds.id, builds.version)
    .orderBy(desc(builds.id));
}

/** Errors of a build without failed loads, the most frequent first. */
export async function listErrors(executor: Executor, buildId: number) {
  const rows = await executor
    .select({ kind: errorGroups.kind, message: errorGroups.message, count: errorGroups.count })
    .from(errorGroups)
    .where(eq(errorGroups.buildId, buildId))
    .orderBy(desc(errorGroups.count), asc(errorGroups.message));
  return rows.filter(({ kind }) => !isLoadKind(kind));
}
