import type { PortalDialog } from './method';

/** What the portal asks a player for a game: what a call needs a yes to, or whether to keep what was done as a guest. */
export type QuestionKind = PortalDialog | 'takeover';

/** Milliseconds for which the yes does nothing after the dialog has come into sight: a game cannot time a press into it. */
export const CONFIRM_INERT_FOR = 700;

/** Milliseconds for which a player who has said no is not asked the like again. */
export const NO_HOLDS_FOR = 10_000;

/** Milliseconds that a question waits for the player to leave the headset session. */
export const HEADSET_LEFT_WITHIN = 30_000;

/** Why what was agreed to did not happen, and whether another try may do. */
export interface QuestionFailure {
  readonly message: string;
  readonly retryable: boolean;
}

/** The one question that stands before the player: none, out of sight while a headset session runs, or seen. */
export type QuestionStand =
  | { readonly kind: 'none' }
  | { readonly kind: 'waiting' }
  | {
      readonly kind: 'seen';
      /** Whether the yes has an effect. */
      readonly armed: boolean;
      /** Whether what was agreed to is under way. */
      readonly running: boolean;
      readonly failure: QuestionFailure | undefined;
    };

export type QuestionEvent =
  | { readonly type: 'asked'; readonly inHeadset: boolean }
  | { readonly type: 'headset-entered' | 'headset-left' }
  /** It has been in sight for as long as the yes is inert. */
  | { readonly type: 'looked-at' }
  | { readonly type: 'agreed' }
  | { readonly type: 'failed'; readonly failure: QuestionFailure }
  | { readonly type: 'ended' };

/** Nothing is asked. */
export const noQuestion: QuestionStand = { kind: 'none' };

const seen: QuestionStand = { kind: 'seen', armed: false, running: false, failure: undefined };

/**
 * Moves the question; what does not fit the present stand is ignored.
 * @rule 3.7 Inside a headset session the dialog waits.
 * @rule 3.7 A dialog cannot be answered by the game: its yes is inert while it comes into sight.
 */
export function nextQuestion(stand: QuestionStand, event: QuestionEvent): QuestionStand {
  switch (event.type) {
    case 'asked':
      return stand.kind === 'none' ? (event.inHeadset ? { kind: 'waiting' } : seen) : stand;
    case 'headset-entered':
      return stand.kind === 'seen' && !stand.running ? { kind: 'waiting' } : stand;
    case 'headset-left':
      return stand.kind === 'waiting' ? seen : stand;
    case 'looked-at':
      return stand.kind === 'seen' ? { ...stand, armed: true } : stand;
    case 'agreed':
      return canConfirm(stand) ? { ...stand, running: true, failure: undefined } : stand;
    case 'failed':
      return stand.kind === 'seen' && stand.running ? { ...stand, running: false, failure: event.failure } : stand;
    case 'ended':
      return noQuestion;
  }
}

/** Whether the yes has an effect now: after a failure only where another try may do. */
export function canConfirm(stand: QuestionStand): stand is QuestionStand & { readonly kind: 'seen' } {
  return stand.kind === 'seen' && stand.armed && !stand.running && stand.failure?.retryable !== false;
}

/** Whether the last no, in milliseconds since 1970, still holds at `now`. */
export function holdsNo(saidAt: number | undefined, now: number): boolean {
  // A clock that was set back must not keep a player from being asked.
  return saidAt !== undefined && now >= saidAt && now - saidAt < NO_HOLDS_FOR;
}
