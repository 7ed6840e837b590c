import { HttpAchievementGateway } from '../adapters/http/http-achievement-gateway';
import { HttpPlayGateway } from '../adapters/http/http-play-gateway';
import { HttpPlaySessionGateway } from '../adapters/http/http-play-session-gateway';
import { ListAchievements } from '../application/achievements/list-achievements.use-case';
import { UnlockAchievement } from '../application/achievements/unlock-achievement.use-case';
import { AuthModalPrompt } from '../application/auth/auth-modal-prompt';
import { HandleGameRequest } from '../application/bridge/handle-game-request.use-case';
import { ServeGame } from '../application/bridge/serve-game.use-case';
import { ShareGame } from '../application/games/share-game.use-case';
import { CountPlay } from '../application/play/count-play.use-case';
import { EndPlaySession } from '../application/play/end-play-session.use-case';
import { KeepPlaySession } from '../application/play/keep-play-session.use-case';
import { RecordPlay } from '../application/play/record-play.use-case';
import { StartPlaySession } from '../application/play/start-play-session.use-case';
import { TrackPlay } from '../application/play/track-play.use-case';
import type { Build, Game } from '../domain/games/game';
import type { PlayServices } from '../ui/app/app-services';
import { ShareGameViewModel } from '../ui/games/share-game.view-model';
import { PlayerViewModel } from '../ui/play/player.view-model';
import type { Module } from './create-wiring';
import { tokens as t } from './tokens';
import type { Wiring } from './wiring';

const LANGUAGE = 'en';

/** What a running game may ask of the portal, and what the portal learns of its play. */
export const playModule: Module = (wiring) => {
  wiring.singleton(t.achievementGateway, (http) => new HttpAchievementGateway(http), [t.http]);
  wiring.singleton(t.playGateway, (http) => new HttpPlayGateway(http), [t.http]);
  wiring.singleton(t.loginPrompt, (modal, session, clock) => new AuthModalPrompt(modal, session, clock), [
    t.authModalState,
    t.sessionState,
    t.clock,
  ]);
  wiring.singleton(t.listAchievements, (gateway) => new ListAchievements(gateway), [t.achievementGateway]);
  wiring.singleton(t.unlockAchievement, (gateway) => new UnlockAchievement(gateway), [t.achievementGateway]);
  wiring.singleton(t.countPlay, (gateway) => new CountPlay(gateway), [t.playGateway]);
  wiring.singleton(t.playSessionGateway, (http) => new HttpPlaySessionGateway(http), [t.http]);
  wiring.singleton(
    t.recordPlay,
    (session, gateway, clock, diagnostics) =>
      new RecordPlay(
        session,
        new StartPlaySession(gateway),
        new KeepPlaySession(gateway),
        new EndPlaySession(gateway),
        clock,
        diagnostics,
      ),
    [t.sessionState, t.playSessionGateway, t.clock, t.diagnostics],
  );
  wiring.singleton(
    t.trackPlay,
    (session, count, record, page, clock, diagnostics, analytics) =>
      new TrackPlay(session, count, record, page, clock, diagnostics, analytics),
    [t.sessionState, t.countPlay, t.recordPlay, t.pageLife, t.clock, t.diagnostics, t.analytics],
  );
  wiring.singleton(
    t.handleGameRequest,
    (session, prompt, list, unlock) => new HandleGameRequest(session, prompt, list, unlock),
    [t.sessionState, t.loginPrompt, t.listAchievements, t.unlockAchievement],
  );
  wiring.singleton(
    t.serveGame,
    (session, modal, presence, handle, track) => new ServeGame(session, modal, presence, handle, track),
    [t.sessionState, t.authModalState, t.xrPresence, t.handleGameRequest, t.trackPlay],
  );
  wiring.singleton(
    t.createPlayer,
    (frames, serve, clock, connection, { portalOrigin }) =>
      (game: Game, build: Build, wanted: boolean) =>
        new PlayerViewModel(game, build, frames, serve, clock, connection, {
          origin: portalOrigin,
          lang: LANGUAGE,
          wanted,
        }),
    [t.gameFrames, t.serveGame, t.clock, t.connection, t.settings],
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

/** What the game page is given once the module is in the container. */
export function playServices(wiring: Wiring): PlayServices {
  const overlays = wiring.get(t.overlaysView);
  return {
    createPlayer: wiring.get(t.createPlayer),
    xrSupport: wiring.get(t.xrSupport),
    createShare: wiring.get(t.createShare),
    ask: (question) => overlays.ask(question),
  };
}
