import type { ScoreRange } from '../../../src/domain/leaderboards/board';
import type { RefusedScore } from '../../../src/domain/leaderboards/score';
import { outOfBoundsText, SCORE_MAX } from '../../../src/domain/leaderboards/score';
import type { Refusal } from '../../platform/http/refusal';
import { refusal } from '../../platform/http/refusal';

/** Refuses a score or a run of a player who is not playing. */
export const noLiveSession = (): Refusal =>
  refusal.conflict('Scores are accepted only while the player plays this game.');

/** Maps the reason for refusing a score to the refusal that the game receives. */
export function refusedScore(reason: RefusedScore, bounds: ScoreRange, given: number): Refusal {
  switch (reason) {
    case 'no-live-session':
      return noLiveSession();
    case 'no-score':
      return refusal.validation({
        score: [`A score must be a number between -${String(SCORE_MAX)} and ${String(SCORE_MAX)}.`],
      });
    case 'out-of-bounds':
      return refusal.validation({ score: [outOfBoundsText(bounds, given)] });
  }
}
