import type { RenderedMedia } from '../check/render-media';
import type { PicturedList } from '../../../src/domain/console/game-lists';
import { alternativesOf } from '../../../src/domain/console/game-pictures';
import { entryPlace } from '../../../src/domain/console/game-lists';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { BlobStore } from '../../platform/blobs/blob-store.port';
import type { GameMedia, StoredSlide, StoredTrailer } from '../../platform/database/schema/stored-media';
import { copyMedia, describedSlide } from './game-media.repository';
import type { MediaTarget, Source } from './picture-writer';
import { drawnPicture, pictureWriter, readPicture, squareWidths } from './picture-writer';
import type { GameManifest } from './read-game-file';
import { readVideo, storeTrailer } from './store-trailer';
import type { BuildFile } from './scan-folder';

/** The pictures of a game as paths on the static host. */
export interface GamePictures extends GameMedia {
  /** By the achievement's slug. */
  readonly achievements: ReadonlyMap<string, string>;
  /** By the item's slug. */
  readonly items: ReadonlyMap<string, string>;
}

interface PictureInput extends MediaTarget {
  readonly blobs: Pick<BlobStore, 'get' | 'head' | 'put'>;
  readonly folder: string;
  readonly files: readonly BuildFile[];
  /** Pictures taken by the build check, for those missing in `game.json`. */
  readonly rendered: RenderedMedia | undefined;
  /** Stored pictures that the game gets, instead of those that `game.json` names. */
  readonly stored?: GameMedia | undefined;
  /** Stored pictures of items and achievements by place, instead of those that `game.json` names. */
  readonly entryPictures?: Readonly<Record<string, string>> | undefined;
  /** Pictures of a game whose `game.json` names none; they stay unchanged. */
  readonly unchanged?: GameMedia | undefined;
}

/** Reads every picture named in a `game.json`. The error names the first that is missing or unreadable. */
async function readAll(
  { game }: GameManifest,
  { folder, files }: PictureInput,
): Promise<Result<Map<string, Source>, string>> {
  const named = [
    ...[game.media.hero, game.media.poster].flatMap((path) => path ?? []),
    ...[...game.media.slides, ...game.media.portfolio].map(({ file }) => file),
    ...game.achievements.flatMap(({ thumb }) => thumb ?? []),
    ...game.items.flatMap(({ picture }) => picture ?? []),
  ];
  const known = new Set(files.map(({ path }) => path));
  const sources = new Map<string, Source>();
  for (const path of new Set(named)) {
    if (!known.has(path)) return err(`game.json names the picture “${path}”, which is not in the folder.`);
    const read = await readPicture(folder, path);
    if (!read.ok) return read;
    sources.set(path, read.value);
  }
  return ok(sources);
}

/** Reads the trailer that a `game.json` names; without one, returns the one that the build check rendered. */
async function readGivenTrailer(
  { game }: GameManifest,
  { folder, files, rendered }: PictureInput,
): Promise<Result<Source | undefined, string>> {
  const path = game.media.trailer;
  if (path === undefined) return ok(rendered?.trailer && { name: 'the rendered trailer', data: rendered.trailer });
  if (!files.some((file) => file.path === path))
    return err(`game.json names the trailer “${path}”, which is not in the folder.`);
  return readVideo(folder, path);
}

/** Sources of the pictures that a `game.json` names. */
type Named = (path: string | undefined, name: string, shape: 'wide' | 'square') => Source;

/** Writes the cover, slides, pictures and trailer of a game. */
async function makeMedia(
  manifest: GameManifest,
  input: PictureInput,
  source: Named,
): Promise<Result<GameMedia, string>> {
  const { game } = manifest;
  const { media } = game;
  const video = await readGivenTrailer(manifest, input);
  if (!video.ok) return video;
  const writer = pictureWriter(input);
  const rendered = (data: Buffer): Source => ({ name: game.slug, data });
  const hero =
    media.hero === undefined && input.rendered ? rendered(input.rendered.hero) : source(media.hero, game.slug, 'wide');
  const slides = async (sources: readonly (Source & { readonly alt?: string })[]): Promise<readonly StoredSlide[]> => {
    const made: StoredSlide[] = [];
    for (const { alt, ...one } of sources) made.push(describedSlide(await writer.slide(one), alt));
    return made;
  };
  // A file has one text, also if it is in both lists.
  const texts = alternativesOf([...media.portfolio, ...media.slides].map(({ file, alt }) => ({ name: file, alt })));
  const named = (files: GameManifest['game']['media']['slides']) =>
    files.map(({ file }) => ({ ...source(file, game.slug, 'wide'), alt: texts[file] ?? '' }));
  const shown = media.slides.length > 0 ? named(media.slides) : (input.rendered?.slides.map(rendered) ?? [hero]);
  const heroes = await writer.hero(hero);
  const storeGivenTrailer = async (): Promise<Result<StoredTrailer | undefined, string>> => {
    if (video.value === undefined) return ok(undefined);
    const poster =
      media.poster === undefined
        ? heroes.hero.hd
        : (await writer.slide(source(media.poster, game.slug, 'wide'))).original;
    return storeTrailer(input, video.value, poster);
  };
  const trailer = await storeGivenTrailer();
  if (!trailer.ok) return trailer;
  const shownSlides = await slides(shown);
  return ok({
    ...heroes,
    trailer: trailer.value,
    slides: shownSlides,
    portfolio: media.portfolio.length > 0 ? await slides(named(media.portfolio)) : shownSlides,
  });
}

/** Writes the pictures of a game, and draws missing ones. */
export async function makeGamePictures(
  manifest: GameManifest,
  input: PictureInput,
): Promise<Result<GamePictures, string>> {
  const read = await readAll(manifest, input);
  if (!read.ok) return read;
  const { game } = manifest;
  const writer = pictureWriter(input);
  const source: Named = (path, name, shape) =>
    (path === undefined ? undefined : read.value.get(path)) ?? drawnPicture(name, shape);
  const entryPictures = await copyMedia(input, input.entryPictures ?? {});
  const squares = async (
    name: PicturedList,
    list: readonly { readonly slug: string; readonly path: string | undefined }[],
    width: number,
  ): Promise<ReadonlyMap<string, string>> => {
    const made = new Map<string, string>();
    for (const { slug, path } of list) {
      const stored = entryPictures[entryPlace(name, slug)];
      made.set(slug, stored ?? (await writer.square(source(path, `${game.slug}/${slug}`, 'square'), width)));
    }
    return made;
  };
  const stored = input.stored ? await copyMedia(input, input.stored) : input.unchanged;
  const media = stored ? ok(stored) : await makeMedia(manifest, input, source);
  if (!media.ok) return media;
  return ok({
    ...media.value,
    achievements: await squares(
      'achievements',
      game.achievements.map(({ slug, thumb }) => ({ slug, path: thumb })),
      squareWidths.achievement,
    ),
    items: await squares(
      'items',
      game.items.map(({ slug, picture }) => ({ slug, path: picture })),
      squareWidths.item,
    ),
  });
}
