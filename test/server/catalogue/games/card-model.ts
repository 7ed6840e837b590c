import { asc } from 'drizzle-orm';
import type { WireGameCard } from '../../../../src/contract/games.contract';
import { gameCapabilities } from '../../../../src/domain/games/game-capability';
import { presentGameCard, presentGameCards } from '../../../../server/catalogue/games/game-card.presenter';
import { presentPicture, presentSlide } from '../../../../server/catalogue/games/media.presenter';
import type { Executor } from '../../../../server/platform/database/executor';
import { games } from '../../../../server/platform/database/schema/games';
import type { PublicUrls } from '../../../../server/publishing/hosts/public-urls';
import { publicUrls } from '../../../../server/publishing/hosts/public-urls';

/** Addresses for tests without a server. */
export const urls: PublicUrls = publicUrls({
  scheme: 'https',
  host: 'games.example',
  gamesHost: 'play.example',
  publicPort: undefined,
});

/** Returns the slug in the JSON text of a card. */
export const slugIn = (card: string): string => presentGameCard(card, urls).value().slug;

/** Returns the slugs in the JSON text of an array of cards. */
export const slugsIn = (cards: string): readonly string[] =>
  presentGameCards(cards, urls)
    .value()
    .map(({ slug }) => slug);

/** Returns the card of every game by id, presented from the columns of its row. */
export async function naiveCards(db: Executor, of: PublicUrls): Promise<readonly WireGameCard[]> {
  const address = (path: string | undefined): string | null => (path === undefined ? null : of.static(path));
  const rows = await db.select().from(games).orderBy(asc(games.id));
  return rows.map(({ slug, card, capabilities, views, reviews, reactions, rating }) => ({
    slug,
    title: card.title,
    hero: presentPicture(card.hero, of),
    excerpt: card.excerpt,
    tags: card.tags.map((tag) => ({ slug: tag.slug, title: tag.title })),
    developer: { slug: card.developer.slug, name: card.developer.name },
    category: { slug: card.category.slug, title: card.category.title },
    stats: { views, reviews, reactions, rating: reviews > 0 ? rating : null },
    slides: card.slides.map((slide) => presentSlide(slide, of)),
    trailer: card.trailer
      ? { webm: address(card.trailer.webm), mp4: address(card.trailer.mp4), poster: of.static(card.trailer.poster) }
      : null,
    capabilities: gameCapabilities.filter((capability) => capabilities.includes(capability)),
  }));
}
