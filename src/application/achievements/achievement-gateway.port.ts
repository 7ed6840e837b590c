import type { ProgressAnswer } from '../../domain/bridge/achievement-methods';
import type { GameAchievement } from '../../domain/bridge/game-data';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { CancelSignal } from '../system/cancel-signal';

/** Achievements of games, including the caller's own progress. The caller is a player or a guest. */
export interface AchievementGateway {
  /** Returns all achievements of a game; `signal` cancels the request with an `aborted` failure. */
  list(game: string, signal?: CancelSignal): Promise<Result<readonly GameAchievement[], ApiFailure>>;
  /** `unlocked` is false when the achievement was unlocked before. */
  unlock(game: string, slug: string): Promise<Result<{ readonly unlocked: boolean }, ApiFailure>>;
  /** Records progress in whole percent. The highest report counts, and 100 unlocks the achievement. */
  progress(game: string, slug: string, percent: number): Promise<Result<ProgressAnswer, ApiFailure>>;
}
