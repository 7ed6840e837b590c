import { countCharacters, plainText } from '../shared/plain-text';
import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';
import { plainSubject, SUBJECT_LIMIT } from '../shared/subject';
import type { FeedbackRating, FeedbackRequest } from './feedback';
import { isSendable, FEEDBACK_LIMIT } from './feedback';

/**
 * State of the feedback modal (spec 1 §3); `failure` is the error of the last attempt.
 * @rule 1.2.10 The feedback modal is a text box with an optional star rating.
 */
export type FeedbackModal =
  | { readonly status: 'closed' }
  | {
      readonly status: 'editing' | 'sending';
      readonly request: FeedbackRequest;
      readonly text: string;
      readonly rating: FeedbackRating | undefined;
      readonly failure: string | undefined;
    };

export type FeedbackEvent =
  | { readonly type: 'opened'; readonly request: FeedbackRequest }
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'rated'; readonly rating: FeedbackRating | undefined }
  | { readonly type: 'submitted' }
  | { readonly type: 'succeeded' }
  | { readonly type: 'failed'; readonly message: string }
  | { readonly type: 'closed' };

/** State of the closed modal. */
export const closedFeedback: FeedbackModal = { status: 'closed' };

/** True if the feedback can be sent now. */
export function canSendFeedback(modal: FeedbackModal): boolean {
  return modal.status === 'editing' && isSendable(modal.text, modal.request.limit);
}

/** Returns the modal after an event. The text stays during a request and after a failure; success closes the modal. */
export function nextFeedback(modal: FeedbackModal, event: FeedbackEvent): FeedbackModal {
  if (event.type === 'opened') return modal.status === 'closed' ? opened(event.request) : modal;
  if (modal.status === 'closed') return modal;
  return modal.status === 'editing' ? edited(modal, event) : sent(modal, event);
}

type Open = Exclude<FeedbackModal, { status: 'closed' }>;
type LaterEvent = Exclude<FeedbackEvent, { type: 'opened' }>;

function opened(request: FeedbackRequest): FeedbackModal {
  return { status: 'editing', request, text: '', rating: undefined, failure: undefined };
}

function edited(modal: Open, event: LaterEvent): FeedbackModal {
  switch (event.type) {
    case 'typed':
      return { ...modal, text: event.text };
    case 'rated':
      return modal.request.withRating ? { ...modal, rating: event.rating } : modal;
    case 'submitted':
      return canSendFeedback(modal) ? { ...modal, status: 'sending', failure: undefined } : modal;
    case 'closed':
      return closedFeedback;
    case 'succeeded':
    case 'failed':
      return modal;
  }
}

function sent(modal: Open, event: LaterEvent): FeedbackModal {
  switch (event.type) {
    case 'succeeded':
      return closedFeedback;
    case 'failed':
      return { ...modal, status: 'editing', failure: event.message };
    case 'typed':
    case 'rated':
    case 'submitted':
    case 'closed':
      return modal;
  }
}

/** Feedback as sent and stored. */
export interface Feedback {
  readonly subject: string;
  readonly text: string;
  readonly rating: FeedbackRating | undefined;
}

/** Reason to refuse feedback, with the first invalid field. */
export interface FeedbackProblem {
  readonly kind: 'empty' | 'too-long';
  readonly field: 'subject' | 'text';
}

/**
 * Returns the feedback to store, without invisible characters and with its subject in one line, or the problem.
 * @rule 1.9.3b A text above the limit of 500 is refused.
 */
export function checkFeedback(feedback: Feedback): Result<Feedback, FeedbackProblem> {
  const subject = plainSubject(feedback.subject);
  const text = plainText(feedback.text);
  const fields = [
    ['subject', subject, SUBJECT_LIMIT],
    ['text', text, FEEDBACK_LIMIT],
  ] as const;
  for (const [field, value, limit] of fields) {
    if (value === '') return err({ kind: 'empty', field });
    if (countCharacters(value) > limit) return err({ kind: 'too-long', field });
  }
  return ok({ subject, text, rating: feedback.rating });
}
