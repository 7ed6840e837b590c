import { communityTokens as community } from './community-tokens';
import { HttpLeaderboardGateway } from '../adapters/http/http-play-gateways';
import { LoadBoards } from '../application/leaderboards/load-boards.use-case';
import { LoadStanding } from '../application/leaderboards/load-standing.use-case';
import { PostedScores } from '../application/leaderboards/posted-scores';
import { LeaderboardsViewModel } from '../ui/leaderboards/leaderboards.view-model';
import type { Module } from './create-wiring';
import { tokens as t } from './tokens';

/** Dependencies of leaderboards, for their pages and for games. */
export const leaderboardsModule: Module = (wiring) => {
  wiring.singleton(community.leaderboardGateway, (http) => new HttpLeaderboardGateway(http), [t.http]);
  wiring.singleton(community.postedScores, () => new PostedScores(), []);
  wiring.singleton(
    community.createLeaderboards,
    (gateway, postedScores, session) => {
      const loadBoards = new LoadBoards(gateway);
      const loadStanding = new LoadStanding(gateway, session);
      return (game) => new LeaderboardsViewModel({ loadBoards, loadStanding, postedScores, session }, game);
    },
    [community.leaderboardGateway, community.postedScores, t.sessionState],
  );
};
