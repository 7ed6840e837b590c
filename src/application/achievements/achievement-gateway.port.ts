import type { ProgressAnswer } from '../../domain/bridge/achievement-methods';
import type { GameAchievement } from '../../domain/bridge/game-achievement';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { CancelSignal } from '../system/cancel-signal';

/** The badges of games, and which of them the caller (a player, or a guest) has earned. */
export interface AchievementGateway {
  /** All badges of a game; `signal` cancels with an `aborted` failure. */
  list(game: string, signal?: CancelSignal): Promise<Result<readonly GameAchievement[], ApiFailure>>;
  /** `unlocked` is false when the badge was earned before. */
  unlock(game: string, slug: string): Promise<Result<{ readonly unlocked: boolean }, ApiFailure>>;
  /** Notes whole percent of the way; the highest report counts, and 100 gives the badge. */
  progress(game: string, slug: string, percent: number): Promise<Result<ProgressAnswer, ApiFailure>>;
}
