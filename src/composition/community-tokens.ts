import type { ReviewGateway } from '../application/reviews/review-gateway.port';
import type { ReactionGateway } from '../application/reactions/reaction-gateway.port';
import type { ReviewDraftStore } from '../application/reviews/review-draft-store.port';
import type { LeaderboardGateway } from '../application/leaderboards/leaderboard-gateway.port';
import type { PostedScores } from '../application/leaderboards/posted-scores';
import type { PlayServices } from '../ui/app/app-services';
import { named, token } from './wiring';

/** Tokens for reviews, reactions and leaderboards; loaded with the game pages. */
export const communityTokens = named({
  reviewGateway: token<ReviewGateway>(),
  reactionGateway: token<ReactionGateway>(),
  reviewDrafts: token<ReviewDraftStore>(),
  report: token<PlayServices['report']>(),
  createCommunity: token<PlayServices['createCommunity']>(),
  leaderboardGateway: token<LeaderboardGateway>(),
  postedScores: token<PostedScores>(),
  createLeaderboards: token<PlayServices['createLeaderboards']>(),
});
