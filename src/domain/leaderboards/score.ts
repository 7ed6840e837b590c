import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';
import type { BoardOrder, Board, ScoreRange } from './board';

/** Largest score, and its negative the smallest: integers are exact up to here. */
export const SCORE_MAX = Number.MAX_SAFE_INTEGER;

/**
 * True if a value is a valid score: a finite number, fractions included, with an exact integer part.
 * @rule 2.7.38 A game posts a score to one of its boards.
 */
export function isScore(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= SCORE_MAX;
}

/** True if a score replaces the player's best; an equal one does not, so that the first stays first. */
export function isBetterScore(order: BoardOrder, score: number, best: number | undefined): boolean {
  if (best === undefined) return true;
  return order === 'highest-first' ? score > best : score < best;
}

/**
 * Listed scores count at once. Quarantined ones are visible only to the board's reviewers. Unranked
 * ones were made with an emulated headset and never appear on a board.
 */
export type ScoreVerdict = 'listed' | 'quarantined' | 'unranked';

/** Recent play of the player who posts a score. */
export interface LivePlay {
  /** True if an emulated headset was used at any time. */
  readonly emulated: boolean;
  /** Milliseconds since the start of the earliest play session within the last 24 hours. */
  readonly playedFor: number;
  /** Milliseconds since the start of the run; absent for a score without a ticket. */
  readonly runFor?: number;
  /** True if the developer has banned the player from the board. */
  readonly banned?: boolean;
}

/** Limits that set a score aside, by their fields in `game.json`; `ban` for scores of a banned player. */
export const brokenLimits = ['ban', 'plausibleLeast', 'plausibleMost', 'minSeconds', 'perMinute'] as const;

export type BrokenLimit = (typeof brokenLimits)[number];

export type RefusedScore = 'no-live-session' | 'no-score' | 'out-of-bounds';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

const isWithin = (score: number, { least = -Infinity, most = Infinity }: ScoreRange): boolean =>
  score >= least && score <= most;

/** True if a person can reach a score so fast; a started minute counts as a whole one. */
const isPaced = (score: number, perMinute: number | undefined, playedFor: number): boolean =>
  perMinute === undefined || score <= perMinute * Math.max(1, Math.ceil(playedFor / MINUTE));

type JudgedBoard = Pick<Board, 'bounds' | 'plausible' | 'perMinute' | 'minSeconds'>;

/** Returns the first limit that a score breaks. For a score with a ticket, the time of the run replaces the time played. */
export function brokenLimit(
  { plausible: { least = -Infinity, most = Infinity }, perMinute, minSeconds = 0 }: Omit<JudgedBoard, 'bounds'>,
  score: number,
  { playedFor, runFor, banned = false }: LivePlay,
): BrokenLimit | undefined {
  const broken: Readonly<Record<BrokenLimit, boolean>> = {
    ban: banned,
    plausibleLeast: score < least,
    plausibleMost: score > most,
    minSeconds: runFor !== undefined && runFor < minSeconds * SECOND,
    perMinute: !isPaced(score, perMinute, runFor ?? playedFor),
  };
  return brokenLimits.find((limit) => broken[limit]);
}

/** Judges a posted score; `live` is the player's open play session of this game, if any. */
export function judgeScore(
  board: JudgedBoard,
  score: unknown,
  live: LivePlay | undefined,
): Result<ScoreVerdict, RefusedScore> {
  if (live === undefined) return err('no-live-session');
  if (!isScore(score)) return err('no-score');
  if (!isWithin(score, board.bounds)) return err('out-of-bounds');
  if (live.emulated) return ok('unranked');
  return ok(brokenLimit(board, score, live) === undefined ? 'listed' : 'quarantined');
}

/** Returns the message for a score outside a board's bounds, with the allowed range and the given score. */
export function outOfBoundsText({ least, most }: ScoreRange, given: number): string {
  const from = least === undefined ? undefined : `at least ${String(least)}`;
  const to = most === undefined ? undefined : `at most ${String(most)}`;
  const allowed = [from, to].filter((part) => part !== undefined).join(' and ');
  return `score must be ${allowed} on this board; given ${String(given)}.`;
}
