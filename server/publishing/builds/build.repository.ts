import { and, eq, isNull } from 'drizzle-orm';
import { compareVersions } from '../../../src/domain/games/build-version';
import type { Executor } from '../../platform/database/executor';
import { builds } from '../../platform/database/schema/builds';
import { games } from '../../platform/database/schema/games';

/** A build as shown to the operator. */
export interface StoredBuild {
  readonly id: number;
  readonly version: string;
  readonly active: boolean;
  readonly contentHash: string | null;
  readonly createdAt: Date;
}

/** All builds of a game, newest version first. */
export async function listBuilds(executor: Executor, gameId: number): Promise<readonly StoredBuild[]> {
  const rows = await executor
    .select({
      id: builds.id,
      version: builds.version,
      active: builds.active,
      contentHash: builds.contentHash,
      createdAt: builds.createdAt,
    })
    .from(builds)
    .where(eq(builds.gameId, gameId));
  return rows.sort((one, other) => compareVersions(other.version, one.version));
}

/** A public game, published or not; locked until the transaction ends. */
export async function findPublicGame(
  tx: Executor,
  slug: string,
): Promise<{ readonly id: number; readonly status: 'draft' | 'published' } | undefined> {
  const [found] = await tx
    .select({ id: games.id, status: games.status })
    .from(games)
    .where(and(eq(games.slug, slug), isNull(games.draftFor)))
    .for('update', { of: games });
  return found;
}

/** Makes a build playable or not. */
export async function setActive(tx: Executor, buildId: number, active: boolean): Promise<void> {
  await tx.update(builds).set({ active }).where(eq(builds.id, buildId));
}

/** Shows a public game everywhere, or hides it from everybody. */
export async function setStatus(tx: Executor, gameId: number, status: 'draft' | 'published'): Promise<void> {
  await tx.update(games).set({ status }).where(eq(games.id, gameId));
}
