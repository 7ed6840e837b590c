import type { PortalDialog } from './method';

/** Questions to a player on behalf of a game: consent to a call, or the transfer of a guest's progress. */
export type QuestionKind = PortalDialog | 'takeover';

/**
 * Milliseconds for which the confirm button is inert after the dialog appears, so that a game cannot time a press into
 * it.
 */
export const CONFIRM_INERT_FOR = 700;

/** Milliseconds after a refusal in which the same question is not asked again. */
export const REFUSAL_DURATION = 10_000;

/** Milliseconds that a question waits for the end of the headset session. */
export const HEADSET_LEFT_WITHIN = 30_000;

/** Reason for the failure of a confirmed action; `retryable` if another try may succeed. */
export interface QuestionFailure {
  readonly message: string;
  readonly retryable: boolean;
}

/** State of the one open question: none, hidden during a headset session, or visible. */
export type QuestionPhase =
  | { readonly kind: 'none' }
  | { readonly kind: 'waiting' }
  | {
      readonly kind: 'seen';
      /** True once the confirm button has an effect. */
      readonly armed: boolean;
      /** True while the confirmed action is running. */
      readonly running: boolean;
      readonly failure: QuestionFailure | undefined;
    };

export type QuestionEvent =
  | { readonly type: 'asked'; readonly inHeadset: boolean }
  | { readonly type: 'headset-entered' | 'headset-left' }
  /** The confirm button's inert time is over. */
  | { readonly type: 'looked-at' }
  | { readonly type: 'agreed' }
  | { readonly type: 'failed'; readonly failure: QuestionFailure }
  | { readonly type: 'ended' };

/** State without a question. */
export const noQuestion: QuestionPhase = { kind: 'none' };

const seen: QuestionPhase = { kind: 'seen', armed: false, running: false, failure: undefined };

/**
 * Returns the question after an event; events that do not fit the current state are ignored.
 * @rule 3.7 During a headset session the dialog waits.
 * @rule 3.7 A game cannot answer a dialog: its confirm button is inert when the dialog appears.
 */
export function nextQuestion(state: QuestionPhase, event: QuestionEvent): QuestionPhase {
  switch (event.type) {
    case 'asked':
      return state.kind === 'none' ? (event.inHeadset ? { kind: 'waiting' } : seen) : state;
    case 'headset-entered':
      return state.kind === 'seen' && !state.running ? { kind: 'waiting' } : state;
    case 'headset-left':
      return state.kind === 'waiting' ? seen : state;
    case 'looked-at':
      return state.kind === 'seen' ? { ...state, armed: true } : state;
    case 'agreed':
      return canConfirm(state) ? { ...state, running: true, failure: undefined } : state;
    case 'failed':
      return state.kind === 'seen' && state.running ? { ...state, running: false, failure: event.failure } : state;
    case 'ended':
      return noQuestion;
  }
}

/** True if the confirm button has an effect; after a failure only if another try may succeed. */
export function canConfirm(state: QuestionPhase): state is QuestionPhase & { readonly kind: 'seen' } {
  return state.kind === 'seen' && state.armed && !state.running && state.failure?.retryable !== false;
}

/** True if the last refusal, in milliseconds since 1970, is still valid at `now`. */
export function isRefusalActive(saidAt: number | undefined, now: number): boolean {
  // A clock that was set back must not suppress questions.
  return saidAt !== undefined && now >= saidAt && now - saidAt < REFUSAL_DURATION;
}
