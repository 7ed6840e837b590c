import { isScore, SCORE_MAX } from '../leaderboards/score';
import { err, ok } from '../shared/result';
import type { ArgumentParser } from './arguments';
import { record, shown, slug, page, size } from './arguments';
import type { BoardStats, GameScores } from './game-data';
import { forAnyone, forPlayers } from './method';

export interface BoardArgument {
  /** The board's slug. */
  readonly board: string;
}

export interface SizedArguments extends BoardArgument {
  readonly size: number;
}

export interface PagedArguments extends SizedArguments {
  readonly page: number;
}

export interface PostArguments extends BoardArgument {
  readonly score: number;
}

/**
 * Place of a posted score: the player's new best, no better than before, kept apart until the developer has looked at it, or made with an
 * emulated headset, which never counts.
 */
export type PostStanding = 'improved' | 'worse' | 'set-aside' | 'emulated';

export interface PostAnswer {
  /** True when the score is the player's best on the board now; the same as the standing `improved`. */
  readonly improved: boolean;
  readonly standing: PostStanding;
}

/** A score that is posted: a finite number that keeps its whole part exactly. */
export const score: ArgumentParser<number> = (raw) =>
  isScore(raw) ? ok(raw) : err(`must be a finite number between -${SCORE_MAX} and ${SCORE_MAX}; given ${shown(raw)}`);

/**
 * The leaderboards of a game; `mine` is the part around the player, and `post` returns the place of the score.
 * @rule 2.7.18 The best scores of a board, in pages, and its numbers.
 * @rule 2.7.37 The scores of the player's friends and those around the player.
 */
export const leaderboardMethods = {
  'leaderboard.top': forAnyone<PagedArguments, GameScores>(record({ board: slug, size, page })),
  'leaderboard.friends': forPlayers<SizedArguments, GameScores>(record({ board: slug, size })),
  'leaderboard.mine': forPlayers<SizedArguments, GameScores>(record({ board: slug, size })),
  'leaderboard.stats': forAnyone<BoardArgument, BoardStats>(record({ board: slug })),
  'leaderboard.post': forPlayers<PostArguments, PostAnswer>(record({ board: slug, score })),
};
