import { bridgeError } from '../../domain/bridge/bridge-error';
import type { Result } from '../../domain/shared/result';
import { err } from '../../domain/shared/result';
import { answered } from '../bridge/answered';
import type { HandlersOf } from '../bridge/handlers';
import type { GameVisit } from '../bridge/open-game';
import type { ApiFailure } from '../http/api-failure';
import { isTransient } from '../http/is-transient';
import type { LeaderboardGateway } from './leaderboard-gateway.port';
import type { PostedScores } from './posted-scores';

const noSession = bridgeError('err_unavailable', 'The portal could not open a play session for the score. Try again.');

const isLostPlay = (failure: ApiFailure): boolean => failure.kind === 'rejected' && failure.status === 409;
const canRetry = (failure: ApiFailure): boolean => isLostPlay(failure) || isTransient(failure);

/**
 * Creates the handlers for a game's calls about its leaderboards. Scores are posted in a play session, which is opened
 * if necessary.
 */
export function leaderboardHandlers(
  gateway: LeaderboardGateway,
  visit: GameVisit,
  postedScores: PostedScores,
): HandlersOf<'leaderboard'> {
  /** Runs a call in a play session. Returns undefined if the portal could not open a session. */
  async function inSession<T>(call: () => Promise<Result<T, ApiFailure>>): Promise<Result<T, ApiFailure> | undefined> {
    const done = await visit.whilePlayed(call);
    // The server has ended the session, for example while the computer slept, or was unreachable. A repeated call is harmless.
    return done?.ok === false && canRetry(done.error) ? visit.whilePlayed(call, isLostPlay(done.error)) : done;
  }
  const named = (board: string) => ({ game: visit.game.slug, board });
  return {
    'leaderboard.top': async ({ board, size, page }) => answered(await gateway.top(named(board), size, page)),
    'leaderboard.friends': async ({ board, size }) => answered(await gateway.friends(named(board), size)),
    'leaderboard.mine': async ({ board, size }) => answered(await gateway.mine(named(board), size)),
    'leaderboard.stats': async ({ board }) => answered(await gateway.stats(named(board))),
    'leaderboard.startRun': async ({ board }) => {
      const run = await inSession(() => gateway.startRun(named(board)));
      return run === undefined ? err(noSession) : answered(run);
    },
    'leaderboard.post': async ({ board, score, ticket, inputs }) => {
      const posted = await inSession(() => gateway.post(named(board), score, { ticket, inputs }));
      if (posted?.ok === true && posted.value.improved) postedScores.publish(named(board));
      return posted === undefined ? err(noSession) : answered(posted);
    },
  };
}
