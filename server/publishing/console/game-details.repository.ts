import { createHash } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { GameDetails } from '../../../src/domain/console/game-details';
import type { GameFeatures } from '../../../src/domain/games/game-features';
import type { Titled } from '../../../src/domain/shared/titled';
import { gameCardJson } from '../../catalogue/games/game-card.columns';
import type { Executor } from '../../platform/database/executor';
import { categories, games, genres } from '../../platform/database/schema/games';
import { findNewestBuild } from '../builds/store-build.repository';

/** Error of a change of a draft during a release. */
export const DRAFT_CHANGES = 'This draft is being released, renewed or deleted. Wait until it has ended.';

/** Public game, or its draft, of a developer. */
export interface OwnGame {
  readonly developerId: number;
  /** Slug of the public game. */
  readonly game: string;
  readonly draft: boolean;
}

interface FoundDetails {
  readonly id: number;
  /** Slug of the row: that of the game, or that of the draft's own page. */
  readonly slug: string;
  readonly details: GameDetails;
  readonly revision: string;
  readonly features: GameFeatures;
  /** Text for `presentGameCard`. */
  readonly cardJson: string;
  readonly descriptionHtml: string;
}

/** Returns the revision of details or lists; it changes with them. */
export const revisionOf = (content: object): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);

/** Condition for the row of a public game or of its draft. */
export const isOwnGame = ({ developerId, game, draft }: OwnGame): SQL | undefined =>
  and(
    eq(games.developerId, developerId),
    draft ? eq(games.draftFor, game) : and(eq(games.slug, game), isNull(games.draftFor)),
  );

const titled = ({ slug, title }: Titled): Titled => ({ slug, title });

/** Finds a public game or its draft. With `locked`, its row is locked until the transaction ends. */
export async function findOwnGame(
  tx: Executor,
  own: OwnGame,
  locked = false,
): Promise<(Pick<FoundDetails, 'id' | 'slug'> & { readonly title: string }) | undefined> {
  const query = tx.select({ id: games.id, slug: games.slug, card: games.card }).from(games).where(isOwnGame(own));
  const [found] = await (locked ? query.for('update', { of: games }) : query);
  return found && { id: found.id, slug: found.slug, title: found.card.title };
}

/** Finds the details of a game. With `locked`, its row is locked until the transaction ends. */
export async function findGameDetails(tx: Executor, own: OwnGame, locked = false): Promise<FoundDetails | undefined> {
  const query = tx
    .select({
      id: games.id,
      slug: games.slug,
      card: games.card,
      cardJson: gameCardJson,
      description: games.description,
      descriptionHtml: games.descriptionHtml,
      kind: games.kind,
      ageRating: games.ageRating,
      comfort: games.comfort,
      engine: games.engine,
      analytics: games.analyticsId,
      capabilities: games.capabilities,
      multiplayer: games.hasMultiplayer,
      achievement: games.hasAchievements,
      save: games.hasSaves,
      leaderboard: games.hasLeaderboards,
      inventory: games.hasInventory,
    })
    .from(games)
    .where(isOwnGame(own));
  const [row] = await (locked ? query.for('update', { of: games }) : query);
  if (!row) return undefined;
  const { id, slug, card, cardJson, description, descriptionHtml, kind, engine, analytics, capabilities } = row;
  const { multiplayer, achievement, save, leaderboard, inventory } = row;
  const { network } = await findNewestBuild(tx, id);
  const details: GameDetails = {
    title: card.title,
    excerpt: card.excerpt,
    description,
    kind,
    genre: titled(card.genre),
    category: titled(card.category),
    tags: card.tags.map(titled),
    features: { multiplayer, save },
    capabilities,
    ageRating: row.ageRating ?? undefined,
    comfort: row.comfort ?? undefined,
    engine: engine ?? undefined,
    analytics: analytics ?? undefined,
    network,
  };
  const features = { multiplayer, achievement, save, leaderboard, inventory };
  return { id, slug, details, revision: revisionOf(details), features, cardJson, descriptionHtml };
}

/** Lists all genres with their categories, also those without a game, in the order of the menus. */
export async function listPlaces(
  db: Executor,
): Promise<readonly (Titled & { readonly categories: readonly Titled[] })[]> {
  const rows = await db
    .select({
      genre: { slug: genres.slug, title: genres.title },
      category: { slug: categories.slug, title: categories.title },
    })
    .from(genres)
    .innerJoin(categories, eq(categories.genreId, genres.id))
    .orderBy(asc(genres.position), asc(categories.position));
  const found = new Map<string, Titled & { readonly categories: Titled[] }>();
  for (const { genre, category } of rows) {
    const known = found.get(genre.slug) ?? { ...genre, categories: [] };
    known.categories.push(category);
    found.set(genre.slug, known);
  }
  return [...found.values()];
}
