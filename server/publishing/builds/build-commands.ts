import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { eq, inArray } from 'drizzle-orm';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { atOnce } from '../../platform/blobs/at-once';
import type { BlobStore } from '../../platform/blobs/blob-store.port';
import type { Executor } from '../../platform/database/executor';
import { games } from '../../platform/database/schema/games';
import { catalogItems, ownedItems } from '../../platform/database/schema/market';
import { findPublicGame, findTakedown, listBuilds, setActive, setStatus } from './build.repository';
import { draftFile, draftQuery } from './draft-link';
import { newDraftSlug, takenDown } from './can-publish';
import { renameFolder } from './game-media.repository';
import { Leftovers } from './leftovers';
import type { PublishDependencies } from './publish-game';
import { changeBuilds } from './change-builds';
import { withDeletion } from './with-deletion';
import type { KnownGame } from './store-game.repository';
import { findKnownDraft } from './store-game.repository';

/** Dependencies of commands for one game. */
export type GameDeps = Pick<PublishDependencies, 'database' | 'servedBuilds'>;
type PublicGame = NonNullable<Awaited<ReturnType<typeof findPublicGame>>>;

/** Files of a draft that are copied at the same time. */
const COPIES_AT_ONCE = 8;

/** Returns the content of the `game.json` of a draft. */
export async function readDraftFile(blobs: BlobStore, slug: string): Promise<Buffer | undefined> {
  const found = await blobs.get(draftFile(slug));
  return found && buffer(found.content);
}

/** Error of a command for an unknown game. */
export const noGame = (game: string): string => `Game “${game}” does not exist.`;
/** Error of a command for a game without a draft. */
export const noDraft = (game: string): string => `“${game}” has no draft.`;

/** Runs a change of one public game in a transaction. */
export async function changeGame(
  { database, servedBuilds }: GameDeps,
  game: string,
  change: (tx: Executor, found: PublicGame) => Promise<Result<string, string>>,
): Promise<Result<string, string>> {
  const done = await database.transaction(async (tx) => {
    const found = await findPublicGame(tx, game);
    return found ? change(tx, found) : err(noGame(game));
  });
  servedBuilds?.forget(game);
  return done;
}

interface BuildSwitch {
  readonly game: string;
  readonly version: string;
  readonly active: boolean;
}

/** Makes a build of a locked game playable or not. Errors: one sentence, with `missing` for an unknown version. */
export async function switchLockedBuild(
  tx: Executor,
  gameId: number,
  { game, version, active }: BuildSwitch,
): Promise<Result<string, { readonly text: string; readonly missing: boolean }>> {
  const list = await listBuilds(tx, gameId);
  const build = list.find((one) => one.version === version);
  if (!build) return err({ text: `“${game}” has no version ${version}.`, missing: true });
  const state = active ? 'active' : 'inactive';
  if (build.active === active)
    return err({ text: `Version ${version} of “${game}” is ${state} already.`, missing: false });
  await setActive(tx, build.id, active);
  const opens = list.find((one) => (one === build ? active : one.active));
  const next = opens ? `Version ${opens.version} now opens by default.` : 'No version can be played now.';
  return ok(`Version ${version} of “${game}” is ${state}. ${next}`);
}

/** Makes a build playable or not; the newest active build opens by default. */
export const switchBuild = (deps: GameDeps, change: BuildSwitch): Promise<Result<string, string>> =>
  changeGame(deps, change.game, async (tx, { id }) => {
    const done = await switchLockedBuild(tx, id, change);
    return done.ok ? done : err(done.error.text);
  });

/** Deactivates the build that opens by default, so that the previous active one opens. `activate` reverses this. */
export const rollBack = (deps: GameDeps, game: string): Promise<Result<string, string>> =>
  changeGame(deps, game, async (tx, { id }) => {
    const [newest, before] = (await listBuilds(tx, id)).filter(({ active }) => active);
    if (!newest || !before) return err(`“${game}” has no earlier active version.`);
    await setActive(tx, newest.id, false);
    return ok(
      `“${game}” is back at version ${before.version}. To undo this, activate version ${newest.version} again.`,
    );
  });

/** Hides a game from everybody, or shows it again; deletes nothing. */
export const setPublished = (deps: GameDeps, game: string, published: boolean): Promise<Result<string, string>> =>
  changeGame(deps, game, async (tx, { id, status }) => {
    if (published && (await findTakedown(tx, game)) !== undefined) return err(takenDown(game));
    if ((status === 'published') === published)
      return err(`“${game}” is ${published ? 'published' : 'unpublished'} already.`);
    await setStatus(tx, id, published ? 'published' : 'draft');
    return ok(
      published
        ? `“${game}” is published again.`
        : `“${game}” is unpublished. Its data stays, and “republish ${game}” shows it again.`,
    );
  });

/** Draft of a game. */
export interface DraftOf {
  readonly game: string;
  /** Slug of the only developer whose draft may be changed; undefined for the operator. */
  readonly developer?: string;
}

/** Runs a change of a draft while no other change of a build runs. */
export const changeDraft = <T>(
  deps: PublishDependencies,
  { game, developer }: DraftOf,
  change: (draft: KnownGame) => Promise<Result<T, string>>,
): Promise<Result<T, string>> =>
  changeBuilds(deps, async () => {
    const draft = await findKnownDraft(deps.database.db, game);
    const isForeign = developer !== undefined && draft?.developer !== developer;
    return draft && !isForeign ? change(draft) : err(noDraft(game));
  });

/** Deletes the rows of a draft. Returns the deletion of its files. */
export async function deleteDraft(
  { blobs, database, servedBuilds }: PublishDependencies,
  { id, slug }: KnownGame,
): Promise<() => Promise<void>> {
  await database.transaction(async (tx) => {
    const items = tx.select({ id: catalogItems.id }).from(catalogItems).where(eq(catalogItems.gameId, id));
    // Test purchases, made without coins.
    await tx.delete(ownedItems).where(inArray(ownedItems.itemId, items));
    await tx.delete(games).where(eq(games.id, id));
  });
  servedBuilds?.forget(slug);
  return async () => {
    for (const folder of [`builds/${slug}`, `pictures/${slug}`]) await blobs.deleteAll(folder);
    await blobs.delete(draftFile(slug));
  };
}

/** Deletes the draft of a game with its builds, scores, purchases and saves. */
export const removeDraft = (deps: PublishDependencies, of: DraftOf): Promise<Result<string, string>> =>
  changeDraft(deps, of, async (draft) => {
    const deleteFiles = await deleteDraft(deps, draft);
    return ok(await withDeletion(`Draft of “${of.game}” deleted.`, deleteFiles));
  });

/** Copies the builds, the pictures and the `game.json` of a draft to another slug. */
async function copyDraft(blobs: BlobStore, from: string, to: string): Promise<void> {
  const builds = `builds/${from}`;
  const local = await blobs.openFolder(builds);
  try {
    await atOnce(blobs.list(builds), COPIES_AT_ONCE, ({ key }) => {
      const name = key.slice(builds.length + 1);
      return blobs.put(`builds/${to}/${name}`, { path: join(local.path, name) });
    });
  } finally {
    await local.close();
  }
  await atOnce(blobs.list(`pictures/${from}`), COPIES_AT_ONCE, async ({ key }) => {
    const found = await blobs.get(key);
    if (found) await blobs.put(`pictures/${to}${key.slice(`pictures/${from}`.length)}`, await buffer(found.content));
  });
  const gameFile = await readDraftFile(blobs, from);
  if (gameFile) await blobs.put(draftFile(to), gameFile);
}

/** Gives a draft a new link and a new origin; the old ones stop working. */
export const renewDraft = (deps: PublishDependencies, of: DraftOf): Promise<Result<string, string>> =>
  changeDraft(deps, of, async ({ id, slug }) => {
    const { blobs, config, database, servedBuilds, urls } = deps;
    const next = newDraftSlug();
    const leftovers = new Leftovers(blobs);
    leftovers.addFolder(`builds/${next}`);
    leftovers.addFolder(`pictures/${next}`);
    leftovers.add(draftFile(next));
    try {
      await copyDraft(blobs, slug, next);
      await database.transaction(async (tx) => {
        await tx.update(games).set({ slug: next }).where(eq(games.id, id));
        await renameFolder(tx, id, slug, next);
      });
      leftovers.keepAll();
    } finally {
      await leftovers.remove(async () => (await database.db.$count(games, eq(games.slug, next))) > 0);
    }
    servedBuilds?.forget(slug);
    const link = urls.portal(`arcade/games/${next}?${draftQuery(config.secret, next)}`);
    const done = await withDeletion(`New link: ${link}`, async () => {
      for (const folder of [`builds/${slug}`, `pictures/${slug}`]) await blobs.deleteAll(folder);
      await blobs.delete(draftFile(slug));
    });
    return ok(done);
  });
