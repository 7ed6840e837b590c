import type { SQL } from 'drizzle-orm';
import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { developers } from '../../platform/database/schema/developers';
import { categories, games, genres } from '../../platform/database/schema/games';
import { gameTags, tags } from '../../platform/database/schema/tags';
import { renderMarkdown } from '../../platform/markdown/render-markdown';
import type { GamePictures } from './game-pictures';
import type { GameManifest } from './read-game-file';

export interface KnownGame {
  readonly id: number;
  readonly slug: string;
  readonly status: 'draft' | 'published';
  /** The developer's slug. */
  readonly developer: string;
}

export interface Place {
  readonly genreId: number;
  readonly categoryId: number;
  readonly genre: { readonly slug: string; readonly title: string };
  readonly category: { readonly slug: string; readonly title: string };
}

export interface Studio {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}

const selectKnown = (tx: Executor, which: SQL | undefined) =>
  tx
    .select({ id: games.id, slug: games.slug, status: games.status, developer: developers.slug })
    .from(games)
    .innerJoin(developers, eq(developers.id, games.developerId))
    .where(which)
    .for('update', { of: games });

/** A public game by its slug, published or not; locked until the transaction ends. */
export async function findKnownGame(tx: Executor, slug: string): Promise<KnownGame | undefined> {
  const [found] = await selectKnown(tx, and(eq(games.slug, slug), isNull(games.draftFor)));
  return found;
}

/** The draft of the game with this slug; locked until the transaction ends. */
export async function findKnownDraft(tx: Executor, slug: string): Promise<KnownGame | undefined> {
  const [found] = await selectKnown(tx, eq(games.draftFor, slug));
  return found;
}

/** A developer by its slug. */
export async function findStudio(tx: Executor, slug: string): Promise<Studio | undefined> {
  const [found] = await tx
    .select({ id: developers.id, slug: developers.slug, name: developers.name })
    .from(developers)
    .where(eq(developers.slug, slug));
  return found;
}

/** Finds a sub-category with its genre, under the titles of the portal. */
export async function findPlace(tx: Executor, { game }: GameManifest): Promise<Place | undefined> {
  const [found] = await tx
    .select({
      genreId: genres.id,
      categoryId: categories.id,
      genre: { slug: genres.slug, title: genres.title },
      category: { slug: categories.slug, title: categories.title },
    })
    .from(categories)
    .innerJoin(genres, eq(genres.id, categories.genreId))
    .where(and(eq(genres.slug, game.genre.slug), eq(categories.slug, game.category.slug)));
  return found;
}

/** Stores a new game and returns its id. `storeListFeatures` follows later. */
export async function insertPublishedGame(
  tx: Executor,
  manifest: GameManifest,
  made: {
    readonly studio: Studio;
    readonly place: Place;
    readonly pictures: GamePictures;
    /** Slug of the row. */
    readonly row: string;
    /** Slug of the public game, for a draft. */
    readonly draftFor: string | null;
    readonly now: Date;
  },
): Promise<number> {
  const { game } = manifest;
  const { studio, place, pictures, row, draftFor, now } = made;
  const [created] = await tx
    .insert(games)
    .values({
      slug: row,
      kind: game.kind,
      status: draftFor === null ? 'published' : 'draft',
      draftFor,
      genreId: place.genreId,
      categoryId: place.categoryId,
      developerId: studio.id,
      card: {
        title: game.title,
        excerpt: game.excerpt,
        hero: pictures.hero,
        slides: pictures.slides,
        ...(pictures.trailer ? { trailer: pictures.trailer } : {}),
        tags: game.tags,
        developer: { slug: studio.slug, name: studio.name },
        genre: place.genre,
        category: place.category,
      },
      media: { portfolio: pictures.portfolio, share: pictures.share },
      description: game.description,
      descriptionHtml: renderMarkdown(game.description),
      ageRating: game.ageRating,
      comfort: game.comfort,
      engine: game.engine,
      analyticsId: game.analytics,
      capabilities: game.capabilities,
      hasMultiplayer: game.features.multiplayer,
      hasSaves: game.features.save,
      releasedAt: now,
      updatedAt: now,
    })
    .returning({ id: games.id });
  if (!created) throw new Error(`The game ${row} was not stored.`);
  await storeTags(tx, created.id, manifest);
  return created.id;
}

/** Updates only the fields in a game's file. `storeListFeatures` follows later. */
export async function changePublishedGame(
  tx: Executor,
  gameId: number,
  manifest: GameManifest,
  /** Pictures are needed only for a file with media. */
  { place, pictures }: { readonly place: Place; readonly pictures?: GamePictures | undefined },
): Promise<void> {
  const { game, fields: said, featureFields: saidFeatures } = manifest;
  const media = said.has('media') ? pictures : undefined;
  const card = {
    title: game.title,
    ...(said.has('excerpt') ? { excerpt: game.excerpt } : {}),
    ...(said.has('tags') ? { tags: game.tags } : {}),
    ...(media ? { hero: media.hero, slides: media.slides, trailer: media.trailer ?? null } : {}),
    genre: place.genre,
    category: place.category,
  };
  await tx
    .update(games)
    .set({
      ...(said.has('kind') ? { kind: game.kind } : {}),
      genreId: place.genreId,
      categoryId: place.categoryId,
      card: sql`${games.card} || ${JSON.stringify(card)}::jsonb`,
      ...(media ? { media: { portfolio: media.portfolio, share: media.share } } : {}),
      ...(said.has('description')
        ? { description: game.description, descriptionHtml: renderMarkdown(game.description) }
        : {}),
      ...(said.has('capabilities') ? { capabilities: game.capabilities } : {}),
      ...(said.has('ageRating') ? { ageRating: game.ageRating } : {}),
      ...(said.has('comfort') ? { comfort: game.comfort } : {}),
      ...(said.has('engine') ? { engine: game.engine } : {}),
      ...(said.has('analytics') ? { analyticsId: game.analytics } : {}),
      ...(saidFeatures.has('multiplayer') ? { hasMultiplayer: game.features.multiplayer } : {}),
      ...(saidFeatures.has('save') ? { hasSaves: game.features.save } : {}),
    })
    .where(eq(games.id, gameId));
  if (said.has('tags')) await storeTags(tx, gameId, manifest);
}

/** Uses a separate statement, never the one that updates the game (docs/adr/0014). */
async function storeTags(tx: Executor, gameId: number, { game }: GameManifest): Promise<void> {
  const slugs = game.tags.map(({ slug }) => slug);
  if (slugs.length > 0)
    await tx
      .insert(tags)
      .values([...game.tags])
      .onConflictDoNothing();
  const ids = slugs.length === 0 ? [] : await tx.select({ id: tags.id }).from(tags).where(inArray(tags.slug, slugs));
  const kept = ids.map(({ id }) => id);
  const others = kept.length > 0 ? notInArray(gameTags.tagId, kept) : undefined;
  await tx.delete(gameTags).where(and(eq(gameTags.gameId, gameId), others));
  if (kept.length > 0)
    await tx
      .insert(gameTags)
      .values(kept.map((tagId) => ({ gameId, tagId })))
      .onConflictDoNothing();
}
