import type * as z from 'zod/mini';
import type { DataOf } from '../../contract/call';
import type { gameDetails, wireGame } from '../../contract/games.contract';
import type { Game, GamePage } from '../../domain/games/game';
import { reactionKinds } from '../../domain/reactions/reaction-kind';
import { toAd } from './ad.mapper';
import { toCatalogItem } from './catalog.mapper';

type WireGame = z.output<typeof wireGame>;

export function toGamePage({ game, catalog, ...lists }: DataOf<typeof gameDetails>): GamePage {
  return { ...lists, game: toGame(game), catalog: catalog.map(toCatalogItem) };
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
    trailer: wire.trailer,
    capabilities: wire.capabilities,
    description: wire.description,
    genre: wire.genre,
    developer: wire.developer,
    engine: wire.engine?.id,
    builds: wire.builds,
    version: wire.version,
    adsDisabled: wire.ads_disabled,
    overlay: wire.overlay && toAd(wire.overlay),
    analytics: wire.g_analytics,
    reactions: toReactions(wire),
    features: wire.features,
    ageRating: wire.age_rating,
    comfort: wire.comfort,
    portfolio: wire.portfolio,
    share: wire.share,
    released: wire.date.released,
    updated: wire.date.updated,
    ...(wire.notes === undefined ? {} : { notes: wire.notes }),
    ...(wire.is_draft ? { isDraft: true } : {}),
    ...(wire.draft === undefined ? {} : { draft: wire.draft }),
    ...(wire.released === undefined ? {} : { releasedGame: wire.released }),
  };
}

function toReactions({ reacted_to, reaction_counts }: WireGame): Game['reactions'] {
  const counts = reactionKinds.map((kind) => [kind, { count: reaction_counts[kind], mine: reacted_to[kind] }]);
  return Object.fromEntries(counts) as Game['reactions'];
}
