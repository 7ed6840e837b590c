import type { DataOf } from '../../contract/call';
import type { gameDetails, gameIndex, WireGame } from '../../contract/games.contract';
import type { Ad, AdId } from '../../domain/ads/ad';
import type { Game, GamePage } from '../../domain/games/game';
import type { GameIndex } from '../../domain/games/game-index';
import { toCatalogItem } from './catalog.mapper';
import { toPagination } from './pagination.mapper';

/** Reads one page of the game index. */
export function toGameIndex(wire: DataOf<typeof gameIndex>): GameIndex {
  return { games: wire.games, genres: wire.genres, pagination: toPagination(wire.pagination) };
}

/** Reads a game's page. */
export function toGamePage(wire: DataOf<typeof gameDetails>): GamePage {
  return {
    game: toGame(wire.game),
    more: wire.more,
    similar: wire.similar,
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
    description: wire.description,
    genre: wire.genre,
    developer: wire.developer,
    engine: wire.engine?.id,
    builds: wire.builds,
    version: wire.version ?? undefined,
    adsDisabled: wire.ads_disabled,
    overlay: wire.overlay ? toAd(wire.overlay) : undefined,
    analytics: wire.g_analytics ?? undefined,
    reactedTo: wire.reacted_to,
    features: wire.features,
    portfolio: wire.portfolio,
    share: wire.share,
    released: wire.date.released,
    updated: wire.date.updated,
  };
}

function toAd(wire: NonNullable<WireGame['overlay']>): Ad {
  return { ...wire, poster: wire.poster ?? undefined, uuid: wire.uuid as AdId };
}
