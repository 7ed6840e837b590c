import type { AnswerOf } from '../../../src/contract/call';
import type { WireGame } from '../../../src/contract/games.contract';
import { gameDetails, gameIndex, gamePlayed } from '../../../src/contract/games.contract';
import { isDraftSlug } from '../../../src/domain/games/build-version';
import { networkHosts } from '../../../src/domain/games/network-origin';
import { reactionKinds } from '../../../src/domain/reactions/reaction-kind';
import { PAGE_SIZE, pageOffset } from '../../../src/domain/shared/pagination';
import { err, ok } from '../../../src/domain/shared/result';
import { presentAd } from '../../commerce/ads/ad.presenter';
import { presentCatalogItem } from '../../commerce/catalog/catalog.presenter';
import { listCatalog } from '../../commerce/catalog/catalog.repository';
import type { ServerDependencies } from '../../deps';
import { deviceClass } from '../../identity/account/device-name';
import { attemptRules } from '../../identity/auth/attempts/attempt-rules';
import { canCountGuest, visitLimit } from '../../platform/http/can-count-guest';
import { jsonObject } from '../../platform/http/json-text';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { playMode, recordGameEvent, recordVisitorSession } from '../../play/sessions/game-event.repository';
import { findTakedown } from '../../publishing/builds/build.repository';
import { DEV_VERSION } from '../../publishing/hosts/dev-servers';
import { allowedNetwork } from '../../publishing/hosts/served-builds';
import { filterGenres } from './filter-genres';
import { presentGameCard, presentGameCards } from './game-card.presenter';
import { presentGamePage } from './game-page.presenter';
import type { GameRow } from './game.repository';
import { findDraftOf, findGame, findPlayableGameId, findReleasedOf, listMore, listReactions } from './game.repository';
import { presentSlide } from './media.presenter';
import { countPlay } from './play.repository';
import { recentRuns } from './recent-runs';
import { listSimilar } from './similar-games.repository';
import { visitorKey } from './visitor-key';

type Reacted = WireGame['reacted_to'];
type Counted = WireGame['reaction_counts'];

/** Presents a game's page with its newest active build. `given` are the caller's reactions. */
function presentGame(
  row: GameRow,
  given: readonly string[],
  { config, urls }: Pick<ServerDependencies, 'config' | 'urls'>,
): WireGame {
  const { card } = row;
  const opens = row.builds.find((build) => build.active);
  const isDraft = isDraftSlug(row.slug);
  return {
    ...presentGameCard(row.cardJson, urls).value(),
    description: row.descriptionHtml,
    genre: { slug: card.genre.slug, title: card.genre.title },
    developer: { slug: card.developer.slug, name: card.developer.name, logo: urls.static(row.logo) },
    engine: row.engine === null ? null : { id: row.engine },
    builds: row.builds.map(({ network, version, offline, ...build }) => ({
      ...build,
      offline: config.offline && offline,
      version,
      url: urls.game(row.slug, version),
      network: config.gameNetwork === 'any' ? ['*'] : [...networkHosts(allowedNetwork(config, network))],
    })),
    ...(row.notes.length === 0
      ? {}
      : { notes: row.notes.map(({ at, ...notes }) => ({ ...notes, date: new Date(at).toISOString() })) }),
    version: opens?.version ?? null,
    iframe: opens ? urls.game(row.slug, opens.version) : null,
    sdk: opens?.sdk ?? null,
    g_analytics: row.analyticsId,
    // Test plays count no impressions.
    ads_disabled: row.adsDisabled || isDraft,
    overlay: row.overlayAd && !isDraft ? presentAd(row.overlayAd, urls) : null,
    features: {
      multiplayer: row.hasMultiplayer,
      achievement: row.hasAchievements,
      save: row.hasSaves,
      leaderboard: row.hasLeaderboards,
      inventory: row.hasInventory,
    },
    ...(row.ageRating === null ? {} : { age_rating: row.ageRating }),
    ...(row.comfort === null ? {} : { comfort: row.comfort }),
    portfolio: row.media.portfolio.map((slide) => presentSlide(slide, urls)),
    share: urls.static(row.media.share),
    date: { released: row.releasedAt.toISOString(), updated: row.updatedAt.toISOString() },
    reacted_to: Object.fromEntries(reactionKinds.map((kind) => [kind, given.includes(kind)])) as Reacted,
    reaction_counts: Object.fromEntries(reactionKinds.map((kind) => [kind, row.reactionCounts[kind] ?? 0])) as Counted,
  };
}

/** Routes of the index, a game's page and the play count. */
export function gameRoutes(deps: ServerDependencies): readonly Route[] {
  const { config, urls, devServers } = deps;
  const listGenres = filterGenres(deps);
  const listGames = recentRuns(deps);
  const { guestPlays } = attemptRules(config.production);
  /** Adds the game's configured development server to its builds. */
  const withDevServer = (game: WireGame): WireGame => {
    const server = devServers.find(game.slug);
    if (server === undefined) return game;
    const url = `${urls.gameOrigin(game.slug)}/`;
    const isolated = server.crossOriginIsolated;
    const build = { version: DEV_VERSION, url, active: true, sdk: 1, network: [], isolated, offline: false };
    return { ...game, builds: [...game.builds, build] };
  };
  return [
    route(
      gameIndex,
      async ({ query, tx }) => {
        const filter = {
          genre: query.genre,
          category: query.category,
          minRating: query.minRating,
          capability: query.capability,
          recentlyUpdated: query.recentlyUpdated,
          includeExperience: query.includeExperience,
        };
        const window = { limit: PAGE_SIZE, offset: pageOffset(query.page) };
        const [games, genres] = await Promise.all([listGames(tx, filter, query.sort, window), listGenres(tx)]);
        const page = presentGamePage(games, { genres, page: query.page, urls });
        return ok({ data: jsonObject<AnswerOf<typeof gameIndex>>({ ...page, hidden: games.hidden }) });
      },
      { cache: 'public-short' },
    ),

    route(
      gameDetails,
      async ({ params, caller, tx }) => {
        const game = await findGame(tx, params.game);
        if (!game) {
          const reason = await findTakedown(tx, params.game);
          if (reason !== undefined) return err(refusal.gone(`This game was taken down. Reason: ${reason}`));
          return err(refusal.notFound('game'));
        }
        const isDraft = isDraftSlug(game.slug);
        const [more, similar, catalog, given, draft, released] = await Promise.all([
          listMore(tx, game),
          listSimilar(tx, game),
          listCatalog(tx, game.id),
          caller.player ? listReactions(tx, game.id, caller.player.id) : [],
          caller.player && !isDraft ? findDraftOf(tx, game.slug, caller.player.id) : undefined,
          isDraft ? findReleasedOf(tx, game.id) : undefined,
        ]);
        return ok({
          data: jsonObject<AnswerOf<typeof gameDetails>>({
            game: {
              ...withDevServer(presentGame(game, given, { config, urls })),
              ...(isDraft ? { is_draft: true } : {}),
              ...(draft === undefined ? {} : { draft }),
              ...(released === undefined ? {} : { released }),
            },
            more: presentGameCards(more, urls),
            similar: presentGameCards(similar, urls),
            catalog: catalog.map((row) => presentCatalogItem(row, { slug: game.slug, title: game.card.title }, urls)),
          }),
        });
      },
      { cache: 'visitors-short' },
    ),

    route(
      gamePlayed,
      async ({ params, body, caller, now, tx }) => {
        const gameId = await findPlayableGameId(tx, params.game);
        if (gameId === undefined) return err(refusal.notFound('game'));
        const visitor = visitorKey(config.secret, caller);
        const { version, seconds, referrer } = body;
        const play = { gameId, visitor, version, device: deviceClass(caller.userAgent) };
        if (seconds !== undefined) {
          // The play sessions of players have their own end.
          if (!caller.player) await recordVisitorSession(tx, { ...play, mode: playMode(body), seconds }, now);
          return ok({ data: null });
        }
        const counted = await countPlay(tx, gameId, visitor, now, () =>
          canCountGuest(tx, guestPlays, { caller, of: gameId, now }),
        );
        const { country } = caller;
        if (counted) await recordGameEvent(tx, { ...play, kind: 'play', referrer, country }, now);
        return ok({ data: null });
      },
      { limit: visitLimit },
    ),
  ];
}
