import { communityTokens as community } from './community-tokens';
import { HttpPlayGateway } from '../adapters/http/http-play-gateways';
import { AuthModalPrompt } from '../application/auth/auth-modal-prompt';
import { ServeGame } from '../application/bridge/serve-game.use-case';
import { ShareGame } from '../application/games/share-game.use-case';
import { CountPlay } from '../application/play/count-play.use-case';
import type { Build, Game } from '../domain/games/game';
import type { PlayServices } from '../ui/app/app-services';
import { ShareGameViewModel } from '../ui/games/share-game.view-model';
import { PlayerViewModel } from '../ui/play/player.view-model';
import { bridgeModule } from './bridge.module';
import { communityMarks } from './community-marks';
import { communityModule, communityServices } from './community.module';
import { leaderboardsModule } from './leaderboards.module';
import type { Module } from './create-wiring';
import { tokens as t } from './tokens';
import type { Wiring } from './wiring';

const LANGUAGE = 'en';

/** Dependencies of the game page. */
export const playModule: Module = (wiring) => {
  communityModule(wiring);
  leaderboardsModule(wiring);
  bridgeModule(wiring);
  wiring.singleton(t.playGateway, (http) => new HttpPlayGateway(http), [t.http]);
  wiring.singleton(t.loginPrompt, (modal, session, clock) => new AuthModalPrompt(modal, session, clock), [
    t.authModalState,
    t.sessionState,
    t.clock,
  ]);
  wiring.singleton(t.countPlay, (gateway) => new CountPlay(gateway), [t.playGateway]);
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
