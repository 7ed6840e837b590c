import type { ScoreRange } from '../../../src/domain/leaderboards/board';
import type { RefusedScore } from '../../../src/domain/leaderboards/score';
import { outOfBoundsText, SCORE_MAX } from '../../../src/domain/leaderboards/score';
import type { Refusal } from '../../platform/http/refusal';
import { refusal } from '../../platform/http/refusal';

/** What a game is told of a score that is not taken. */
export function refusedScore(reason: RefusedScore, bounds: ScoreRange, given: number): Refusal {
  switch (reason) {
    case 'no-live-session':
      return refusal.conflict('Scores are taken only while the player plays this game.');
    case 'no-score':
      return refusal.validation({
        score: [`A score is a number between -${String(SCORE_MAX)} and ${String(SCORE_MAX)}.`],
      });
    case 'out-of-bounds':
      return refusal.validation({ score: [outOfBoundsText(bounds, given)] });
  }
}
