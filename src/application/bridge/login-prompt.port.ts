import type { Result } from '../../domain/shared/result';

/** The visitor has recently closed the prompt and is not prompted again yet. */
export type RecentlyDismissed = 'recently-dismissed';

/** Prompts a visitor to log in. */
export interface LoginPrompt {
  /** Opens the prompt. Does nothing for a logged-in player. Refused for 10 s after a dismissal. */
  open(): Result<void, RecentlyDismissed>;
}
