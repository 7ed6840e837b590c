import type { Result } from '../../domain/shared/result';

/** The visitor has just closed the prompt and is not asked again yet. */
export type DismissedLately = 'dismissed-lately';

/** Asks a visitor to sign in. */
export interface LoginPrompt {
  /** Succeeds with the prompt open, or for a signed-in player with nothing to ask; refused for 10 s after a dismissal. */
  open(): Result<void, DismissedLately>;
}
