import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { wireSlug } from '../../../src/contract/wire-values';
import { adDimensions, adSizes } from '../../../src/domain/ads/ad';
import { ok } from '../../../src/domain/shared/result';
import type { AdFiles } from '../../commerce/ads/ad-commands';
import { OVERLAY, storeAdFiles } from '../../commerce/ads/ad-commands';
import { adTarget } from '../../commerce/ads/ad-target';
import { ads } from '../../platform/database/schema/ads';
import { games } from '../../platform/database/schema/games';
import type { ContentEntry } from './content-entry';
import type { ContentDependencies } from './content-kind';
import { contentKind } from './content-kind';
import { line } from './page-kinds';

/** Fields of an ad. Without `media`, a stored ad keeps its files; a new ad needs `media`. */
const content = {
  url: adTarget,
  title: line(200),
  media: z.optional(line(4096)),
  poster: z.optional(line(4096)),
};

interface Content {
  readonly media?: string | undefined;
  readonly poster?: string | undefined;
}

interface WithFiles {
  readonly files?: AdFiles;
}

/** Stores the files of an ad, if it names any. */
async function withFiles<T extends object>(
  fields: T,
  { media, poster }: Content,
  { folder }: ContentEntry,
  { blobs, made, space }: ContentDependencies & { readonly space: ReturnType<typeof adDimensions> },
) {
  if (media === undefined) return ok<T & WithFiles>(fields);
  const given = { media: join(folder, media), ...(poster === undefined ? {} : { poster: join(folder, poster) }) };
  const files = await storeAdFiles({ blobs }, given, space, made);
  return files.ok ? ok<T & WithFiles>({ ...fields, files: files.value }) : files;
}

const filesOf = ({ files }: WithFiles): readonly string[] =>
  files ? [files.media, ...(files.poster === null ? [] : [files.poster])] : [];

const NEEDS_MEDIA = 'A new ad needs “media”, the path of a picture or video.';

const pageAd = z.strictObject({
  name: line(60),
  size: z.enum(adSizes),
  weight: z.int().check(z.minimum(1), z.maximum(999)),
  active: z.boolean(),
  ...content,
});
type PageAd = Omit<z.output<typeof pageAd>, 'media' | 'poster'> & WithFiles;

const isAd = ({ name, size }: Pick<PageAd, 'name' | 'size'>) => and(eq(ads.name, name), eq(ads.size, size));
const keyOfAd = ({ name, size }: Pick<PageAd, 'name' | 'size'>): string => `${size} ${name}`;

/** Ads on pages: `page-ads.yaml`. */
export const pageAdKind = contentKind<z.output<typeof pageAd>, PageAd>({
  word: 'page ad',
  source: { file: 'page-ads.yaml' },
  schema: pageAd,
  keyOf: keyOfAd,
  prepare: ({ media, poster, ...ad }, entry, deps) =>
    withFiles(ad, { media, poster }, entry, { ...deps, space: adDimensions(ad.size) }),
  current: async (executor) =>
    (await executor.select().from(ads).orderBy(asc(ads.size), asc(ads.name))).map(
      ({ name, size, weight, active, url, title, type, media, poster }) => ({
        ...{ name, size, weight, active, url, title },
        files: { type, media, poster },
      }),
    ),
  toFile: ({ files: _files, ...ad }) => ad,
  async problemOf(executor, ad) {
    return ad.files || (await executor.$count(ads, isAd(ad))) > 0 ? undefined : NEEDS_MEDIA;
  },
  async put(tx, { files, ...ad }) {
    const row = { ...ad, ...files };
    const changed = await tx.update(ads).set(row).where(isAd(ad)).returning({ id: ads.id });
    if (changed.length === 0 && files) await tx.insert(ads).values({ ...ad, ...files });
  },
  async remove(tx, key) {
    const [size = '', ...name] = key.split(' ');
    const known = adSizes.find((one) => one === size);
    if (known) await tx.delete(ads).where(isAd({ size: known, name: name.join(' ') }));
  },
  filesOf,
});

const overlayAd = z.strictObject({ game: wireSlug, ...content });
type OverlayAd = Omit<z.output<typeof overlayAd>, 'media' | 'poster'> & WithFiles;

const isGame = (slug: string) => and(eq(games.slug, slug), isNull(games.draftFor));

/** Ads before games: `overlay-ads.yaml`. */
export const overlayAdKind = contentKind<z.output<typeof overlayAd>, OverlayAd>({
  word: 'overlay ad',
  source: { file: 'overlay-ads.yaml' },
  schema: overlayAd,
  keyOf: ({ game }) => game,
  prepare: ({ media, poster, ...ad }, entry, deps) =>
    withFiles(ad, { media, poster }, entry, { ...deps, space: OVERLAY }),
  async current(executor) {
    const rows = await executor
      .select({ game: games.slug, ad: games.overlayAd })
      .from(games)
      .where(and(isNull(games.draftFor), isNotNull(games.overlayAd)))
      .orderBy(asc(games.slug));
    return rows.flatMap(({ game, ad }) =>
      ad ? [{ game, url: ad.url, title: ad.title, files: { type: ad.type, media: ad.media, poster: ad.poster } }] : [],
    );
  },
  toFile: ({ files: _files, ...ad }) => ad,
  async problemOf(executor, { game, files }) {
    const [found] = await executor.select({ ad: games.overlayAd }).from(games).where(isGame(game));
    if (!found) return `Game “${game}” does not exist.`;
    return files || found.ad ? undefined : NEEDS_MEDIA;
  },
  async put(tx, { game, url, title, files }, { random }) {
    const [found] = await tx.select({ ad: games.overlayAd }).from(games).where(isGame(game)).for('no key update');
    const stored = files ?? found?.ad;
    if (!stored) throw new Error(`The ad of ${game} was not stored.`);
    const { type, media, poster } = stored;
    const ad = { type, media, poster, url, title, uuid: random.uuid() };
    await tx.update(games).set({ overlayAd: ad }).where(isGame(game));
  },
  async remove(tx, game) {
    await tx.update(games).set({ overlayAd: null }).where(isGame(game));
  },
  filesOf,
});
