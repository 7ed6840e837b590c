import { and, eq, isNull } from 'drizzle-orm';
import { compareVersions } from '../../../src/domain/games/build-version';
import type { Executor } from '../../platform/database/executor';
import { builds, takedowns } from '../../platform/database/schema/builds';
import { games } from '../../platform/database/schema/games';

/** A build as shown to the operator. */
export interface StoredBuild {
  readonly id: number;
  readonly version: string;
  readonly active: boolean;
  readonly contentHash: string | null;
  readonly createdAt: Date;
  /** Size of all files; null until it is measured. */
  readonly bytes: number | null;
  readonly packedBytes: number | null;
  /** Release notes in Markdown. */
  readonly notes: string | null;
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
      bytes: builds.bytes,
      packedBytes: builds.packedBytes,
      notes: builds.notes,
    })
    .from(builds)
    .where(eq(builds.gameId, gameId));
  return rows.sort((one, other) => compareVersions(other.version, one.version));
}

/** Returns the build of a game or draft with this slug; undefined if there is none. */
export async function findBuild(
  executor: Executor,
  slug: string,
  version: string,
): Promise<Pick<StoredBuild, 'contentHash'> | undefined> {
  const [found] = await executor
    .select({ contentHash: builds.contentHash })
    .from(builds)
    .innerJoin(games, eq(games.id, builds.gameId))
    .where(and(eq(games.slug, slug), eq(builds.version, version)));
  return found;
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

/** Changes the release notes of a build. Returns the previous notes; undefined for an unknown version. */
export async function changeNotes(
  tx: Executor,
  gameId: number,
  version: string,
  notes: Pick<typeof builds.$inferSelect, 'notes' | 'notesHtml'>,
): Promise<Pick<StoredBuild, 'notes'> | undefined> {
  const one = and(eq(builds.gameId, gameId), eq(builds.version, version));
  const [before] = await tx.select({ notes: builds.notes }).from(builds).where(one).for('update');
  if (before) await tx.update(builds).set(notes).where(one);
  return before;
}

/** Shows a public game everywhere, or hides it from everybody. */
export async function setStatus(tx: Executor, gameId: number, status: 'draft' | 'published'): Promise<void> {
  await tx.update(games).set({ status }).where(eq(games.id, gameId));
}

/** Returns the reason why a game was taken down; undefined for any other game. */
export async function findTakedown(executor: Executor, slug: string): Promise<string | undefined> {
  const [found] = await executor
    .select({ reason: takedowns.reason })
    .from(takedowns)
    .innerJoin(games, eq(games.id, takedowns.gameId))
    .where(and(eq(games.slug, slug), isNull(games.draftFor)));
  return found?.reason;
}

interface NewTakedown {
  readonly reason: string;
  /** True if a reinstatement publishes the game again. */
  readonly wasPublished: boolean;
  readonly takenDownAt: Date;
}

/** Stores a takedown. A repeated one replaces only the reason. */
export async function storeTakedown(tx: Executor, gameId: number, takedown: NewTakedown): Promise<void> {
  const { reason } = takedown;
  await tx
    .insert(takedowns)
    .values({ gameId, ...takedown })
    .onConflictDoUpdate({ target: takedowns.gameId, set: { reason } });
}

/** Deletes the takedown of a game. Returns undefined if it was not taken down. */
export async function deleteTakedown(
  tx: Executor,
  gameId: number,
): Promise<Pick<NewTakedown, 'wasPublished'> | undefined> {
  const [deleted] = await tx
    .delete(takedowns)
    .where(eq(takedowns.gameId, gameId))
    .returning({ wasPublished: takedowns.wasPublished });
  return deleted;
}
