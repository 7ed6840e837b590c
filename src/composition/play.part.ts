import { IframeAdFrames } from '../adapters/ads/iframe-ad-frames';
import { ImageAdProbe } from '../adapters/ads/image-loads';
import { TcfAdConsent } from '../adapters/ads/tcf-ad-consent';
import { PageClipboard } from '../adapters/browser/page-actions';
import { browserConnection, PageSharer, WindowPageIsolation, WebXrSupport } from '../adapters/browser/play-environment';
import { WindowPageLife } from '../adapters/browser/window-page-life';
import { HttpClient } from '../adapters/http/http-client';
import { httpPlayGateway, httpHealthGateway, httpPlaySessionGateway } from '../adapters/http/http-play-gateways';
import { IframeGameFrames } from '../adapters/iframe/iframe-game-frames';
import type { AdProbe } from '../application/ads/ad-probe.port';
import { CheckAdsBlocked } from '../application/ads/check-ads-blocked.use-case';
import { AuthModalPrompt } from '../application/auth/auth-modal-prompt';
import { ServeGame } from '../application/bridge/serve-game.use-case';
import { ShareGame } from '../application/games/share-game.use-case';
import { RecordPlay } from '../application/play/record-play.use-case';
import { ReportHealth } from '../application/play/report-health.use-case';
import { TrackPlay } from '../application/play/track-play.use-case';
import type { PageLife } from '../application/system/page-life.port';
import type { Build, Game } from '../domain/games/game';
import type { OverlayAdDependencies } from '../ui/ads/overlay-ad.view-model';
import { OverlayAdViewModel } from '../ui/ads/overlay-ad.view-model';
import type { PlayServices } from '../ui/app/app-services';
import { ShareGameViewModel } from '../ui/games/share-game.view-model';
import { PlayerViewModel } from '../ui/play/player.view-model';
import { bridgeModule, leaderboardsModule } from './bridge.part';
import { communityTokens as community } from './community-tokens';
import { communityMarks, communityModule, communityServices } from './community.part';
import { browserStillness } from './ads.part';
import { tokens as t, tokens } from './tokens';
import type { Module, Wiring } from './wiring';
import { loadOnce } from './wiring';

/** Environment of play recording. */
interface PlayPlace {
  readonly page: PageLife;
  readonly http: HttpClient;
}

/** Creates the module that tracks play sessions and build health. */
export function trackPlayModule(placeOf: (wiring: Wiring) => PlayPlace): Module {
  return (wiring) => {
    wiring.singleton(
      t.reportHealth,
      (random, diagnostics) => {
        const { page, http } = placeOf(wiring);
        return new ReportHealth(httpHealthGateway(http), page, random, diagnostics);
      },
      [t.random, t.diagnostics],
    );
    wiring.singleton(
      t.trackPlay,
      (session, count, clock, diagnostics, analytics) => {
        const { page, http } = placeOf(wiring);
        const sessions = httpPlaySessionGateway(http);
        const record = new RecordPlay(session, sessions, clock, diagnostics);
        return new TrackPlay(session, count, record, page, clock, diagnostics, analytics);
      },
      [t.sessionState, t.playGateway, t.clock, t.diagnostics, t.analytics],
    );
  };
}

/** Environment of the pre-game ads. */
interface OverlayAdPage extends Pick<OverlayAdDependencies, 'consent' | 'frames' | 'stillness'> {
  readonly probe: AdProbe;
}

/** Adds the dependencies of pre-game ads to a container. */
export function addOverlayAds(wiring: Wiring, { probe, consent, frames, stillness }: OverlayAdPage): void {
  wiring.singleton(
    t.createOverlayAd,
    (visitor, clock, presence, { vast: thirdParty = false }) => {
      const blocking = new CheckAdsBlocked(probe, clock);
      const dependencies: OverlayAdDependencies = {
        visitor,
        blocking,
        consent,
        frames,
        clock,
        presence,
        stillness,
        thirdParty,
      };
      return (game) => new OverlayAdViewModel(game, dependencies);
    },
    [t.sessionView, t.clock, t.xrPresence, t.settings],
  );
}

const LANGUAGE = 'en';

/** Dependencies of the game page. */
export const playModule: Module = (wiring) => {
  communityModule(wiring);
  leaderboardsModule(wiring);
  bridgeModule(wiring);
  wiring.singleton(t.playGateway, httpPlayGateway, [t.http]);
  wiring.singleton(t.loginPrompt, (modal, session, clock) => new AuthModalPrompt(modal, session, clock), [
    t.authModalState,
    t.sessionState,
    t.clock,
  ]);
  wiring.singleton(t.serveGame, (...dependencies) => new ServeGame(...dependencies), [
    t.sessionState,
    t.authModalState,
    t.xrPresence,
    t.handleGameRequest,
    t.trackPlay,
    t.questionState,
    t.clock,
    t.reportHealth,
  ]);
  wiring.singleton(
    t.createPlayer,
    (frames, serve, clock, connection, { portalOrigin }, createOverlayAd, isolation) =>
      (game: Game, build: Build, wanted: boolean) =>
        new PlayerViewModel(
          game,
          build,
          frames,
          serve,
          clock,
          connection,
          { origin: portalOrigin, lang: LANGUAGE, wanted, isolation },
          createOverlayAd(game),
        ),
    [t.gameFrames, t.serveGame, t.clock, t.connection, t.settings, t.createOverlayAd, t.pageIsolation],
  );
  wiring.singleton(
    t.createShare,
    ({ sharer, clipboard }, notices, { portalOrigin }) => {
      const shareGame = new ShareGame(sharer, clipboard, portalOrigin);
      return (game: Game) => new ShareGameViewModel(shareGame, notices, game);
    },
    [t.handOn, t.noticesState, t.settings],
  );
};

/** Resolves the services of the game page. */
export function playServices(wiring: Wiring): PlayServices {
  const overlays = wiring.get(t.overlaysView);
  return {
    createPlayer: wiring.get(t.createPlayer),
    xrSupport: wiring.get(t.xrSupport),
    createShare: wiring.get(t.createShare),
    createFavourite: communityMarks(wiring).favourite,
    ask: (question) => overlays.ask(question),
    question: wiring.get(t.questionView),
    ...communityServices(wiring),
    createLeaderboards: wiring.get(community.createLeaderboards),
    pageAds: wiring.get(t.pageAdsView),
    report: wiring.get(community.report),
  };
}

/** Adds the dependencies of pre-game ads to a tab's container. */
function addBrowserOverlayAds(wiring: Wiring): void {
  const { portalOrigin, gamesHost, tcfUrl } = wiring.get(tokens.settings);
  const adsOrigin = `${new URL(portalOrigin).protocol}//ads.${gamesHost}`;
  addOverlayAds(wiring, {
    probe: new ImageAdProbe(adsOrigin),
    consent: new TcfAdConsent(tcfUrl !== undefined),
    frames: new IframeAdFrames(window, adsOrigin, wiring.get(tokens.random)),
    stillness: browserStillness(wiring),
  });
}

/** Adds the game page's dependencies to a tab's container; the script is loaded with the first game page. */
export function openBrowserPlay(wiring: Wiring): PlayServices {
  wiring.value(tokens.connection, browserConnection(navigator));
  wiring.value(tokens.handOn, { sharer: new PageSharer(), clipboard: new PageClipboard() });
  wiring.singleton(tokens.xrSupport, () => new WebXrSupport(), []);
  wiring.value(tokens.pageIsolation, new WindowPageIsolation(window));
  wiring.singleton(
    tokens.gameFrames,
    ({ gamesHost }, clock, diagnostics) => new IframeGameFrames(window, gamesHost, clock, diagnostics),
    [tokens.settings, tokens.clock, tokens.diagnostics],
  );
  const { report } = wiring.get(tokens.sessionRefusals);
  // Caches the module: a page being closed has no time for a dynamic import, not even of a loaded module.
  const loadWire = loadOnce(() => import('./browser-wire'));
  const http = new HttpClient(wiring.get(tokens.transport), loadWire, report);
  trackPlayModule(() => ({ page: new WindowPageLife(window), http }))(wiring);
  addBrowserOverlayAds(wiring);
  playModule(wiring);
  return playServices(wiring);
}
