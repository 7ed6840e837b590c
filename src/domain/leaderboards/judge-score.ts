import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';
import type { Board, ScoreRange } from './board';
import { isScore } from './score';

/**
 * A listed score counts at once; a quarantined one is seen by its player and by those who look after the board alone; an unranked one was
 * made with an emulated headset, is marked so, and never stands on a board.
 */
export type ScoreVerdict = 'listed' | 'quarantined' | 'unranked';

/** The open play session that a score comes from. */
export interface LivePlay {
  /** The headset was an emulated one, at any moment of it. */
  readonly emulated: boolean;
}

export type RefusedScore = 'no-live-session' | 'no-score' | 'out-of-bounds';

const isWithin = (score: number, { least = -Infinity, most = Infinity }: ScoreRange): boolean =>
  score >= least && score <= most;

/** Judges a posted score; `live` is the open play session of this game by this player, where there is one. */
export function judgeScore(
  { bounds, plausible }: Pick<Board, 'bounds' | 'plausible'>,
  score: unknown,
  live: LivePlay | undefined,
): Result<ScoreVerdict, RefusedScore> {
  if (live === undefined) return err('no-live-session');
  if (!isScore(score)) return err('no-score');
  if (!isWithin(score, bounds)) return err('out-of-bounds');
  if (live.emulated) return ok('unranked');
  return ok(isWithin(score, plausible) ? 'listed' : 'quarantined');
}
