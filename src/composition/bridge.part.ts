import { ImageAdMedia } from '../adapters/ads/image-loads';
import { httpAchievementGateway } from '../adapters/http/http-achievement-gateway';
import { httpAdGateway } from '../adapters/http/http-ad-gateway';
import { httpCatalogGateway } from '../adapters/http/http-catalog-gateway';
import { httpInventoryGateway } from '../adapters/http/http-inventory-gateway';
import { httpSaveGateway, httpLeaderboardGateway } from '../adapters/http/http-play-gateways';
import { httpSecurityGateway } from '../adapters/http/http-security-gateway';
import { httpSubscriptionGateway } from '../adapters/http/http-subscription-gateway';
import { gameRequestDependencies } from '../application/bridge/game-request-dependencies';
import { HandleGameRequest } from '../application/bridge/handle-game-request.use-case';
import { QuestionState } from '../application/bridge/question-state';
import { LoadStanding } from '../application/leaderboards/load-standing.use-case';
import { PostedScores } from '../application/leaderboards/posted-scores';
import { QuestionViewModel } from '../ui/bridge/question.view-model';
import { LeaderboardsViewModel } from '../ui/leaderboards/leaderboards.view-model';
import { communityTokens as community } from './community-tokens';
import type { Module } from './wiring';
import { tokens as t } from './tokens';

/** Dependencies of the bridge between a running game, the portal and the player. */
export const bridgeModule: Module = (wiring) => {
  wiring.singleton(
    t.questionState,
    (session, presence, clock, modals) => new QuestionState(session, presence, clock, modals),
    [t.sessionState, t.xrPresence, t.clock, t.modalOwner],
  );
  wiring.singleton(t.questionView, (state, session, notices) => new QuestionViewModel(state, session, notices), [
    t.questionState,
    t.sessionState,
    t.noticesState,
  ]);
  wiring.singleton(
    t.handleGameRequest,
    (http, session, loginPrompt, questions, random, clock, boards, postedScores, presence, modals) =>
      new HandleGameRequest(
        gameRequestDependencies({
          session,
          loginPrompt,
          questions,
          random,
          clock,
          achievements: httpAchievementGateway(http),
          catalog: httpCatalogGateway(http),
          inventory: httpInventoryGateway(http),
          boards,
          postedScores,
          saves: httpSaveGateway(http),
          mails: httpSubscriptionGateway(http),
          account: httpSecurityGateway(http),
          ads: {
            gateway: httpAdGateway(http),
            media: new ImageAdMedia(),
            presence,
            covered: () => questions.current.stand.kind !== 'none' || modals.current.open.length > 0,
          },
        }),
      ),
    [
      t.http,
      t.sessionState,
      t.loginPrompt,
      t.questionState,
      t.random,
      t.clock,
      community.leaderboardGateway,
      community.postedScores,
      t.xrPresence,
      t.modalOwner,
    ],
  );
};

/** Dependencies of leaderboards, for their pages and for games. */
export const leaderboardsModule: Module = (wiring) => {
  wiring.singleton(community.leaderboardGateway, httpLeaderboardGateway, [t.http]);
  wiring.singleton(community.postedScores, () => new PostedScores(), []);
  wiring.singleton(
    community.createLeaderboards,
    (leaderboardGateway, postedScores, session) => {
      const loadStanding = new LoadStanding(leaderboardGateway, session);
      return (game) => new LeaderboardsViewModel({ leaderboardGateway, loadStanding, postedScores, session }, game);
    },
    [community.leaderboardGateway, community.postedScores, t.sessionState],
  );
};
