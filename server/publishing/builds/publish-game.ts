import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { GAME_WORKER_FILE } from '../../../src/domain/offline/game-file';
import { eq } from 'drizzle-orm';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { networkProblem } from '../../../src/domain/games/network-origin';
import type { Executor } from '../../platform/database/executor';
import { games } from '../../platform/database/schema/games';
import type { ServerDependencies } from '../../deps';
import { sectionFolder } from '../../platform/blobs/folder-blob-store';
import { checkForPublication } from '../check/check-for-publication';
import { checkInput } from '../check/check-input';
import { networkRules } from '../hosts/served-builds';
import type { BuildLimits } from './build-limits';
import { findBuild, listBuilds } from './build.repository';
import { copyBuild } from './copy-build';
import { draftFile, draftQuery } from './draft-link';
import { extractArchive } from './extract-archive';
import { findMedia } from './game-media.repository';
import { makeGamePictures } from './game-pictures';
import { Leftovers } from './leftovers';
import { canPublish } from './can-publish';
import { changeBuilds } from './change-builds';
import { newVersion } from './new-version';
import type { BuildCommand, Published } from './publish-command';
import type { GameManifest } from './read-game-file';
import { GAME_FILE, readGameFile } from './read-game-file';
import { scanFolder } from './scan-folder';
import { findNewestBuild } from './store-build.repository';
import { storePublished } from './store-published';
import type { WrittenBuildFile } from './write-build-file';
import { contentHash } from './write-build-file';

export type PublishDependencies = Pick<ServerDependencies, 'blobs' | 'clock' | 'config' | 'database' | 'urls'> & {
  /** Undefined while no server runs. */
  readonly servedBuilds?: ServerDependencies['servedBuilds'];
};

/** A build in its own folder, with the facts of its `game.json`. */
interface Staged {
  readonly slug: string;
  readonly manifest: GameManifest | undefined;
  /** Content of the `game.json`. */
  readonly gameFile: Buffer | undefined;
  readonly files: readonly WrittenBuildFile[];
  readonly skipped: number;
  readonly hash: string;
  /** Undefined for a folder. */
  readonly packedBytes?: number;
}

/** Copies or unpacks a build into the new folder `copy`. */
export async function stageFiles(
  source: string,
  copy: string,
  limits: BuildLimits,
  signal?: AbortSignal,
): Promise<Result<Omit<Staged, 'slug' | 'manifest' | 'gameFile'>, string>> {
  const found = await stat(source).catch(() => undefined);
  if (found?.isFile()) return extractArchive(source, copy, limits, signal);
  if (!found?.isDirectory()) return err(`The folder ${source} does not exist.`);
  const scanned = await scanFolder(source, limits);
  if (!scanned.ok) return scanned;
  const copied = await copyBuild(source, scanned.value, copy);
  if (!copied.ok) return copied;
  return ok({ files: copied.value, skipped: scanned.value.skipped, hash: contentHash(copied.value) });
}

async function stage(command: BuildCommand, copy: string, limits: BuildLimits): Promise<Result<Staged, string>> {
  const staged = await stageFiles(command.folder, copy, limits, command.signal);
  if (!staged.ok) return staged;
  const file = join(copy, GAME_FILE);
  if (command.gameFile !== undefined) await writeFile(file, command.gameFile);
  const manifest = await readGameFile(copy);
  if (!manifest.ok) return manifest;
  const slug = command.game ?? manifest.value?.game.slug;
  if (slug === undefined)
    return err(
      'The build has no game.json. Add one, or name an existing game: with --game, or by an upload on its page.',
    );
  if (manifest.value && manifest.value.game.slug !== slug)
    return err(`game.json describes “${manifest.value.game.slug}” rather than “${slug}”.`);
  const gameFile = manifest.value && (await readFile(file));
  // Never served, because the file contains the score limits against cheating.
  await rm(file, { force: true });
  const files = staged.value.files.filter(({ path }) => path !== GAME_FILE);
  return ok({ ...staged.value, slug, manifest: manifest.value, gameFile, files });
}

/**
 * Publishes the build in a folder or a zip archive. Files appear all at once, rows in one transaction, and a refused
 * command leaves nothing behind. The error is one sentence for the author of the command.
 */
export const publishGame = (deps: PublishDependencies, command: BuildCommand): Promise<Result<Published, string>> =>
  changeBuilds(deps, () => publishBuild(deps, command));

/** Refuses a build with the same content as the newest one. */
async function checkIsNew(db: Executor, gameId: number | undefined, hash: string): Promise<Result<undefined, string>> {
  const newest = gameId === undefined ? undefined : (await listBuilds(db, gameId)).at(0);
  return newest?.contentHash === hash ? err(`This build is identical to version ${newest.version}.`) : ok(undefined);
}

/** Returns the manifest of a release whose stored pictures replace those of the game. */
const withMedia = (manifest: GameManifest, pictures: BuildCommand['pictures']): GameManifest =>
  pictures ? { ...manifest, fields: new Set([...manifest.fields, 'media']) } : manifest;

/** Publishes a build; call it within `changeBuilds`. */
export async function publishBuild(
  deps: PublishDependencies,
  command: BuildCommand,
): Promise<Result<Published, string>> {
  const { blobs } = deps;
  const incoming = join(sectionFolder(deps.config, 'builds'), '.incoming');
  // Remains of a command whose process was killed.
  await rm(incoming, { recursive: true, force: true });
  const leftovers = new Leftovers(blobs);
  let isNamed = async (_key: string): Promise<boolean> => false;
  try {
    const copy = join(incoming, randomUUID());
    await mkdir(copy, { recursive: true, mode: 0o755 });
    const staged = await stage(command, copy, deps.config.buildLimits);
    if (!staged.ok) return staged;
    command.signal?.throwIfAborted();
    const { slug, files, gameFile } = staged.value;
    const { entryPictures, pictures } = command;
    const manifest = staged.value.manifest && withMedia(staged.value.manifest, pictures);
    const bytes = files.reduce((sum, { size }) => sum + size, 0);
    const { db } = deps.database;
    const admitted = (await command.admit?.(db, bytes)) ?? ok(undefined);
    if (!admitted.ok) return admitted;
    const rules = networkRules(deps.config);
    const refused = manifest?.game.network.flatMap((origin) => networkProblem(origin, rules) ?? [])[0];
    if (refused !== undefined) return err(`${GAME_FILE}, field “network”: ${refused}`);
    const hash = command.hash ?? staged.value.hash;
    const plan = await canPublish(db, { command, slug, manifest });
    if (!plan.ok) return plan;
    const { row, known } = plan.value;
    const isNew = await checkIsNew(db, known?.id, hash);
    if (!isNew.ok) return isNew;
    const version = await newVersion(db, { slug, row }, command.version);
    if (!version.ok) return version;
    const declared = manifest?.game ?? (known && (await findNewestBuild(db, known.id)));
    if (declared?.offline === true && files.some(({ path }) => path === GAME_WORKER_FILE))
      return err(`A build with "offline": true cannot have a file ${GAME_WORKER_FILE}. Rename the file.`);
    const input = checkInput({ folder: copy, files, slug, manifest, declared, isNew: known === undefined });
    const toCheck = { ...input, wantsMedia: input.wantsMedia && pictures === undefined };
    const checked = command.check ? await checkForPublication(deps, toCheck) : undefined;
    const check = checked?.check;
    if (check?.report.starts === false) return err(checked?.text ?? '');
    const target = `builds/${row}/${version.value}`;
    isNamed = async (key) => {
      const build = await findBuild(db, row, version.value);
      // Another process has published this version if this one lost its lock during an upload.
      return build !== undefined && (key === target || build.contentHash === hash);
    };
    const basis = known ?? plan.value.base;
    const isKept = basis !== undefined && manifest?.fields.has('media') === false;
    const unchanged = isKept ? (await findMedia(db, eq(games.id, basis.id)))?.media : undefined;
    const given = { folder: copy, files, blobs, slug: row, made: leftovers.add };
    const made =
      manifest &&
      (await makeGamePictures(manifest, {
        ...{ ...given, rendered: check?.media, stored: pictures },
        ...{ entryPictures, unchanged },
      }));
    if (made && !made.ok) return made;

    let isPut = false;
    const putBuild = async (): Promise<void> => {
      if (isPut) return;
      leftovers.addFolder(target);
      // No other row names this version, so replaced files are remains of a command whose process was killed.
      await blobs.putFolder(target, copy);
      isPut = true;
    };
    // An upload takes too long for a transaction.
    if (blobs.kind === 's3') await putBuild();
    const stored = await storePublished(deps, {
      command,
      slug,
      row,
      manifest: manifest && made && { ...manifest, pictures: made.value },
      version: version.value,
      hash,
      files,
      bytes,
      packedBytes: command.packedBytes ?? staged.value.packedBytes,
      check,
      put: async () => {
        await putBuild();
        if (command.draft && gameFile) await blobs.put(draftFile(row), gameFile);
      },
    });
    if (!stored.ok) return stored;
    leftovers.keepAll();
    deps.servedBuilds?.forget(row);
    const page = `arcade/games/${row}`;
    return ok({
      game: slug,
      version: version.value,
      ...stored.value,
      files: files.length,
      check: checked?.text,
      skipped: staged.value.skipped,
      page: deps.urls.portal(command.draft ? `${page}?${draftQuery(deps.config.secret, row)}` : page),
      build: deps.urls.game(row, version.value),
    });
  } finally {
    await rm(incoming, { recursive: true, force: true });
    // The folder of all builds, if it is empty.
    await rmdir(dirname(incoming)).catch(() => undefined);
    await leftovers.remove(isNamed);
  }
}
