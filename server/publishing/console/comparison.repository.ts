import { and, eq, inArray, sql } from 'drizzle-orm';
import type { buildComparison } from '../../../src/contract/comparison.contract';
import type { AnswerOf } from '../../../src/contract/call';
import type { ListedFile } from '../../../src/domain/console/build-comparison';
import { ALL } from '../../../src/domain/console/game-statistics';
import type { Executor } from '../../platform/database/executor';
import { buildFiles, builds } from '../../platform/database/schema/builds';
import { gameStatistics } from '../../platform/database/schema/statistics';

/** Figures of a build, as the comparison sends them. */
export type Compared = AnswerOf<typeof buildComparison>['a'];

/** A build with its files. */
export interface FoundBuild {
  readonly facts: Omit<Compared, 'played'>;
  /** Undefined if the files are not stored. */
  readonly files: readonly ListedFile[] | undefined;
}

/** Finds builds of a game by their versions. */
export async function findBuilds(
  tx: Executor,
  gameId: number,
  versions: readonly string[],
): Promise<ReadonlyMap<string, FoundBuild>> {
  const rows = await tx
    .select({ build: builds, files: buildFiles.files })
    .from(builds)
    .leftJoin(buildFiles, eq(buildFiles.buildId, builds.id))
    .where(and(eq(builds.gameId, gameId), inArray(builds.version, [...versions])));
  return new Map(
    rows.map(({ build: { version, createdAt, bytes, packedBytes, checkReport }, files }) => {
      const check = checkReport && {
        firstFrameMs: checkReport.firstFrameMs,
        framesPerSecond: checkReport.framesPerSecond,
        errors: checkReport.scriptErrors.length,
      };
      const facts = {
        version,
        bytes,
        packedBytes,
        check,
        created: createdAt.toISOString(),
        files: files?.length ?? null,
      };
      return [version, { facts, files: files ?? undefined }];
    }),
  );
}

/** Sums the plays of versions on all days and devices. */
export async function sumPlays(
  tx: Executor,
  gameId: number,
  versions: readonly string[],
): Promise<ReadonlyMap<string, NonNullable<Compared['played']>>> {
  const { build, device, plays, sessions, seconds } = gameStatistics;
  const rows = await tx
    .select({
      build,
      plays: sql<number>`sum(${plays})::float8`,
      sessions: sql<number>`sum(${sessions})::float8`,
      seconds: sql<number>`sum(${seconds})::float8`,
    })
    .from(gameStatistics)
    .where(and(eq(gameStatistics.gameId, gameId), eq(device, ALL), inArray(build, [...versions])))
    .groupBy(build);
  return new Map(rows.map(({ build: version, ...amounts }) => [version, amounts]));
}
