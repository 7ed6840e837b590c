import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';
import type { BoardOrder, Board, ScoreRange } from './board';

/** The largest score, and its negative the smallest: whole numbers are exact up to here. */
export const SCORE_MAX = Number.MAX_SAFE_INTEGER;

/**
 * Whether a value can stand on a leaderboard: a finite number, fractions included, that keeps its whole part exactly.
 * @rule 2.7.38 A game posts a score to one of its boards.
 */
export function isScore(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= SCORE_MAX;
}

/** Whether a score takes the place of the player's best so far: an equal one does not, so that the first stays first. */
export function isBetterScore(order: BoardOrder, score: number, best: number | undefined): boolean {
  if (best === undefined) return true;
  return order === 'highest-first' ? score > best : score < best;
}

/**
 * A listed score counts at once; a quarantined one is seen by its player and by those who look after the board alone; an unranked one was
 * made with an emulated headset, is marked so, and never stands on a board.
 */
export type ScoreVerdict = 'listed' | 'quarantined' | 'unranked';

/** The open play session that a score comes from. */
export interface LivePlay {
  /** The headset was an emulated one, at any moment of it. */
  readonly emulated: boolean;
  /** Milliseconds since the player began to play this game today. */
  readonly playedFor: number;
}

export type RefusedScore = 'no-live-session' | 'no-score' | 'out-of-bounds';

const MINUTE = 60_000;

const isWithin = (score: number, { least = -Infinity, most = Infinity }: ScoreRange): boolean =>
  score >= least && score <= most;

/** Whether a person can be that fast; a minute that has begun counts as a whole one. */
const isPaced = (score: number, perMinute: number | undefined, { playedFor }: LivePlay): boolean =>
  perMinute === undefined || score <= perMinute * Math.max(1, Math.ceil(playedFor / MINUTE));

/** Judges a posted score; `live` is the open play session of this game by this player, where there is one. */
export function judgeScore(
  { bounds, plausible, perMinute }: Pick<Board, 'bounds' | 'plausible' | 'perMinute'>,
  score: unknown,
  live: LivePlay | undefined,
): Result<ScoreVerdict, RefusedScore> {
  if (live === undefined) return err('no-live-session');
  if (!isScore(score)) return err('no-score');
  if (!isWithin(score, bounds)) return err('out-of-bounds');
  if (live.emulated) return ok('unranked');
  return ok(isWithin(score, plausible) && isPaced(score, perMinute, live) ? 'listed' : 'quarantined');
}

/** Message for a score outside of a board's bounds: what is allowed, and what was given. */
export function outOfBoundsText({ least, most }: ScoreRange, given: number): string {
  const from = least === undefined ? undefined : `at least ${String(least)}`;
  const to = most === undefined ? undefined : `at most ${String(most)}`;
  const allowed = [from, to].filter((part) => part !== undefined).join(' and ');
  return `score must be ${allowed} on this board; given ${String(given)}.`;
}
