import { desc, eq } from 'drizzle-orm';
import type { SdkAdapter } from '../../../src/domain/games/game-capability';
import type { Executor } from '../../platform/database/executor';
import { buildFiles, builds } from '../../platform/database/schema/builds';
import { games } from '../../platform/database/schema/games';
import { renderMarkdown } from '../../platform/markdown/render-markdown';
import type { BuildCheck } from '../check/check-build';
import type { BuildFile } from './scan-folder';
import type { KnownGame } from './store-game.repository';
import type { WrittenBuildFile } from './write-build-file';

interface StoredBuild {
  readonly version: string;
  readonly adapter: SdkAdapter | undefined;
  readonly network: readonly string[];
  readonly crossOriginIsolated: boolean;
  readonly offline: boolean;
  readonly status: KnownGame['status'];
  readonly contentHash: string;
  readonly files: readonly WrittenBuildFile[];
  /** Size of the files in the uploaded archive; undefined for a folder. */
  readonly packedBytes: number | undefined;
  /** Release notes in Markdown. */
  readonly notes: string | undefined;
  /** The report is stored with the build, and the capabilities with the game. */
  readonly check: Pick<BuildCheck, 'report' | 'capabilities'> | undefined;
}

/** Finds the declarations of a game's newest build, which a build without a `game.json` inherits. */
export async function findNewestBuild(
  tx: Executor,
  gameId: number,
): Promise<Pick<StoredBuild, 'network' | 'crossOriginIsolated' | 'offline'>> {
  const [newest] = await tx
    .select({ network: builds.network, crossOriginIsolated: builds.crossOriginIsolated, offline: builds.offline })
    .from(builds)
    .where(eq(builds.gameId, gameId))
    .orderBy(desc(builds.id))
    .limit(1);
  return newest ?? { network: [], crossOriginIsolated: false, offline: false };
}

/** Changes the declared origins of a game's newest build. */
export async function changeNetwork(tx: Executor, gameId: number, network: readonly string[]): Promise<void> {
  const [newest] = await tx
    .select({ id: builds.id })
    .from(builds)
    .where(eq(builds.gameId, gameId))
    .orderBy(desc(builds.id))
    .limit(1);
  if (newest) await tx.update(builds).set({ network }).where(eq(builds.id, newest.id));
}

/** Returns the columns of release notes; empty notes are none. */
export function renderedNotes(notes = ''): Pick<typeof builds.$inferSelect, 'notes' | 'notesHtml'> {
  if (notes.trim() === '') return { notes: null, notesHtml: null };
  // Removes the ids of headings, because the description on the same page can have equal ids.
  return { notes, notesHtml: renderMarkdown(notes).replaceAll(/<(h[2-4]) id="[^"]*">/g, '<$1>') };
}

/** Characters of a stored hash, enough to see that a file has changed. */
const HASH_LENGTH = 16;

/** Stores the list of a build's files, which its comparison with other builds needs. */
export async function storeBuildFiles(
  tx: Executor,
  buildId: number,
  files: readonly (BuildFile & { readonly sha256?: string })[],
): Promise<void> {
  const list = files.map(({ path, size, sha256 = '' }) => [path, size, sha256.slice(0, HASH_LENGTH)] as const);
  await tx.insert(buildFiles).values({ buildId, files: list }).onConflictDoNothing();
}

/** Stores a build that opens by default from now on; earlier builds stay unchanged. */
export async function storeBuild(tx: Executor, gameId: number, build: StoredBuild, now: Date): Promise<void> {
  const { status, adapter, check, files, packedBytes, notes, ...facts } = build;
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const values = {
    ...{ ...facts, bytes, packedBytes: packedBytes ?? null, adapter: adapter ?? null },
    ...{ checkReport: check?.report ?? null, ...renderedNotes(notes) },
  };
  const [stored] = await tx
    .insert(builds)
    .values({ ...values, gameId, active: true, sdk: 1, createdAt: now })
    .returning({ id: builds.id });
  if (!stored) throw new Error(`The build ${build.version} was not stored.`);
  await storeBuildFiles(tx, stored.id, files);
  const seen = check ? { capabilities: check.capabilities } : {};
  await tx
    .update(games)
    .set({ status, updatedAt: now, ...seen })
    .where(eq(games.id, gameId));
}
