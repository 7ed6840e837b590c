import { BrowserConnection } from '../adapters/browser/browser-connection';
import { IframeAdFrames } from '../adapters/ads/iframe-ad-frames';
import { ImageAdProbe } from '../adapters/ads/image-loads';
import { TcfAdConsent } from '../adapters/ads/tcf-ad-consent';
import { PageClipboard } from '../adapters/browser/page-actions';
import { DocumentGameConnections } from '../adapters/browser/game-connections';
import { PageSharer, referrerHost, WindowPageIsolation, WebXrSupport } from '../adapters/browser/play-environment';
import { WindowPageLife } from '../adapters/browser/window-page-life';
import { httpPlayGateway, httpHealthGateway, httpPlaySessionGateway } from '../adapters/http/http-play-gateways';
import { IframeGameFrames } from '../adapters/iframe/iframe-game-frames';
import { LocalPlayedLink } from '../adapters/storage/local-played-link';
import { LocalOfflineGames } from '../adapters/storage/local-offline-games';
import { CheckAdsBlocked } from '../application/ads/check-ads-blocked.use-case';
import { ServeGame } from '../application/bridge/serve-game.use-case';
import { ShareGame } from '../application/games/share-game.use-case';
import type { HealthGateway } from '../application/play/health-gateway.port';
import type { PlayGateway } from '../application/play/play-gateway.port';
import type { PlaySessionGateway } from '../application/play/play-session-gateway.port';
import { offlineBuild } from '../application/offline/offline-build';
import { RecordPlay } from '../application/play/record-play.use-case';
import { ReportHealth } from '../application/play/report-health.use-case';
import { TrackPlay } from '../application/play/track-play.use-case';
import { deepLinkOf, deepLinkQuery } from '../domain/bridge/deep-link';
import type { Build, Game } from '../domain/games/game';
import type { OverlayAdDependencies } from '../ui/ads/overlay-ad.view-model';
import { OverlayAdViewModel } from '../ui/ads/overlay-ad.view-model';
import type { PlayServices } from '../ui/app/app-services';
import { ShareGameViewModel } from '../ui/games/share-game.view-model';
import { OfflineGameViewModel } from '../ui/offline/offline-game.view-model';
import { PlayerViewModel } from '../ui/play/player.view-model';
import { adPortsModule } from './ads.part';
import { bridgeModule, bridgeTokens as bridge, leaderboardsModule } from './bridge.part';
import { communityModule, communityTokens as community, marksModule, reportsModule } from './community.part';
import type { AppSettings } from './inlined-state';
import { tokens as t } from './tokens';
import type { Module, Part } from './wiring';
import { named, token } from './wiring';

export const playTokens = named({
  playGateway: token<PlayGateway>(),
  playSessionGateway: token<PlaySessionGateway>(),
  healthGateway: token<HealthGateway>(),
  recordPlay: token<RecordPlay>(),
  trackPlay: token<TrackPlay>(),
  reportHealth: token<ReportHealth>(),
  serveGame: token<ServeGame>(),
  checkAdsBlocked: token<CheckAdsBlocked>(),
  thirdPartyAds: token<boolean>(),
  overlayAd: token<OverlayAdDependencies>(),
  createPlayer: token<PlayServices['createPlayer']>(),
  createOfflineGame: token<PlayServices['createOfflineGame']>(),
  createShare: token<PlayServices['createShare']>(),
  ask: token<PlayServices['ask']>(),
  services: token<PlayServices>(),
});
const own = playTokens;

const adsOrigin = ({ portalOrigin, gamesHost }: AppSettings) => `${new URL(portalOrigin).protocol}//ads.${gamesHost}`;

const referrer = () => referrerHost(document.referrer, location.hostname);

const playPortsModule: Module = (wiring) => {
  wiring.port(t.connection, () => new BrowserConnection(window), []);
  wiring.port(t.offlineGames, () => new LocalOfflineGames(), []);
  wiring.port(t.playedLink, () => new LocalPlayedLink(), []);
  wiring.port(t.sharer, () => new PageSharer(), []);
  wiring.port(t.clipboard, () => new PageClipboard(), []);
  wiring.port(t.pageLife, () => new WindowPageLife(window), []);
  wiring.port(t.xrSupport, () => new WebXrSupport(), []);
  wiring.port(t.pageIsolation, () => new WindowPageIsolation(window), []);
  wiring.port(t.gameConnections, ({ staticOrigin }) => new DocumentGameConnections(document, staticOrigin), [
    t.settings,
  ]);
  wiring.port(
    t.gameFrames,
    ({ gamesHost }, clock, diagnostics) => new IframeGameFrames(window, gamesHost, clock, diagnostics),
    [t.settings, t.clock, t.diagnostics],
  );
  wiring.port(t.adProbe, (settings) => new ImageAdProbe(adsOrigin(settings)), [t.settings]);
  wiring.port(t.adConsent, ({ tcfUrl }) => new TcfAdConsent(tcfUrl !== undefined), [t.settings]);
  wiring.port(t.adFrames, (settings, random) => new IframeAdFrames(window, adsOrigin(settings), random), [
    t.settings,
    t.random,
  ]);
  wiring.port(own.playGateway, (http) => httpPlayGateway(http, referrer), [t.http]);
  wiring.port(own.playSessionGateway, (http) => httpPlaySessionGateway(http, referrer), [t.http]);
  wiring.port(own.healthGateway, httpHealthGateway, [t.http]);
};

/** Dependencies of play sessions, build health and the ads before a game. */
const trackPlayModule: Module = (wiring) => {
  wiring.singleton(own.reportHealth, (gateway, page, diagnostics) => new ReportHealth(gateway, page, diagnostics), [
    own.healthGateway,
    t.pageLife,
    t.diagnostics,
  ]);
  wiring.singleton(
    own.recordPlay,
    (session, sessions, clock, diagnostics) => new RecordPlay(session, sessions, clock, diagnostics),
    [t.sessionState, own.playSessionGateway, t.clock, t.diagnostics],
  );
  wiring.singleton(own.trackPlay, (...dependencies) => new TrackPlay(...dependencies), [
    t.sessionState,
    own.playGateway,
    own.recordPlay,
    t.pageLife,
    t.clock,
    t.diagnostics,
    t.analytics,
  ]);
  wiring.singleton(own.checkAdsBlocked, (probe, clock) => new CheckAdsBlocked(probe, clock), [t.adProbe, t.clock]);
  wiring.singleton(own.thirdPartyAds, ({ vast = false }) => vast, [t.settings]);
  wiring.record(own.overlayAd, {
    visitor: t.sessionView,
    blocking: own.checkAdsBlocked,
    consent: t.adConsent,
    frames: t.adFrames,
    clock: t.clock,
    presence: t.xrPresence,
    stillness: t.adStillness,
    thirdParty: own.thirdPartyAds,
  });
};

const LANGUAGE = 'en';

const playModule: Module = (wiring) => {
  wiring.singleton(own.serveGame, (...dependencies) => new ServeGame(...dependencies), [
    t.sessionState,
    t.authModalState,
    t.xrPresence,
    bridge.handleGameRequest,
    own.trackPlay,
    t.questionState,
    t.clock,
    own.reportHealth,
  ]);
  wiring.singleton(
    own.createPlayer,
    (frames, serve, clock, connection, settings, overlayAd, isolation, connections, offlineGames, playedLink) =>
      (game: Game, build: Build, wanted: boolean, parameters: URLSearchParams) =>
        new PlayerViewModel(
          game,
          build,
          frames,
          serve,
          clock,
          connection,
          {
            origin: settings.portalOrigin,
            lang: LANGUAGE,
            deepLink: deepLinkQuery(deepLinkOf(parameters)),
            wanted,
            isolation,
            connections,
            playedLink,
            copy: offlineBuild(offlineGames, game.slug, build),
          },
          new OverlayAdViewModel(game, overlayAd),
        ),
    [
      t.gameFrames,
      own.serveGame,
      t.clock,
      t.connection,
      t.settings,
      own.overlayAd,
      t.pageIsolation,
      t.gameConnections,
      t.offlineGames,
      t.playedLink,
    ],
  );
  wiring.singleton(
    own.createOfflineGame,
    (games) => (game: Game, build: Build) => new OfflineGameViewModel(games, game.slug, build.version),
    [t.offlineGames],
  );
  wiring.singleton(
    own.createShare,
    (sharer, clipboard, notices, { portalOrigin }) => {
      const shareGame = new ShareGame(sharer, clipboard, portalOrigin);
      return (game: Game) => new ShareGameViewModel(shareGame, notices, game);
    },
    [t.sharer, t.clipboard, t.noticesState, t.settings],
  );
  wiring.singleton(own.ask, (overlays) => (question) => overlays.ask(question), [t.overlaysView]);
  wiring.record(own.services, {
    createPlayer: own.createPlayer,
    xrSupport: t.xrSupport,
    createOfflineGame: own.createOfflineGame,
    createShare: own.createShare,
    createFavourite: community.createFavourite,
    ask: own.ask,
    question: bridge.questionView,
    reviewGateway: community.reviewGateway,
    createCommunity: community.createCommunity,
    createLeaderboards: bridge.createLeaderboards,
    pageAds: t.pageAdsView,
    promptSignIn: t.promptSignIn,
    report: community.report,
  });
};

/** The pages of games; loaded with the first of them. */
export const playPart: Part<PlayServices> = {
  services: own.services,
  modules: [
    adPortsModule,
    playPortsModule,
    leaderboardsModule,
    bridgeModule,
    marksModule,
    reportsModule,
    communityModule,
    trackPlayModule,
    playModule,
  ],
};
