import type { DataOf } from '../../contract/call';
import type { gameDetails, gameIndex, WireGame, WireGameCard } from '../../contract/games.contract';
import type { Game, GameCard, GamePage } from '../../domain/games/game';
import type { GameIndex } from '../../domain/games/game-list';
import { reactionKinds } from '../../domain/reactions/reaction-kind';
import { toAd } from './ad.mapper';
import { toCatalogItem } from './catalog.mapper';
import { toPagination } from './pagination.mapper';

export function toGameIndex(wire: DataOf<typeof gameIndex>): GameIndex {
  return { games: wire.games.map(toGameCard), genres: wire.genres, pagination: toPagination(wire.pagination) };
}

export function toGameCard(wire: WireGameCard): GameCard {
  const { trailer } = wire;
  return {
    ...wire,
    trailer: trailer
      ? { webm: trailer.webm ?? undefined, mp4: trailer.mp4 ?? undefined, poster: trailer.poster }
      : undefined,
  };
}

export function toGamePage(wire: DataOf<typeof gameDetails>): GamePage {
  return {
    game: toGame(wire.game),
    more: wire.more.map(toGameCard),
    similar: wire.similar.map(toGameCard),
    catalog: wire.catalog.map(toCatalogItem),
  };
}

function toGame(wire: WireGame): Game {
  return {
    slug: wire.slug,
    title: wire.title,
    hero: wire.hero,
    excerpt: wire.excerpt,
    tags: wire.tags,
    category: wire.category,
    stats: wire.stats,
    slides: wire.slides,
    trailer: toGameCard(wire).trailer,
    capabilities: wire.capabilities,
    description: wire.description,
    genre: wire.genre,
    developer: wire.developer,
    engine: wire.engine?.id,
    builds: wire.builds,
    version: wire.version ?? undefined,
    adsDisabled: wire.ads_disabled,
    overlay: wire.overlay ? toAd(wire.overlay) : undefined,
    analytics: wire.g_analytics ?? undefined,
    reactions: toReactions(wire),
    features: wire.features,
    portfolio: wire.portfolio,
    share: wire.share,
    released: wire.date.released,
    updated: wire.date.updated,
    ...(wire.is_draft ? { isDraft: true } : {}),
    ...(wire.draft === undefined ? {} : { draft: wire.draft }),
  };
}

function toReactions({ reacted_to, reaction_counts }: WireGame): Game['reactions'] {
  const counts = reactionKinds.map((kind) => [kind, { count: reaction_counts[kind], mine: reacted_to[kind] }]);
  return Object.fromEntries(counts) as Game['reactions'];
}
