import { httpAchievementGateway } from '../adapters/http/http-achievement-gateway';
import { httpCatalogGateway } from '../adapters/http/http-catalog-gateway';
import { httpInventoryGateway } from '../adapters/http/http-inventory-gateway';
import { httpLeaderboardGateway, httpPlayerTokenGateway, httpSaveGateway } from '../adapters/http/http-play-gateways';
import { httpSecurityGateway } from '../adapters/http/http-security-gateway';
import { httpSubscriptionGateway } from '../adapters/http/http-subscription-gateway';
import type { AchievementGateway } from '../application/achievements/achievement-gateway.port';
import type { GameAdDependencies } from '../application/ads/show-game-ad.use-case';
import { AuthModalPrompt } from '../application/auth/auth-modal-prompt';
import type { GameRequestSources } from '../application/bridge/game-request-dependencies';
import { gameRequestDependencies } from '../application/bridge/game-request-dependencies';
import { HandleGameRequest } from '../application/bridge/handle-game-request.use-case';
import type { LoginPrompt } from '../application/bridge/login-prompt.port';
import type { PlayerTokenGateway } from '../application/bridge/player-token-gateway.port';
import { QuestionState } from '../application/bridge/question-state';
import type { LeaderboardGateway } from '../application/leaderboards/leaderboard-gateway.port';
import { LoadRanking } from '../application/leaderboards/load-ranking.use-case';
import { PostedScores } from '../application/leaderboards/posted-scores';
import type { SaveGateway } from '../application/saves/save-gateway.port';
import type { SubscriptionGateway } from '../application/subscriptions/subscription-gateway.port';
import type { PlayServices } from '../ui/app/app-services';
import { QuestionViewModel } from '../ui/bridge/question.view-model';
import { LeaderboardsViewModel } from '../ui/leaderboards/leaderboards.view-model';
import { tokens as t } from './tokens';
import type { Module } from './wiring';
import { named, token } from './wiring';

/** Tokens of the bridge and of the leaderboards; loaded with the game pages. */
export const bridgeTokens = named({
  achievementGateway: token<AchievementGateway>(),
  saveGateway: token<SaveGateway>(),
  playerTokenGateway: token<PlayerTokenGateway>(),
  subscriptionGateway: token<SubscriptionGateway>(),
  leaderboardGateway: token<LeaderboardGateway>(),
  postedScores: token<PostedScores>(),
  createLeaderboards: token<PlayServices['createLeaderboards']>(),
  loginPrompt: token<LoginPrompt>(),
  questionView: token<QuestionViewModel>(),
  gameAds: token<GameAdDependencies>(),
  sources: token<GameRequestSources>(),
  handleGameRequest: token<HandleGameRequest>(),
});
const own = bridgeTokens;

/** Dependencies of the bridge between a running game, the portal and the player. */
export const bridgeModule: Module = (wiring) => {
  wiring.port(own.achievementGateway, httpAchievementGateway, [t.http]);
  wiring.port(t.catalogGateway, httpCatalogGateway, [t.http]);
  wiring.port(t.inventoryGateway, httpInventoryGateway, [t.http]);
  wiring.port(own.saveGateway, httpSaveGateway, [t.http]);
  wiring.port(own.playerTokenGateway, httpPlayerTokenGateway, [t.http]);
  wiring.port(own.subscriptionGateway, httpSubscriptionGateway, [t.http]);
  wiring.port(t.securityGateway, httpSecurityGateway, [t.http]);
  wiring.singleton(own.loginPrompt, (modal, session, clock) => new AuthModalPrompt(modal, session, clock), [
    t.authModalState,
    t.sessionState,
    t.clock,
  ]);
  wiring.singleton(
    t.questionState,
    (session, presence, clock, modals) => new QuestionState(session, presence, clock, modals),
    [t.sessionState, t.xrPresence, t.clock, t.modalOwner],
  );
  wiring.singleton(own.questionView, (state, session, notices) => new QuestionViewModel(state, session, notices), [
    t.questionState,
    t.sessionState,
    t.noticesState,
  ]);
  wiring.singleton(
    own.gameAds,
    (gateway, media, presence, questions, modals): GameAdDependencies => ({
      gateway,
      media,
      presence,
      covered: () => questions.current.phase.kind !== 'none' || modals.current.open.length > 0,
    }),
    [t.adGateway, t.adMedia, t.xrPresence, t.questionState, t.modalOwner],
  );
  wiring.record(own.sources, {
    session: t.sessionState,
    loginPrompt: own.loginPrompt,
    questions: t.questionState,
    random: t.random,
    clock: t.clock,
    achievements: own.achievementGateway,
    catalog: t.catalogGateway,
    inventory: t.inventoryGateway,
    boards: own.leaderboardGateway,
    postedScores: own.postedScores,
    saves: own.saveGateway,
    mails: own.subscriptionGateway,
    account: t.securityGateway,
    ads: own.gameAds,
    playerTokens: own.playerTokenGateway,
  });
  wiring.singleton(own.handleGameRequest, (sources) => new HandleGameRequest(gameRequestDependencies(sources)), [
    own.sources,
  ]);
};

/** Dependencies of leaderboards, for their pages and for games. */
export const leaderboardsModule: Module = (wiring) => {
  wiring.port(own.leaderboardGateway, httpLeaderboardGateway, [t.http]);
  wiring.singleton(own.postedScores, () => new PostedScores(), []);
  wiring.singleton(
    own.createLeaderboards,
    (leaderboardGateway, postedScores, session) => {
      const loadRanking = new LoadRanking(leaderboardGateway, session);
      return (game) => new LeaderboardsViewModel({ leaderboardGateway, loadRanking, postedScores, session }, game);
    },
    [own.leaderboardGateway, own.postedScores, t.sessionState],
  );
};
