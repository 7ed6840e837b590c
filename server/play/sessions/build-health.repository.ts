import { and, asc, desc, eq, lt, lte, sql } from 'drizzle-orm';
import { reportLimits } from '../../../src/domain/bridge/runtime-report';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../../platform/database/executor';
import { buildErrors, buildHealth, builds } from '../../platform/database/schema/builds';
import { games } from '../../platform/database/schema/games';

/** Maximum number of distinct script errors stored for one build. */
const MAX_ERRORS = 50;

/** One sample of a build's health, as sent by the portal. */
export interface HealthSample {
  readonly started: boolean;
  readonly firstFrameMs?: number | undefined;
  readonly scriptErrors: readonly { readonly message: string; readonly count: number }[];
  readonly failedLoads: number;
  readonly frames: readonly number[];
}

/** Finds a build of a published game; undefined if it does not exist. */
export async function findBuildId(executor: Executor, gameId: number, version: string): Promise<number | undefined> {
  const [found] = await executor
    .select({ id: builds.id })
    .from(builds)
    .where(and(eq(builds.gameId, gameId), eq(builds.version, version)));
  return found?.id;
}

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** Adds a sample to the build's day, and its script errors to those of the build. */
export async function addHealthSample(tx: Executor, buildId: number, sample: HealthSample, now: Date): Promise<void> {
  const [frames12 = 0, frames18 = 0, frames34 = 0, framesSlow = 0] = sample.frames;
  const added = {
    samples: 1,
    failedStarts: sample.started ? 0 : 1,
    scriptErrors: sample.scriptErrors.reduce((sum, { count }) => sum + count, 0),
    failedLoads: sample.failedLoads,
    firstFrameMs: sample.started ? Math.min(reportLimits.firstFrameMs, sample.firstFrameMs ?? 0) : 0,
    ...{ frames12, frames18, frames34, framesSlow },
  };
  const names = Object.keys(added) as (keyof typeof added)[];
  const sums = names.map((name) => [name, sql`${buildHealth[name]} + ${added[name]}`] as const);
  await tx
    .insert(buildHealth)
    .values({ buildId, day: dayOf(now), ...added })
    .onConflictDoUpdate({ target: [buildHealth.buildId, buildHealth.day], set: Object.fromEntries(sums) });
  // All writers use the same order, which prevents deadlocks.
  const errors = [...sample.scriptErrors].sort((a, b) => (a.message < b.message ? -1 : 1));
  for (const error of errors) await addError(tx, buildId, error, now);
}

/** Counts a script error. A new one is stored only while the build has fewer than 50. */
async function addError(
  tx: Executor,
  buildId: number,
  { message, count }: { readonly message: string; readonly count: number },
  now: Date,
): Promise<void> {
  const again = { count: sql`${buildErrors.count} + ${count}`, lastSeenAt: now };
  const known = await tx
    .update(buildErrors)
    .set(again)
    .where(and(eq(buildErrors.buildId, buildId), eq(buildErrors.message, message)))
    .returning({ count: buildErrors.count });
  if (known.length > 0 || (await tx.$count(buildErrors, eq(buildErrors.buildId, buildId))) >= MAX_ERRORS) return;
  await tx
    .insert(buildErrors)
    .values({ buildId, message, count, firstSeenAt: now, lastSeenAt: now })
    .onConflictDoUpdate({ target: [buildErrors.buildId, buildErrors.message], set: again });
}

/** Deletes the samples of days before `before`, and the script errors last seen before it. */
export async function deleteOldHealth(executor: Executor, before: Date): Promise<void> {
  await executor.delete(buildHealth).where(lt(buildHealth.day, dayOf(before)));
  await executor.delete(buildErrors).where(lte(buildErrors.lastSeenAt, before));
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

/** Script errors of a build, the most frequent first. */
export function listErrors(executor: Executor, buildId: number) {
  return executor
    .select({ message: buildErrors.message, count: buildErrors.count })
    .from(buildErrors)
    .where(eq(buildErrors.buildId, buildId))
    .orderBy(desc(buildErrors.count), asc(buildErrors.message));
}
