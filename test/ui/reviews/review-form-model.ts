import type { fc } from '@fast-check/vitest';
import { expect } from 'vitest';
import type { ReviewId } from '../../../src/domain/reviews/review';
import { emptyDraft } from '../../../src/domain/reviews/review-draft';
import type { ReviewDraft } from '../../../src/domain/reviews/review-draft';
import type { ReviewForm, ReviewFormEvent, ReviewFormStep } from '../../../src/ui/reviews/review-form.machine';
import { isWritable, nextReviewForm, untilReviewFormChange } from '../../../src/ui/reviews/review-form.machine';
import { reviewContent } from '../../../src/domain/reviews/review.policy';

/** Model of the form. */
export interface ReviewFormModel {
  open: 'no' | 'yes' | 'sending';
  about: ReviewId | undefined;
  draft: ReviewDraft;
  taken: boolean;
  /** Time since closing began; undefined while open. */
  closingFor: number | undefined;
  sent: number;
  answered: number;
}

const phaseOf = (model: ReviewFormModel): ReviewForm['phase'] => {
  if (model.open === 'sending') return 'submitting';
  if (model.open === 'yes') return model.about === undefined ? 'new' : 'editing';
  return model.closingFor === undefined ? 'closed' : 'closing';
};

/** Applies an event to the form and to the model. */
export class Happens implements fc.Command<ReviewFormModel, { form: ReviewForm }> {
  constructor(private readonly event: ReviewFormEvent) {}

  check(): boolean {
    return true;
  }

  run(model: ReviewFormModel, real: { form: ReviewForm }): void {
    const expected = this.expectedCommand(model);
    const { form, command } = nextReviewForm(real.form, this.event);
    real.form = form;
    expect(command).toEqual(expected);
    expect(form.phase).toBe(phaseOf(model));
    expect(form).toMatchObject({ target: model.about, draft: model.draft });
    expect(isWritable(form)).toBe(model.open === 'yes');
    expect(untilReviewFormChange(form)).toBe(model.closingFor === undefined ? undefined : 400 - model.closingFor);
    expect(model.sent - model.answered).toBe(form.phase === 'submitting' ? 1 : 0);
  }

  toString(): string {
    return JSON.stringify(this.event);
  }

  private expectedCommand(model: ReviewFormModel): ReviewFormStep['command'] {
    const { event } = this;
    switch (event.type) {
      case 'write-requested':
        if (model.open === 'no') {
          const draft = model.about !== undefined || model.taken ? emptyDraft : model.draft;
          Object.assign(model, { open: 'yes', about: undefined, draft, taken: false, closingFor: undefined });
        }
        break;
      case 'edit-requested': {
        if (model.open !== 'no' && phaseOf(model) !== 'new') break;
        const { id, body, rating } = event.review;
        const written = !model.taken && model.about === undefined ? model.draft : emptyDraft;
        const filled = { body: written.body === '' ? body : written.body, rating: written.rating ?? rating };
        const draft = model.about === id && !model.taken ? model.draft : filled;
        Object.assign(model, { open: 'yes', about: id, draft, taken: false, closingFor: undefined });
        break;
      }
      case 'target-gone':
        if (!model.taken) model.about = undefined;
        break;
      case 'typed':
        if (model.open === 'yes') model.draft = { ...model.draft, body: event.body };
        break;
      case 'rated':
        if (model.open === 'yes') model.draft = { ...model.draft, rating: event.rating };
        break;
      case 'submit-requested':
        return model.open === 'yes' ? sendOf(model, event) : undefined;
      case 'accepted':
      case 'refused':
        if (model.open !== 'sending') break;
        model.answered += 1;
        if (event.type === 'refused') model.open = 'yes';
        else Object.assign(model, { open: 'no', closingFor: 0, taken: true });
        break;
      case 'dismissed':
        if (model.open === 'yes') Object.assign(model, { open: 'no', closingFor: 0 });
        break;
      case 'time-passed':
        if (model.closingFor === undefined) break;
        model.closingFor += event.milliseconds;
        if (model.closingFor < 400) break;
        model.closingFor = undefined;
        if (model.taken) Object.assign(model, { about: undefined, draft: emptyDraft, taken: false });
    }
    return undefined;
  }
}

function sendOf(
  model: ReviewFormModel,
  { signedIn, ownGame, reviewed }: Extract<ReviewFormEvent, { type: 'submit-requested' }>,
): ReviewFormStep['command'] {
  const content = reviewContent(model.draft, { signedIn, ownGame, reviewed, editing: model.about !== undefined });
  if (!content.ok) return { type: 'show-problem', problem: content.error };
  model.open = 'sending';
  model.sent += 1;
  return model.about === undefined
    ? { type: 'submit', content: content.value }
    : { type: 'update', id: model.about, content: content.value };
}
