import { bridgeError } from '../../domain/bridge/bridge-error';
import { err } from '../../domain/shared/result';
import { answered } from '../bridge/answered';
import type { HandlersOf } from '../bridge/handlers';
import type { GameVisit } from '../bridge/open-game';
import type { LeaderboardGateway } from './leaderboard-gateway.port';
import type { PostedScores } from './posted-scores';

/** Answers a game's calls about its leaderboards; a score is posted while the player's play session is open at the server. */
export function leaderboardHandlers(
  gateway: LeaderboardGateway,
  visit: GameVisit,
  news: PostedScores,
): HandlersOf<'leaderboard'> {
  const named = (board: string) => ({ game: visit.game.slug, board });
  return {
    'leaderboard.top': async ({ board, size, page }) => answered(await gateway.top(named(board), size, page)),
    'leaderboard.friends': async ({ board, size }) => answered(await gateway.friends(named(board), size)),
    'leaderboard.mine': async ({ board, size }) => answered(await gateway.mine(named(board), size)),
    'leaderboard.stats': async ({ board }) => answered(await gateway.stats(named(board))),
    'leaderboard.post': async ({ board, score }) => {
      const posted = await visit.whilePlayed(() => gateway.post(named(board), score));
      if (posted?.ok === true && posted.value.improved) news.tell(named(board));
      return posted === undefined
        ? err(bridgeError('err_conflict', 'Scores are taken only while the player plays this game.'))
        : answered(posted);
    },
  };
}
