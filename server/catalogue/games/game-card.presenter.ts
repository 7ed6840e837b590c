import type { WireGameCard } from '../../../src/contract/games.contract';
import { gameCapabilities } from '../../../src/domain/games/game-capability';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import type { GameCardRow } from './game-card.columns';
import { presentPicture, presentSlide, presentTrailer } from './media.presenter';

/** Presents a game card. */
export function presentGameCard(row: GameCardRow, urls: PublicUrls): WireGameCard {
  const { card } = row;
  return {
    slug: row.slug,
    title: card.title,
    hero: presentPicture(card.hero, urls),
    excerpt: card.excerpt,
    tags: card.tags.map(({ slug, title }) => ({ slug, title })),
    developer: { slug: card.developer.slug, name: card.developer.name },
    category: { slug: card.category.slug, title: card.category.title },
    stats: { views: row.views, reviews: row.reviews, reactions: row.reactions },
    slides: card.slides.map((slide) => presentSlide(slide, urls)),
    trailer: card.trailer ? presentTrailer(card.trailer, urls) : null,
    capabilities: gameCapabilities.filter((capability) => row.capabilities.includes(capability)),
  };
}
