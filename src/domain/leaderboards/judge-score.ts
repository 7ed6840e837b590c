import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';
import type { Board, ScoreRange } from './board';
import { isScore } from './score';

/** A listed score counts at once; a quarantined one is seen by its player and by those who look after the board alone. */
export type ScoreVerdict = 'listed' | 'quarantined';

export type RefusedScore = 'no-live-session' | 'no-score' | 'out-of-bounds';

const isWithin = (score: number, { least = -Infinity, most = Infinity }: ScoreRange): boolean =>
  score >= least && score <= most;

/** Judges a posted score; `live` says that a play session of this game by this player is open. */
export function judgeScore(
  { bounds, plausible }: Pick<Board, 'bounds' | 'plausible'>,
  score: unknown,
  live: boolean,
): Result<ScoreVerdict, RefusedScore> {
  if (!live) return err('no-live-session');
  if (!isScore(score)) return err('no-score');
  if (!isWithin(score, bounds)) return err('out-of-bounds');
  return ok(isWithin(score, plausible) ? 'listed' : 'quarantined');
}
