import type { Rating } from '../../domain/reviews/rating';
import type { ReviewContent, ReviewDraft } from '../../domain/reviews/review-draft';
import { emptyDraft } from '../../domain/reviews/review-draft';
import type { Review, ReviewId } from '../../domain/reviews/review';
import type { ReviewProblem, ReviewSituation } from '../../domain/reviews/review.policy';
import { reviewContent } from '../../domain/reviews/review.policy';

/**
 * Duration of the closing animation, in milliseconds (spec 2 §4).
 * @rule 2.4.13 The review form closes within 400 ms.
 */
export const REVIEW_FORM_CLOSING_TIME = 400;

/** State of the form in which a player writes or edits a review. */
export interface ReviewForm {
  readonly phase: 'closed' | 'new' | 'editing' | 'submitting' | 'closing';
  /** The edited review; undefined for a new one. */
  readonly target: ReviewId | undefined;
  readonly draft: ReviewDraft;
  /** True once the server has accepted the draft, which is then cleared. */
  readonly sent: boolean;
  /** Milliseconds left while closing, otherwise 0. */
  readonly remaining: number;
}

export type ReviewFormEvent =
  | { readonly type: 'write-requested' }
  | { readonly type: 'edit-requested'; readonly review: Pick<Review, 'id' | 'body' | 'rating'> }
  | { readonly type: 'typed'; readonly body: string }
  | { readonly type: 'rated'; readonly rating: Rating }
  | ({ readonly type: 'submit-requested' } & Omit<ReviewSituation, 'editing'>)
  | { readonly type: 'accepted' }
  | { readonly type: 'refused' }
  | { readonly type: 'dismissed' }
  /** The edited review was deleted. */
  | { readonly type: 'target-gone' }
  | { readonly type: 'time-passed'; readonly milliseconds: number };

/** Commands: send the review, or show its problem. */
export type ReviewFormCommand =
  | { readonly type: 'submit'; readonly content: ReviewContent }
  | { readonly type: 'update'; readonly id: ReviewId; readonly content: ReviewContent }
  | { readonly type: 'show-problem'; readonly problem: ReviewProblem };

export interface ReviewFormStep {
  readonly form: ReviewForm;
  readonly command: ReviewFormCommand | undefined;
}

/** State of a form that was never opened. */
export const closedReviewForm: ReviewForm = {
  phase: 'closed',
  target: undefined,
  draft: emptyDraft,
  sent: false,
  remaining: 0,
};

/**
 * Returns the form after an event. While submitting only the response counts, so no review is sent twice. An unsent
 * draft returns when the form opens again for the same review, or for a new one. A new draft moves into the writer's
 * review when that is edited; an edit becomes a new draft when its review was deleted.
 * @rule 2.4.13 The review form is new, editing, submitting and then closing.
 */
export function nextReviewForm(form: ReviewForm, event: ReviewFormEvent): ReviewFormStep {
  if (event.type === 'submit-requested' && isWritable(form)) return submitted(form, event);
  return { form: moved(form, event), command: undefined };
}

/** Returns the milliseconds until the form changes by itself; undefined if nothing is due. */
export function untilReviewFormChange({ phase, remaining }: ReviewForm): number | undefined {
  return phase === 'closing' ? remaining : undefined;
}

/** True if a closed or new form has no content, so that it can take over a draft. */
export function isUntouched({ phase, target, draft, sent }: ReviewForm): boolean {
  const blank = draft.body === '' && draft.rating === undefined;
  return (phase === 'closed' || phase === 'new') && target === undefined && blank && !sent;
}

/** True if the form accepts input now. */
export function isWritable({ phase }: ReviewForm): boolean {
  return phase === 'new' || phase === 'editing';
}

function submitted(
  form: ReviewForm,
  { signedIn, ownGame, reviewed }: Omit<ReviewSituation, 'editing'>,
): ReviewFormStep {
  const { target } = form;
  const content = reviewContent(form.draft, { signedIn, ownGame, reviewed, editing: target !== undefined });
  if (!content.ok) return { form, command: { type: 'show-problem', problem: content.error } };
  const command: ReviewFormCommand =
    target === undefined
      ? { type: 'submit', content: content.value }
      : { type: 'update', id: target, content: content.value };
  return { form: { ...form, phase: 'submitting' }, command };
}

function moved(form: ReviewForm, event: ReviewFormEvent): ReviewForm {
  switch (event.type) {
    case 'write-requested':
      return isGone(form) ? opened(form, undefined, emptyDraft) : form;
    case 'edit-requested':
      return isGone(form) || form.phase === 'new' ? edited(form, event.review) : form;
    case 'typed':
      return isWritable(form) ? { ...form, draft: { ...form.draft, body: event.body } } : form;
    case 'rated':
      return isWritable(form) ? { ...form, draft: { ...form.draft, rating: event.rating } } : form;
    case 'dismissed':
      return isWritable(form) ? closing(form) : form;
    case 'accepted':
      return form.phase === 'submitting' ? closing({ ...form, sent: true }) : form;
    case 'refused':
      return form.phase === 'submitting' ? { ...form, phase: openPhase(form.target) } : form;
    case 'time-passed':
      return form.phase === 'closing' ? afterTime(form, event.milliseconds) : form;
    case 'target-gone':
      return form.sent || form.target === undefined ? form : asNew(form);
    case 'submit-requested':
      return form;
  }
}

const isGone = ({ phase }: ReviewForm) => phase === 'closed' || phase === 'closing';

const closing = (form: ReviewForm): ReviewForm => ({ ...form, phase: 'closing', remaining: REVIEW_FORM_CLOSING_TIME });

const openPhase = (target: ReviewId | undefined) => (target === undefined ? 'new' : 'editing');

const asNew = (form: ReviewForm): ReviewForm => ({
  ...form,
  phase: form.phase === 'editing' ? 'new' : form.phase,
  target: undefined,
});

/** Replaces the review's content by a draft that was written as a new review. */
function edited(form: ReviewForm, { id, body, rating }: Pick<Review, 'id' | 'body' | 'rating'>): ReviewForm {
  const { sent, target, draft } = form;
  const written = !sent && target === undefined ? draft : emptyDraft;
  return opened(form, id, { body: written.body === '' ? body : written.body, rating: written.rating ?? rating });
}

function opened(form: ReviewForm, target: ReviewId | undefined, draft: ReviewDraft): ReviewForm {
  const kept = !form.sent && form.target === target;
  return { ...closedReviewForm, phase: openPhase(target), target, draft: kept ? form.draft : draft };
}

function afterTime(form: ReviewForm, milliseconds: number): ReviewForm {
  if (milliseconds < form.remaining) return { ...form, remaining: form.remaining - milliseconds };
  return form.sent ? closedReviewForm : { ...form, phase: 'closed', remaining: 0 };
}
