import type { PicturedList } from '../../../src/domain/console/game-lists';
import { entryPlace, picturedLists } from '../../../src/domain/console/game-lists';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { isDuplicate } from '../../platform/database/database-failure';
import type { BuildCheck } from '../check/check-build';
import type { Executor } from '../../platform/database/executor';
import type { ServerDependencies } from '../../deps';
import type { GamePictures } from './game-pictures';
import type { Plan } from './can-publish';
import { canPublish } from './can-publish';
import type { BuildCommand, Published, PublishCommand } from './publish-command';
import type { GameManifest } from './read-game-file';
import { storeDraftBase } from '../console/draft-merge.repository';
import { copyGameFacts } from './copy-game-facts.repository';
import { findEditedEntries, findEntryPictures } from './entry-pictures.repository';
import { storeAchievements } from './store-achievements.repository';
import { storeBoards } from './store-boards.repository';
import { findNewestBuild, storeBuild } from './store-build.repository';
import { storeBuilt } from './game-media.repository';
import { changePublishedGame, insertPublishedGame } from './store-game.repository';
import { storeItems } from './store-items.repository';
import { storeListFeatures } from './store-list-features.repository';
import type { WrittenBuildFile } from './write-build-file';

interface StoreInput {
  readonly command: Pick<BuildCommand, keyof PublishCommand | 'admit' | 'confirm' | 'entryPictures' | 'onStored'>;
  readonly slug: string;
  /** Slug of the row: the game's, or that of its draft. */
  readonly row: string;
  readonly hash: string;
  readonly files: readonly WrittenBuildFile[];
  /** Size of all files. */
  readonly bytes: number;
  /** Undefined for a build from a folder. */
  readonly packedBytes: number | undefined;
  /** The facts of the game's file, with its pictures. */
  readonly manifest: (GameManifest & { readonly pictures: GamePictures }) | undefined;
  readonly version: string;
  /** Undefined if the build was not checked. */
  readonly check: Pick<BuildCheck, 'report' | 'capabilities'> | undefined;
  /**
   * Moves the files to where they are served. Called once the build's row is locked, and again if the transaction is
   * repeated.
   */
  readonly put: () => Promise<void>;
}

/** Stores a build and the facts of the game's file in one transaction; a refused command changes nothing. */
export async function storePublished(
  { database, clock }: Pick<ServerDependencies, 'clock' | 'database'>,
  given: StoreInput,
): Promise<Result<Pick<Published, 'status' | 'created'>, string>> {
  const now = clock.now();
  const stored = database.transaction(async (tx) => {
    const admitted = (await given.command.admit?.(tx, given.bytes)) ?? ok(undefined);
    if (!admitted.ok) return admitted;
    // Planned again, because the catalogue may have changed during the copy.
    const plan = await canPublish(tx, given);
    if (!plan.ok) return plan;
    const confirmed = (await given.command.confirm?.(tx)) ?? ok(undefined);
    if (!confirmed.ok) return confirmed;
    const { manifest, version } = given;
    const { status, known } = plan.value;
    const gameId = await storeGame(tx, given, plan.value, now);
    if (manifest) {
      await storeBoards(tx, gameId, manifest.game.boards);
      const pictures = await entryPicturesOf(tx, gameId, given.command, manifest);
      const pictureOf = (list: PicturedList) => (slug: string) => pictures.get(entryPlace(list, slug)) ?? '';
      await storeItems(tx, gameId, manifest.game.items, pictureOf('items'));
      await storeAchievements(tx, gameId, manifest.game.achievements, pictureOf('achievements'));
      await storeListFeatures(tx, gameId);
    }
    const adapter = manifest?.game.builds.at(-1)?.adapter;
    const { network, crossOriginIsolated, offline } =
      manifest?.game ?? (await findNewestBuild(tx, plan.value.base?.id ?? gameId));
    const served = { version, adapter, network, crossOriginIsolated, offline };
    const { files, packedBytes, hash: contentHash, check, command } = given;
    await storeBuild(
      tx,
      gameId,
      { ...served, status, contentHash, check, files, packedBytes, notes: command.notes },
      now,
    );
    if (manifest) await command.onStored?.(tx, gameId, manifest.pictures);
    await given.put();
    return ok({ status, created: known === undefined });
  });
  return stored.catch((error: unknown) => {
    if (!isDuplicate(error)) throw error;
    return err(`“${given.slug}” was changed meanwhile. Run the command again.`);
  });
}

/**
 * Returns the pictures of a file's items and achievements by place. An entry keeps a picture that was changed in the console, and its
 * stored one if the file names none. A release decides all pictures.
 */
async function entryPicturesOf(
  tx: Executor,
  gameId: number,
  { entryPictures }: StoreInput['command'],
  { game, pictures }: NonNullable<StoreInput['manifest']>,
): Promise<ReadonlyMap<string, string>> {
  const named = new Map([
    ...game.items.map(({ slug, picture }) => [entryPlace('items', slug), picture] as const),
    ...game.achievements.map(({ slug, thumb }) => [entryPlace('achievements', slug), thumb] as const),
  ]);
  const made = picturedLists.flatMap((list) =>
    [...pictures[list]].map(([slug, path]) => [entryPlace(list, slug), path] as const),
  );
  if (entryPictures !== undefined) return new Map(made);
  const stored = await findEntryPictures(tx, gameId);
  const edited = await findEditedEntries(tx, gameId);
  const isKept = (place: string): boolean => edited.includes(place) || named.get(place) === undefined;
  return new Map(made.map(([place, path]) => [place, (isKept(place) ? stored.get(place) : undefined) ?? path]));
}

/** Returns the game's id. */
async function storeGame(tx: Executor, { manifest, slug }: StoreInput, plan: Plan, now: Date): Promise<number> {
  const { place, status, known, base, row } = plan;
  const copied = base && (await copyGameFacts(tx, base.id, { slug: row, draftFor: slug }, now));
  if (copied !== undefined) await storeDraftBase(tx, copied, slug);
  const gameId = known?.id ?? copied;
  if (gameId !== undefined) {
    const { pictures } = manifest ?? {};
    const isDraft = status === 'draft';
    if (manifest && place) await changePublishedGame(tx, gameId, manifest, { place, ...(isDraft ? {} : { pictures }) });
    // A build does not replace pictures that were changed in the console.
    if (isDraft && pictures && manifest?.fields.has('media')) await storeBuilt(tx, gameId, pictures);
    return gameId;
  }
  if (!manifest || !place || !plan.studio) throw new Error('A new game needs a file, a category and a developer.');
  const draftFor = status === 'draft' ? slug : null;
  const created = await insertPublishedGame(tx, manifest, {
    studio: plan.studio,
    place,
    pictures: manifest.pictures,
    row,
    draftFor,
    now,
  });
  if (draftFor !== null) await storeBuilt(tx, created, manifest.pictures);
  return created;
}
