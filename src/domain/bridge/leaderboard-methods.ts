import { isScore, SCORE_MAX } from '../leaderboards/score';
import { isInputDigest, isTicketText } from '../leaderboards/score-ticket';
import { err, ok } from '../shared/result';
import type { ArgumentParser } from './arguments';
import { optional, page, record, shown, size, slug } from './arguments';
import type { BoardStats, GameScores } from './game-data';
import { forAnyone, forPlayers } from './method';

export interface BoardArgument {
  /** Slug of the board. */
  readonly board: string;
}

export interface SizedArguments extends BoardArgument {
  readonly size: number;
}

export interface PagedArguments extends SizedArguments {
  readonly page: number;
}

/** Proof of a run: its ticket, and the SHA-256 of its inputs in lower-case hexadecimal digits. */
export interface RunProof {
  readonly ticket?: string | undefined;
  readonly inputs?: string | undefined;
}

export interface PostArguments extends BoardArgument, RunProof {
  readonly score: number;
}

/** A started run. */
export interface ScoreRun {
  /** Opaque text for one score of this player and board. */
  readonly ticket: string;
  /** Last moment for the score: six hours after the start (ISO 8601, UTC). */
  readonly expires: string;
}

/**
 * Result of a posted score: a new best, no better than before, held for the developer's review, or unranked with an
 * emulated headset.
 */
export type PostStanding = 'improved' | 'worse' | 'set-aside' | 'emulated';

export interface PostAnswer {
  /** True if the score is now the player's best on the board; the same as the standing `improved`. */
  readonly improved: boolean;
  readonly standing: PostStanding;
}

/** A score: a finite number whose integer part is exact. */
export const score: ArgumentParser<number> = (raw) =>
  isScore(raw) ? ok(raw) : err(`must be a finite number between -${SCORE_MAX} and ${SCORE_MAX}; given ${shown(raw)}`);

const ticket: ArgumentParser<string> = (raw) =>
  isTicketText(raw) ? ok(raw) : err('must be a ticket of leaderboard.startRun()');

const digest: ArgumentParser<string> = (raw) =>
  isInputDigest(raw) ? ok(raw) : err('must be a SHA-256 digest in 64 lower-case hexadecimal digits');

/**
 * Calls about a game's leaderboards; `mine` is the page around the player, and `post` returns the score's standing.
 * @rule 2.7.18 A game can read the best scores of a board in pages, and its statistics.
 * @rule 2.7.37 A game can read the scores of the player's friends, and those around the player.
 */
export const leaderboardMethods = {
  'leaderboard.top': forAnyone<PagedArguments, GameScores>(record({ board: slug, size, page })),
  'leaderboard.friends': forPlayers<SizedArguments, GameScores>(record({ board: slug, size })),
  'leaderboard.mine': forPlayers<SizedArguments, GameScores>(record({ board: slug, size })),
  'leaderboard.stats': forAnyone<BoardArgument, BoardStats>(record({ board: slug })),
  'leaderboard.startRun': forPlayers<BoardArgument, ScoreRun>(record({ board: slug })),
  'leaderboard.post': forPlayers<PostArguments, PostAnswer>(
    record({ board: slug, score, ticket: optional(ticket, undefined), inputs: optional(digest, undefined) }),
  ),
};
