import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { ReviewId } from '../../../src/domain/reviews/review';
import { emptyDraft } from '../../../src/domain/reviews/review-draft';
import type { ReviewFormEvent, ReviewFormStep } from '../../../src/ui/reviews/review-form.machine';
import {
  closedReviewForm,
  isUntouched,
  nextReviewForm,
  REVIEW_FORM_CLOSING_TIME,
  untilReviewFormChange,
} from '../../../src/ui/reviews/review-form.machine';
import { ratings, reviews, writtenTexts } from '../../arbitraries/reviews';
import type { ReviewFormModel } from './review-form-model';
import { Happens } from './review-form-model';

const fine = { body: 'A lovely little game', rating: 5 } as const;
const old = { id: 'r1' as ReviewId, body: 'Not so bad as they say', rating: 3 } as const;
const write: ReviewFormEvent = { type: 'write-requested' };
const edit: ReviewFormEvent = { type: 'edit-requested', review: old };
const typed: ReviewFormEvent = { type: 'typed', body: fine.body };
const rated: ReviewFormEvent = { type: 'rated', rating: fine.rating };
const submit: ReviewFormEvent = { type: 'submit-requested', signedIn: true, ownGame: false, reviewed: false };
const passed = (milliseconds: number): ReviewFormEvent => ({ type: 'time-passed', milliseconds });
const after = (...events: readonly ReviewFormEvent[]) =>
  events.reduce<ReviewFormStep>(({ form }, event) => nextReviewForm(form, event), {
    form: closedReviewForm,
    command: undefined,
  });

const texts = fc.oneof(writtenTexts, fc.constantFrom(fine.body, 'x'.repeat(500), 'x'.repeat(501)));
const commands = fc.commands(
  [
    fc.constant(new Happens(write)),
    reviews.map((review) => new Happens({ type: 'edit-requested', review })),
    texts.map((body) => new Happens({ type: 'typed', body })),
    ratings.map((rating) => new Happens({ type: 'rated', rating })),
    fc
      .record({
        signedIn: fc.constantFrom(true, true, false),
        ownGame: fc.constantFrom(false, false, true),
        reviewed: fc.constantFrom(false, false, true),
      })
      .map((writer) => new Happens({ type: 'submit-requested', ...writer })),
    fc.constantFrom(new Happens({ type: 'accepted' }), new Happens({ type: 'refused' })),
    fc.constantFrom(new Happens({ type: 'dismissed' }), new Happens({ type: 'target-gone' })),
    fc.oneof(fc.constantFrom(1, 399, 400), fc.nat(500)).map((milliseconds) => new Happens(passed(milliseconds))),
  ],
  { maxCommands: 60 },
);

describe('nextReviewForm', () => {
  test("sends nothing for the game's developers", () => {
    const maker = after(write, typed, rated, { ...submit, ownGame: true });
    expect(maker.command).toEqual({ type: 'show-problem', problem: 'own-game' });
    const changed = after(edit, { ...submit, ownGame: true, reviewed: true });
    expect(changed.command).toEqual({ type: 'show-problem', problem: 'own-game' });
  });

  test('accepts a new review, sends it, and closes in 400 ms', () => {
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

  test("loads the player's own review for editing", () => {
    const opened = after(edit).form;
    expect(opened).toMatchObject({ phase: 'editing', draft: { body: old.body, rating: 3 } });
    const sent = after(edit, rated, { type: 'submit-requested', signedIn: true, ownGame: false, reviewed: true });
    expect(sent.command).toEqual({ type: 'update', id: 'r1', content: { body: old.body, rating: 5 } });
    expect(nextReviewForm(sent.form, { type: 'refused' }).form.phase).toBe('editing');
  });

  test('shows the first problem and stays open', () => {
    const refused = after(write, typed, submit);
    expect(refused).toMatchObject({ form: { phase: 'new' }, command: { type: 'show-problem', problem: 'no-rating' } });
    const guest = after(write, typed, rated, {
      type: 'submit-requested',
      signedIn: false,
      ownGame: false,
      reviewed: false,
    });
    expect(guest).toMatchObject({ form: { phase: 'new', draft: fine }, command: { problem: 'login-required' } });
    const second = after(write, typed, rated, {
      type: 'submit-requested',
      signedIn: true,
      ownGame: false,
      reviewed: true,
    });
    expect(second.command).toEqual({ type: 'show-problem', problem: 'scroll-down' });
  });

  test('sends once while a request is running, and again after a refusal', () => {
    const twice = after(write, typed, rated, submit, submit);
    expect(twice).toMatchObject({ form: { phase: 'submitting' }, command: undefined });
    expect(after(write, typed, rated, submit, { type: 'dismissed' }).form.phase).toBe('submitting');
    const again = after(write, typed, rated, submit, { type: 'refused' }, submit);
    expect(again.command).toEqual({ type: 'submit', content: fine });
    expect(after(write, typed, rated, submit, { type: 'refused' }).form.phase).toBe('new');
  });

  test('keeps an unsent edit, for the same review only', () => {
    const aside = [edit, typed, { type: 'dismissed' }] as const;
    const other: ReviewFormEvent = { type: 'edit-requested', review: { ...old, id: 'r2' as ReviewId } };
    const kept = { phase: 'editing', target: 'r1', draft: { body: fine.body, rating: 3 }, remaining: 0 };
    expect(after(...aside, edit).form).toMatchObject(kept);
    expect(after(...aside, passed(400), edit).form).toMatchObject(kept);
    expect(after(...aside, passed(400), other).form.draft).toEqual({ body: old.body, rating: 3 });
    const sent = [edit, typed, { ...submit, reviewed: true }, { type: 'accepted' }] as const;
    expect(after(...sent, edit).form.draft).toEqual({ body: old.body, rating: 3 });
  });

  test('keeps an unsent new review, but not a sent one', () => {
    const aside = [write, typed, rated, { type: 'dismissed' }] as const;
    expect(after(...aside, passed(400)).form).toMatchObject({ phase: 'closed', draft: fine });
    expect(after(...aside, passed(400), write).form).toMatchObject({ phase: 'new', draft: fine });
    expect(after(...aside, write).form).toMatchObject({ phase: 'new', draft: fine, remaining: 0 });
    expect(after(edit, { type: 'dismissed' }, write).form).toMatchObject({ phase: 'new', draft: emptyDraft });
    const sent = [write, typed, rated, submit, { type: 'accepted' }] as const;
    expect(after(...sent, write).form).toEqual({ ...closedReviewForm, phase: 'new' });
  });

  test('moves a new draft into the own review that is edited', () => {
    const one = { phase: 'editing', target: 'r1' };
    expect(after(write, edit).form).toMatchObject({ ...one, draft: { body: old.body, rating: 3 } });
    expect(after(write, typed, edit).form).toMatchObject({ ...one, draft: { body: fine.body, rating: 3 } });
    expect(after(write, rated, edit).form).toMatchObject({ ...one, draft: { body: old.body, rating: 5 } });
    expect(after(write, typed, { type: 'dismissed' }, edit).form).toMatchObject({ ...one, draft: { body: fine.body } });
    expect(after(write, typed, rated, submit, edit).form.phase).toBe('submitting');
    expect(after(write, typed, rated, submit, { type: 'accepted' }, edit).form.draft.body).toBe(old.body);
  });

  test('turns an edit into a new draft when its review was deleted', () => {
    const gone = { type: 'target-gone' } as const;
    const one = { target: undefined, draft: { body: fine.body, rating: 3 } };
    expect(after(edit, typed, gone).form).toMatchObject({ ...one, phase: 'new' });
    expect(after(edit, typed, { type: 'dismissed' }, gone).form).toMatchObject({ ...one, phase: 'closing' });
    const again = { ...submit, reviewed: true } as const;
    expect(after(edit, typed, again, gone).form).toMatchObject({ ...one, phase: 'submitting' });
    expect(after(edit, typed, again, gone, { type: 'refused' }).form).toMatchObject({ ...one, phase: 'new' });
    const sent = after(edit, typed, again, { type: 'accepted' }).form;
    expect(nextReviewForm(sent, gone).form).toEqual(sent);
    expect(after(write, gone).form).toEqual(after(write).form);
  });

  test('ignores events that do not fit the phase', () => {
    for (const event of [typed, rated, submit, { type: 'dismissed' }, { type: 'accepted' }, passed(400)] as const) {
      expect(nextReviewForm(closedReviewForm, event)).toEqual({ form: closedReviewForm, command: undefined });
    }
    expect(untilReviewFormChange(closedReviewForm)).toBeUndefined();
    expect(after(edit, write).form.phase).toBe('editing');
  });

  property.prop([commands])('always behaves like the model', (run) => {
    const model: ReviewFormModel = {
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

  property.prop([fc.array(fc.integer({ min: 1, max: 200 }))])(
    'never depends on the steps in which time passes',
    (parts) => {
      const closing = after(write, { type: 'dismissed' }).form;
      const whole = nextReviewForm(closing, passed(parts.reduce((sum, part) => sum + part, 0))).form;
      expect(parts.map(passed).reduce((form, event) => nextReviewForm(form, event).form, closing)).toEqual(whole);
    },
  );
});

describe('isUntouched', () => {
  test('is true for a closed and for a new form without content', () => {
    expect(isUntouched(closedReviewForm)).toBe(true);
    expect(isUntouched(after(write).form)).toBe(true);
  });

  test('is false for a form with content, of an edited review, or while closing', () => {
    expect(isUntouched(after(write, typed).form)).toBe(false);
    expect(isUntouched(after(write, rated).form)).toBe(false);
    expect(isUntouched(after(edit).form)).toBe(false);
    expect(isUntouched(after(write, { type: 'dismissed' }).form)).toBe(false);
    expect(isUntouched({ ...closedReviewForm, target: old.id })).toBe(false);
    expect(isUntouched({ ...closedReviewForm, sent: true })).toBe(false);
  });

  property.prop([texts])('is never true for a text', (body) => {
    expect(isUntouched(after(write, { type: 'typed', body }).form)).toBe(body === '');
  });
});
