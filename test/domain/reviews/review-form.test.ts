import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { ReviewId } from '../../../src/domain/reviews/review';
import { emptyDraft } from '../../../src/domain/reviews/review-draft';
import type { ReviewDraft } from '../../../src/domain/reviews/review-draft';
import type { ReviewForm, ReviewFormEvent, ReviewFormStep } from '../../../src/domain/reviews/review-form';
import {
  closedReviewForm,
  isWritable,
  nextReviewForm,
  REVIEW_FORM_CLOSING_TIME,
  untilReviewFormChange,
} from '../../../src/domain/reviews/review-form';
import { reviewContent } from '../../../src/domain/reviews/review.policy';
import { ratings, reviews, writtenTexts } from '../../arbitraries/reviews';

const fine = { body: 'A lovely little game', rating: 5 } as const;
const old = { id: 'r1' as ReviewId, body: 'Not so bad as they say', rating: 3 } as const;
const write: ReviewFormEvent = { type: 'write-requested' };
const edit: ReviewFormEvent = { type: 'edit-requested', review: old };
const typed: ReviewFormEvent = { type: 'typed', body: fine.body };
const rated: ReviewFormEvent = { type: 'rated', rating: fine.rating };
const submit: ReviewFormEvent = { type: 'submit-requested', signedIn: true, reviewed: false };
const passed = (milliseconds: number): ReviewFormEvent => ({ type: 'time-passed', milliseconds });
const after = (...events: readonly ReviewFormEvent[]) =>
  events.reduce<ReviewFormStep>(({ form }, event) => nextReviewForm(form, event), {
    form: closedReviewForm,
    command: undefined,
  });

/** The form seen simply, as a person before it would tell. */
interface Model {
  open: 'no' | 'yes' | 'sending';
  about: ReviewId | undefined;
  draft: ReviewDraft;
  taken: boolean;
  /** Time since closing began, or undefined. */
  closingFor: number | undefined;
  sent: number;
  answered: number;
}

const phaseOf = (model: Model): ReviewForm['phase'] => {
  if (model.open === 'sending') return 'submitting';
  if (model.open === 'yes') return model.about === undefined ? 'new' : 'editing';
  return model.closingFor === undefined ? 'closed' : 'closing';
};

class Happens implements fc.Command<Model, { form: ReviewForm }> {
  constructor(private readonly event: ReviewFormEvent) {}

  check(): boolean {
    return true;
  }

  run(model: Model, real: { form: ReviewForm }): void {
    const told = this.tell(model);
    const { form, command } = nextReviewForm(real.form, this.event);
    real.form = form;
    expect(command).toEqual(told);
    expect(form.phase).toBe(phaseOf(model));
    expect(form).toMatchObject({ target: model.about, draft: model.draft });
    expect(isWritable(form)).toBe(model.open === 'yes');
    expect(untilReviewFormChange(form)).toBe(model.closingFor === undefined ? undefined : 400 - model.closingFor);
    expect(model.sent - model.answered).toBe(form.phase === 'submitting' ? 1 : 0);
  }

  toString(): string {
    return JSON.stringify(this.event);
  }

  private tell(model: Model): ReviewFormStep['command'] {
    const { event } = this;
    switch (event.type) {
      case 'write-requested':
        if (model.open === 'no') {
          const draft = model.about !== undefined || model.taken ? emptyDraft : model.draft;
          Object.assign(model, { open: 'yes', about: undefined, draft, taken: false, closingFor: undefined });
        }
        break;
      case 'edit-requested': {
        const { id, body, rating } = event.review;
        const draft = model.about === id && !model.taken ? model.draft : { body, rating };
        const edited = { open: 'yes', about: id, draft, taken: false, closingFor: undefined };
        if (model.open === 'no') Object.assign(model, edited);
        break;
      }
      case 'typed':
        if (model.open === 'yes') model.draft = { ...model.draft, body: event.body };
        break;
      case 'rated':
        if (model.open === 'yes') model.draft = { ...model.draft, rating: event.rating };
        break;
      case 'submit-requested':
        return model.open === 'yes' ? sendOf(model, event.signedIn, event.reviewed) : undefined;
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

function sendOf(model: Model, signedIn: boolean, reviewed: boolean): ReviewFormStep['command'] {
  const content = reviewContent(model.draft, { signedIn, reviewed, editing: model.about !== undefined });
  if (!content.ok) return { type: 'tell', problem: content.error };
  model.open = 'sending';
  model.sent += 1;
  return model.about === undefined
    ? { type: 'submit', content: content.value }
    : { type: 'update', id: model.about, content: content.value };
}

const texts = fc.oneof(writtenTexts, fc.constantFrom(fine.body, 'x'.repeat(500), 'x'.repeat(501)));
const commands = fc.commands(
  [
    fc.constant(new Happens(write)),
    reviews.map((review) => new Happens({ type: 'edit-requested', review })),
    texts.map((body) => new Happens({ type: 'typed', body })),
    ratings.map((rating) => new Happens({ type: 'rated', rating })),
    fc
      .record({ signedIn: fc.constantFrom(true, true, false), reviewed: fc.constantFrom(false, false, true) })
      .map((writer) => new Happens({ type: 'submit-requested', ...writer })),
    fc.constantFrom(new Happens({ type: 'accepted' }), new Happens({ type: 'refused' })),
    fc.constant(new Happens({ type: 'dismissed' })),
    fc.oneof(fc.constantFrom(1, 399, 400), fc.nat(500)).map((milliseconds) => new Happens(passed(milliseconds))),
  ],
  { maxCommands: 60 },
);

describe('the form of a review', () => {
  test('takes a new review, sends it, and closes in 400 ms', () => {
    const sent = after(write, typed, rated, submit);
    expect(sent.form.phase).toBe('submitting');
    expect(sent.command).toEqual({ type: 'submit', content: fine });
    const accepted = after(write, typed, rated, submit, { type: 'accepted' });
    expect(accepted.form).toMatchObject({ phase: 'closing', draft: fine });
    expect(untilReviewFormChange(accepted.form)).toBe(REVIEW_FORM_CLOSING_TIME);
    expect(REVIEW_FORM_CLOSING_TIME).toBe(400);
    expect(nextReviewForm(accepted.form, passed(399)).form).toMatchObject({ phase: 'closing', remaining: 1 });
    expect(nextReviewForm(accepted.form, passed(400)).form).toEqual(closedReviewForm);
  });

  test('takes the own review to change it', () => {
    const opened = after(edit).form;
    expect(opened).toMatchObject({ phase: 'editing', draft: { body: old.body, rating: 3 } });
    const sent = after(edit, rated, { type: 'submit-requested', signedIn: true, reviewed: true });
    expect(sent.command).toEqual({ type: 'update', id: 'r1', content: { body: old.body, rating: 5 } });
    expect(nextReviewForm(sent.form, { type: 'refused' }).form.phase).toBe('editing');
  });

  test('tells the first problem and stays open', () => {
    const told = after(write, typed, submit);
    expect(told).toMatchObject({ form: { phase: 'new' }, command: { type: 'tell', problem: 'no-rating' } });
    const guest = after(write, typed, rated, { type: 'submit-requested', signedIn: false, reviewed: false });
    expect(guest).toMatchObject({ form: { phase: 'new', draft: fine }, command: { problem: 'login-required' } });
    const second = after(write, typed, rated, { type: 'submit-requested', signedIn: true, reviewed: true });
    expect(second.command).toEqual({ type: 'tell', problem: 'scroll-down' });
  });

  test('sends once while the server is asked, and again after a refusal', () => {
    const twice = after(write, typed, rated, submit, submit);
    expect(twice).toMatchObject({ form: { phase: 'submitting' }, command: undefined });
    expect(after(write, typed, rated, submit, { type: 'dismissed' }).form.phase).toBe('submitting');
    const again = after(write, typed, rated, submit, { type: 'refused' }, submit);
    expect(again.command).toEqual({ type: 'submit', content: fine });
    expect(after(write, typed, rated, submit, { type: 'refused' }).form.phase).toBe('new');
  });

  test('keeps a change that was put aside, for the same review alone', () => {
    const aside = [edit, typed, { type: 'dismissed' }] as const;
    const other: ReviewFormEvent = { type: 'edit-requested', review: { ...old, id: 'r2' as ReviewId } };
    const kept = { phase: 'editing', target: 'r1', draft: { body: fine.body, rating: 3 }, remaining: 0 };
    expect(after(...aside, edit).form).toMatchObject(kept);
    expect(after(...aside, passed(400), edit).form).toMatchObject(kept);
    expect(after(...aside, passed(400), other).form.draft).toEqual({ body: old.body, rating: 3 });
    const sent = [edit, typed, { ...submit, reviewed: true }, { type: 'accepted' }] as const;
    expect(after(...sent, edit).form.draft).toEqual({ body: old.body, rating: 3 });
  });

  test('keeps a new review that was put aside, but not what was sent', () => {
    const aside = [write, typed, rated, { type: 'dismissed' }] as const;
    expect(after(...aside, passed(400)).form).toMatchObject({ phase: 'closed', draft: fine });
    expect(after(...aside, passed(400), write).form).toMatchObject({ phase: 'new', draft: fine });
    expect(after(...aside, write).form).toMatchObject({ phase: 'new', draft: fine, remaining: 0 });
    expect(after(edit, { type: 'dismissed' }, write).form).toMatchObject({ phase: 'new', draft: emptyDraft });
    const sent = [write, typed, rated, submit, { type: 'accepted' }] as const;
    expect(after(...sent, write).form).toEqual({ ...closedReviewForm, phase: 'new' });
  });

  test('minds nothing that does not concern it', () => {
    for (const event of [typed, rated, submit, { type: 'dismissed' }, { type: 'accepted' }, passed(400)] as const) {
      expect(nextReviewForm(closedReviewForm, event)).toEqual({ form: closedReviewForm, command: undefined });
    }
    expect(untilReviewFormChange(closedReviewForm)).toBeUndefined();
    expect(after(write, edit).form.phase).toBe('new');
    expect(after(edit, write).form.phase).toBe('editing');
  });

  property.prop([commands])('always does what the model does', (run) => {
    const model: Model = {
      open: 'no',
      about: undefined,
      draft: emptyDraft,
      taken: false,
      closingFor: undefined,
      sent: 0,
      answered: 0,
    };
    fc.modelRun(() => ({ model, real: { form: closedReviewForm } }), run);
  });

  property.prop([fc.array(fc.integer({ min: 1, max: 200 }))])('never minds in how many parts time passes', (parts) => {
    const closing = after(write, { type: 'dismissed' }).form;
    const whole = nextReviewForm(closing, passed(parts.reduce((sum, part) => sum + part, 0))).form;
    expect(parts.map(passed).reduce((form, event) => nextReviewForm(form, event).form, closing)).toEqual(whole);
  });
});
