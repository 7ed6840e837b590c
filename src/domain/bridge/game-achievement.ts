/** A badge of the game, as the game sees it. */
export interface GameAchievement {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** Address of the picture; empty in local mode. */
  readonly thumbnail: string;
  /** When the player earned it (ISO 8601, UTC); absent while not earned. */
  readonly unlockedAt?: string;
  /** Percent of the way to it, the highest that the game has reported; absent before a report. */
  readonly progress?: number;
}
