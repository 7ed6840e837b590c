import { buffer } from 'node:stream/consumers';
import type { SQL } from 'drizzle-orm';
import { eq, sql } from 'drizzle-orm';
import type { MediaPlace, PictureNames } from '../../../src/domain/console/game-pictures';
import { alternativesOf } from '../../../src/domain/console/game-pictures';
import type { BlobStore } from '../../platform/blobs/blob-store.port';
import type { Executor } from '../../platform/database/executor';
import { achievements } from '../../platform/database/schema/achievements';
import { draftPictures, uploadedPictures } from '../../platform/database/schema/builds';
import { games } from '../../platform/database/schema/games';
import { catalogItems } from '../../platform/database/schema/market';
import type { GameMedia, StoredSlide, UploadedPicture } from '../../platform/database/schema/stored-media';
import { PUBLISHED_PICTURES } from '../hosts/folders';
import type { MediaTarget } from './picture-writer';
import { hostedAt } from './picture-writer';

const HOSTED = PUBLISHED_PICTURES.slice(1);

/** Returns the name of a stored file. Names of published files contain a hash, so they do not change with the game's slug. */
export const pictureName = (path: string): string =>
  path.startsWith(HOSTED) ? path.slice(path.lastIndexOf('/') + 1) : path;

/** Returns the name of a trailer with its poster; undefined without one. */
export function trailerName(trailer: GameMedia['trailer']): string | undefined {
  const parts = trailer ? [trailer.webm, trailer.mp4, trailer.poster] : [];
  const files = parts.flatMap((path) => (path === undefined ? [] : [pictureName(path)]));
  return files.length === 0 ? undefined : files.join(' ');
}

/** Returns the names of all pictures of a game. */
export function mediaNames({ hero, slides, portfolio, trailer }: GameMedia): PictureNames {
  const nameOf = ({ original }: StoredSlide): string => pictureName(original);
  return {
    cover: pictureName(hero.hd),
    slides: slides.map(nameOf),
    portfolio: portfolio.map(nameOf),
    alternatives: alternativesOf([...portfolio, ...slides].map((slide) => ({ name: nameOf(slide), alt: slide.alt }))),
    trailer: trailerName(trailer),
  };
}

/** Returns a slide with another alternative text; empty for none. */
export const describedSlide = ({ alt: _old, ...slide }: StoredSlide, alt = ''): StoredSlide =>
  alt === '' ? slide : { ...slide, alt };

type Cover = Pick<GameMedia, 'hero' | 'share'>;

/** Pictures from which a game can be given its own. */
export interface PictureSources {
  readonly media: readonly GameMedia[];
  readonly uploaded?: readonly UploadedPicture[];
}

/** Returns the media with these names; undefined if a picture is in no source. */
export function mediaOf(names: PictureNames, { media, uploaded = [] }: PictureSources): GameMedia | undefined {
  const covers = new Map<string, Cover>();
  const slides = new Map<string, StoredSlide>();
  for (const cover of [...media, ...uploaded.flatMap((one) => (one.place === 'cover' ? [one] : []))])
    covers.set(pictureName(cover.hero.hd), { hero: cover.hero, share: cover.share });
  const single = uploaded.flatMap((one) => (one.place === 'slide' ? [one.slide] : []));
  for (const slide of [...media.flatMap((one) => [...one.slides, ...one.portfolio]), ...single])
    slides.set(pictureName(slide.original), slide);
  const films = uploaded.flatMap((one) => (one.place === 'trailer' ? [one.trailer] : []));
  const trailer = [...media.map((one) => one.trailer), ...films].find((one) => trailerName(one) === names.trailer);
  const hasTrailer = names.trailer === undefined || Boolean(trailer);
  const cover = covers.get(names.cover);
  const listOf = (list: readonly string[]): readonly StoredSlide[] =>
    list.flatMap((name) => {
      const slide = slides.get(name);
      return slide ? [describedSlide(slide, names.alternatives?.[name])] : [];
    });
  const found = { slides: listOf(names.slides), portfolio: listOf(names.portfolio) };
  const isWhole = found.slides.length === names.slides.length && found.portfolio.length === names.portfolio.length;
  return cover && isWhole && hasTrailer ? { ...cover, ...found, trailer } : undefined;
}

interface FoundMedia {
  readonly id: number;
  /** Slug of the row. */
  readonly slug: string;
  readonly title: string;
  readonly media: GameMedia;
}

/** Finds the pictures of a game. With `locked`, its row is locked until the transaction ends. */
export async function findMedia(tx: Executor, which: SQL | undefined, locked = false): Promise<FoundMedia | undefined> {
  const { id, slug, card, media } = games;
  const query = tx.select({ id, slug, card, media }).from(games).where(which);
  const [row] = await (locked ? query.for('update', { of: games }) : query);
  if (!row) return undefined;
  const { hero, slides, trailer, title } = row.card;
  return { id: row.id, slug: row.slug, title, media: { ...row.media, hero, slides, trailer: trailer ?? null } };
}

/** Changes the pictures of a game. */
export async function storeMedia(tx: Executor, gameId: number, media: GameMedia): Promise<void> {
  const { hero, share, slides, portfolio, trailer = null } = media;
  const card = sql`${games.card} || ${JSON.stringify({ hero, slides, trailer })}::jsonb`;
  await tx.update(games).set({ card, media: { portfolio, share } }).where(eq(games.id, gameId));
}

/** Finds the pictures of a draft's newest build, and the places that the console has changed. */
export async function findDraftPictures(
  tx: Executor,
  gameId: number,
): Promise<{ readonly edited: readonly MediaPlace[]; readonly built: GameMedia | undefined }> {
  const [found] = await tx.select().from(draftPictures).where(eq(draftPictures.gameId, gameId));
  return { edited: found?.edited ?? [], built: found?.built ?? undefined };
}

/** Stores the places of a draft that the console has changed. */
export async function storeEdited(tx: Executor, gameId: number, edited: readonly MediaPlace[]): Promise<void> {
  const { gameId: target } = draftPictures;
  await tx.insert(draftPictures).values({ gameId, edited }).onConflictDoUpdate({ target, set: { edited } });
}

/** Stores the pictures of a draft's new build, and gives them to the draft in the places that the console has not changed. */
export async function storeBuilt(tx: Executor, gameId: number, pictures: GameMedia): Promise<void> {
  const { hero, share, slides, portfolio, trailer } = pictures;
  const built: GameMedia = { hero, share, slides, portfolio, trailer };
  const { edited } = await findDraftPictures(tx, gameId);
  const { gameId: target } = draftPictures;
  await tx.insert(draftPictures).values({ gameId, built }).onConflictDoUpdate({ target, set: { built } });
  const draft = await findMedia(tx, eq(games.id, gameId), true);
  if (!draft) throw new Error(`The draft ${String(gameId)} does not exist.`);
  const sideOf = (place: MediaPlace): GameMedia => (edited.includes(place) ? draft.media : built);
  const cover = sideOf('cover');
  await storeMedia(tx, gameId, {
    ...{ hero: cover.hero, share: cover.share, trailer: sideOf('trailer').trailer },
    ...{ slides: sideOf('slides').slides, portfolio: sideOf('portfolio').portfolio },
  });
}

const pathsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return value.startsWith(HOSTED) ? [value] : [];
  if (value instanceof Map) return [...value.values()].flatMap(pathsIn);
  if (typeof value !== 'object' || value === null) return [];
  // An alternative text could look like a path.
  return Object.entries(value).flatMap(([name, part]) => (name === 'alt' ? [] : pathsIn(part)));
};

/** Returns the keys of the stored files of pictures. */
export const keysOf = (pictures: unknown): readonly string[] => [
  ...new Set(pathsIn(pictures).map((path) => `pictures/${path.slice(HOSTED.length)}`)),
];

/** Copies the files of media that are not below the game's own folder to it. Returns the media with the new paths. */
export async function copyMedia<Media>(
  { blobs, slug, made }: MediaTarget & { readonly blobs: Pick<BlobStore, 'get' | 'head' | 'put'> },
  media: Media,
): Promise<Media> {
  const moved = new Map<string, string>();
  for (const key of keysOf(media)) {
    const next = `pictures/${slug}/${key.slice(key.lastIndexOf('/') + 1)}`;
    moved.set(hostedAt(key), hostedAt(next));
    if (next === key || (await blobs.head(next)) !== undefined) continue;
    const found = await blobs.get(key);
    if (!found) throw new Error(`The picture ${key} is missing in the blob store.`);
    made(next);
    await blobs.put(next, await buffer(found.content));
  }
  return JSON.parse(JSON.stringify(media), (name, value: unknown) =>
    typeof value === 'string' && name !== 'alt' ? (moved.get(value) ?? value) : value,
  ) as Media;
}

const fileOf = (key: string): string => key.slice(key.lastIndexOf('/') + 1);

interface MovedUploads {
  readonly draft: { readonly id: number; readonly slug: string };
  /** Id and slug of the public game. */
  readonly game: { readonly id: number; readonly slug: string };
  /** Pictures of the public game. */
  readonly media: GameMedia;
}

/** Gives the shown uploads of a draft to its public game, to whose folder their files have been copied. */
export async function moveUploads(tx: Executor, { draft, game, media }: MovedUploads): Promise<void> {
  const own = await tx.select().from(uploadedPictures).where(eq(uploadedPictures.gameId, draft.id));
  const shown = new Set(keysOf(media).map(fileOf));
  for (const { id, picture } of own) {
    if (!keysOf(picture).some((key) => shown.has(fileOf(key)))) continue;
    const text = JSON.stringify(picture).replaceAll(`"${HOSTED}${draft.slug}/`, `"${HOSTED}${game.slug}/`);
    const moved = { gameId: game.id, picture: JSON.parse(text) as UploadedPicture, unusedSince: null };
    await tx.update(uploadedPictures).set(moved).where(eq(uploadedPictures.id, id));
  }
}

/** Names the files of a draft by another folder, to which they have been copied. */
export async function renameFolder(tx: Executor, gameId: number, from: string, to: string): Promise<void> {
  const [old, next] = [`${HOSTED}${from}/`, `${HOSTED}${to}/`];
  const text = (column: SQL | typeof games.card) => sql`replace(${column}::text, ${old}, ${next})`;
  await tx
    .update(games)
    .set({ card: sql`${text(games.card)}::jsonb`, media: sql`${text(sql`${games.media}`)}::jsonb` })
    .where(eq(games.id, gameId));
  await tx
    .update(uploadedPictures)
    .set({ picture: sql`${text(sql`${uploadedPictures.picture}`)}::jsonb` })
    .where(eq(uploadedPictures.gameId, gameId));
  await tx
    .update(draftPictures)
    .set({ built: sql`${text(sql`${draftPictures.built}`)}::jsonb` })
    .where(eq(draftPictures.gameId, gameId));
  await tx
    .update(achievements)
    .set({ thumb: sql`${text(sql`${achievements.thumb}`)}` })
    .where(eq(achievements.gameId, gameId));
  await tx
    .update(catalogItems)
    .set({ thumbnail: sql`${text(sql`${catalogItems.thumbnail}`)}` })
    .where(eq(catalogItems.gameId, gameId));
}
