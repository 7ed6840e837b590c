import type { WireGame } from '../../../src/contract/games.contract';
import { reactionKinds } from '../../../src/domain/reactions/reaction-kind';
import { networkHosts } from '../../../src/domain/games/network-origin';
import { presentAd } from '../../commerce/ads/ad.presenter';
import type { ServerDependencies } from '../../deps';
import { allowedNetwork } from '../../publishing/hosts/served-builds';
import { presentGameCard } from './game-card.presenter';
import type { GameRow } from './game.repository';
import { presentSlide } from './media.presenter';

type Reacted = WireGame['reacted_to'];
type Counted = WireGame['reaction_counts'];

/** The whole of a game's page; the newest active build is the one that opens. `given` are the caller's reactions. */
export function presentGame(
  row: GameRow,
  given: readonly string[],
  { config, urls }: Pick<ServerDependencies, 'config' | 'urls'>,
): WireGame {
  const { card } = row;
  const opens = row.builds.find((build) => build.active);
  return {
    ...presentGameCard(row, urls),
    description: row.descriptionHtml,
    genre: { slug: card.genre.slug, title: card.genre.title },
    developer: { slug: card.developer.slug, name: card.developer.name, logo: urls.static(row.logo) },
    engine: row.engine === null ? null : { id: row.engine },
    builds: row.builds.map(({ network, version, ...build }) => ({
      ...build,
      version,
      url: urls.game(row.slug, version),
      network: config.gameNetwork === 'any' ? ['*'] : [...networkHosts(allowedNetwork(config, network))],
    })),
    version: opens?.version ?? null,
    iframe: opens ? urls.game(row.slug, opens.version) : null,
    sdk: opens?.sdk ?? null,
    g_analytics: row.analyticsId,
    ads_disabled: row.adsDisabled,
    overlay: row.overlayAd && presentAd(row.overlayAd, urls),
    features: {
      multiplayer: row.hasMultiplayer,
      achievement: row.hasAchievements,
      save: row.hasSaves,
      leaderboard: row.hasLeaderboards,
      inventory: row.hasInventory,
    },
    portfolio: row.media.portfolio.map((slide) => presentSlide(slide, urls)),
    share: urls.static(row.media.share),
    date: { released: row.releasedAt.toISOString(), updated: row.updatedAt.toISOString() },
    reacted_to: Object.fromEntries(reactionKinds.map((kind) => [kind, given.includes(kind)])) as Reacted,
    reaction_counts: Object.fromEntries(reactionKinds.map((kind) => [kind, row.reactionCounts[kind] ?? 0])) as Counted,
  };
}
