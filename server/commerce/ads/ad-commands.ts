import { and, asc, eq, isNotNull, isNull, or } from 'drizzle-orm';
import { basename, dirname } from 'node:path';
import sharp from 'sharp';
import type { AdSize } from '../../../src/domain/ads/ad';
import { adDimensions } from '../../../src/domain/ads/ad';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import type { Executor } from '../../platform/database/executor';
import { ads } from '../../platform/database/schema/ads';
import type { StoredAd } from '../../platform/database/schema/games';
import { games } from '../../platform/database/schema/games';
import { findPublicGame } from '../../publishing/builds/build.repository';
import { Leftovers } from '../../publishing/builds/leftovers';
import type { Source } from '../../publishing/builds/picture-writer';
import { hostedAt, readPicture, storeByHash } from '../../publishing/builds/picture-writer';
import { readVideo } from '../../publishing/builds/store-trailer';
import { changeBuilds } from '../../publishing/builds/change-builds';
import { withDeletion } from '../../publishing/builds/with-deletion';
import { PUBLISHED_PICTURES } from '../../publishing/hosts/folders';
import { isAdFile } from './ad.repository';

type Deps = Pick<ServerDependencies, 'blobs' | 'database' | 'random'>;

/** An ad as an operator describes it. */
interface AdContent {
  /** Absolute path of a picture or a video. */
  readonly media: string;
  /** Absolute path of a video's picture until it plays. */
  readonly poster?: string | undefined;
  /** A path of the portal, or an https address. */
  readonly url: string;
  /** Text alternative. */
  readonly title: string;
}

interface PageAdKey {
  readonly name: string;
  readonly size: AdSize;
}

/** Folder of the ads among the published pictures; no game has such a slug. */
const FOLDER = '_ads';
/** Start of the path of an ad's file on the static host; demo ads are elsewhere. */
const STORED = `${PUBLISHED_PICTURES.slice(1)}${FOLDER}/`;
/** Pictures have double density. */
const DENSITY = 2;
const QUALITY = 80;
/** Space of an ad before a game, in CSS pixels. */
export const OVERLAY = { width: 960, height: 540 };

/** Stored files of an ad, as paths on the static host. */
export type AdFiles = Pick<StoredAd, 'type' | 'media' | 'poster'>;
type Space = ReturnType<typeof adDimensions>;

/** Reads and checks the files of an ad, and stores them for the static host. `made` receives the key of each new file. */
async function storeFiles(
  { blobs }: Pick<Deps, 'blobs'>,
  { media, poster }: Pick<AdContent, 'media' | 'poster'>,
  { width, height }: Space,
  made: (key: string) => void,
): Promise<Result<AdFiles, string>> {
  const target = { blobs, slug: FOLDER, made };
  const storePicture = async ({ data }: Source): Promise<string> => {
    const size = { width: width * DENSITY, height: height * DENSITY };
    const picture = await sharp(data).rotate().resize(size).webp({ quality: QUALITY }).toBuffer();
    return storeByHash(target, { name: 'ad', ending: 'webp', origin: [picture], make: async () => picture });
  };
  const picture = await readPicture(dirname(media), basename(media));
  if (picture.ok) {
    if (poster !== undefined) return err('A picture needs no --poster.');
    return ok({ type: 'image', media: await storePicture(picture.value), poster: null });
  }
  const video = await readVideo(dirname(media), basename(media), 'an ad');
  if (!video.ok) return err(`${picture.error} ${video.error}`);
  if (poster === undefined) return err('A video needs a picture until it plays. Name it with --poster FILE.');
  const still = await readPicture(dirname(poster), basename(poster));
  if (!still.ok) return still;
  const { format, data } = video.value;
  const stored = await storeByHash(target, { name: 'ad', ending: format, origin: [data], make: async () => data });
  return ok({ type: 'video', media: stored, poster: await storePicture(still.value) });
}

/** Returns the error of a file that cannot be read or written; throws any other error. */
export const unusableFile = (error: unknown): Result<never, string> => {
  if (!(error instanceof Error && 'path' in error)) throw error;
  return err(`Cannot read or write the file ${String(error.path)}.`);
};

/** Stores the files of an ad (see `storeFiles`). A file that cannot be read is an error, too. */
export const storeAdFiles = (...given: Parameters<typeof storeFiles>): Promise<Result<AdFiles, string>> =>
  storeFiles(...given).catch(unusableFile);

/** The ad that a change has replaced or removed, if any. */
type Replaced = Pick<StoredAd, 'media' | 'poster'> | null | undefined;

interface Changed {
  readonly done: string;
  readonly replaced?: Replaced;
}

/** Changes ads, one command at a time, and then deletes the files of the replaced ad that no other ad uses. */
const changeAds = (
  deps: Pick<Deps, 'blobs' | 'database'>,
  change: () => Promise<Result<Changed, string>>,
): Promise<Result<string, string>> =>
  changeBuilds(deps, async () => {
    const changed = await change();
    if (!changed.ok) return changed;
    const { done, replaced } = changed.value;
    const files = [replaced?.media, replaced?.poster].filter((file) => file?.startsWith(STORED));
    return ok(
      await withDeletion(done, async () => {
        for (const file of files)
          if (typeof file === 'string' && !(await isAdFile(deps.database.db, file)))
            await deps.blobs.delete(`pictures/${FOLDER}/${basename(file)}`);
      }),
    );
  });

/** Stores the files of an ad and then its row. Deletes the new files if either fails. */
async function storeAd(
  deps: Deps,
  content: AdContent,
  space: Space,
  write: (tx: Executor, files: AdFiles) => Promise<Result<Changed, string>>,
): Promise<Result<Changed, string>> {
  const leftovers = new Leftovers(deps.blobs);
  let done: Result<Changed, string> = err('The ad was not stored.');
  try {
    const files = await storeFiles(deps, content, space, leftovers.add);
    done = files.ok ? await deps.database.transaction((tx) => write(tx, files.value)) : files;
    return done;
  } catch (error) {
    return unusableFile(error);
  } finally {
    if (!done.ok) await leftovers.remove((key) => isAdFile(deps.database.db, hostedAt(key)));
  }
}

const noGame = (game: string): string => `Game “${game}” does not exist.`;

/** Changes the ads of one public game. */
async function changeGame(
  tx: Executor,
  game: string,
  change: { readonly overlayAd: StoredAd | null } | { readonly adsDisabled: boolean },
  done: string,
): Promise<Result<Changed, string>> {
  const found = await findPublicGame(tx, game);
  if (!found) return err(noGame(game));
  const isGame = eq(games.id, found.id);
  const [before] = await tx.select({ ad: games.overlayAd }).from(games).where(isGame).for('no key update');
  await tx.update(games).set(change).where(isGame);
  return ok({ done, replaced: 'overlayAd' in change ? before?.ad : undefined });
}

/** Sets the ad before a game. Replaces an earlier one. */
export const setOverlay = (
  deps: Deps,
  { game, ...content }: AdContent & { readonly game: string },
): Promise<Result<string, string>> =>
  changeAds(deps, () =>
    storeAd(deps, content, OVERLAY, (tx, files) => {
      const overlayAd = { ...files, url: content.url, title: content.title, uuid: deps.random.uuid() };
      return changeGame(tx, game, { overlayAd }, `“${game}” has a new ad before play.`);
    }),
  );

/** Removes the ad before a game. */
export const removeOverlay = (deps: Pick<Deps, 'blobs' | 'database'>, game: string): Promise<Result<string, string>> =>
  changeAds(deps, () =>
    deps.database.transaction((tx) =>
      changeGame(tx, game, { overlayAd: null }, `“${game}” has no own ad before play.`),
    ),
  );

/** Turns all ads of a game's page off or on. */
export async function disableAds(
  { database }: Pick<Deps, 'database'>,
  game: string,
  adsDisabled: boolean,
): Promise<Result<string, string>> {
  const changed = await database.transaction((tx) =>
    changeGame(tx, game, { adsDisabled }, `“${game}” shows ${adsDisabled ? 'no ads' : 'ads again'}.`),
  );
  return changed.ok ? ok(changed.value.done) : changed;
}

/** Adds an ad to the portal's pages. A name is unique among the ads of a size. */
export const addPageAd = (
  deps: Deps,
  { name, size, weight, ...content }: AdContent & PageAdKey & { readonly weight: number },
): Promise<Result<string, string>> =>
  changeAds(deps, () =>
    storeAd(deps, content, adDimensions(size), async (tx, files) => {
      const row = { ...files, name, size, weight, url: content.url, title: content.title };
      const added = await tx.insert(ads).values(row).onConflictDoNothing().returning({ id: ads.id });
      return added.length > 0
        ? ok({ done: `Ad “${name}” (${size}) added.` })
        : err(`An ad “${name}” (${size}) already exists.`);
    }),
  );

/** Removes an ad from the portal's pages, with its count of impressions. */
export const removePageAd = (
  deps: Pick<Deps, 'blobs' | 'database'>,
  { name, size }: PageAdKey,
): Promise<Result<string, string>> =>
  changeAds(deps, async () => {
    const isIt = and(eq(ads.name, name), eq(ads.size, size));
    const files = { media: ads.media, poster: ads.poster };
    const [replaced] = await deps.database.db.delete(ads).where(isIt).returning(files);
    return replaced
      ? ok({ done: `Ad “${name}” (${size}) removed.`, replaced })
      : err(`There is no ad “${name}” (${size}).`);
  });

/** Lists the ads of pages, one line each, of all sizes or of one. Without a size, games with own ads or without any follow. */
export async function describeAds(
  { database: { db } }: Pick<Deps, 'database'>,
  size: AdSize | undefined,
): Promise<Result<string, string>> {
  const rows = await db
    .select()
    .from(ads)
    .where(size === undefined ? undefined : eq(ads.size, size))
    .orderBy(asc(ads.size), asc(ads.name));
  const pages = rows.map((ad) =>
    [
      ...[ad.size, ad.name, ad.type, `weight ${String(ad.weight)}`, ad.active ? 'active' : 'inactive'],
      ...[`${String(ad.impressions)} impressions`, ad.url],
    ].join('  '),
  );
  const changed = and(isNull(games.draftFor), or(games.adsDisabled, isNotNull(games.overlayAd)));
  const ofGames = size === undefined ? await db.select().from(games).where(changed).orderBy(asc(games.slug)) : [];
  const lines = ofGames.map(({ slug, adsDisabled, overlayAd }) =>
    [
      'game',
      slug,
      ...(adsDisabled ? ['ads disabled'] : []),
      ...(overlayAd ? ['before play:', overlayAd.url] : []),
    ].join('  '),
  );
  return ok([...pages, ...lines].join('\n') || 'There are no ads.');
}
