import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { FeedbackRating, FeedbackRequest } from '../../../src/domain/notices/feedback';
import { toFeedbackRequest, FEEDBACK_LIMIT, FEEDBACK_RATINGS, isSendable } from '../../../src/domain/notices/feedback';
import type { FeedbackEvent, FeedbackModal } from '../../../src/domain/notices/feedback-modal';
import {
  closedFeedback,
  canSendFeedback,
  nextFeedback,
  checkFeedback,
} from '../../../src/domain/notices/feedback-modal';
import { ok } from '../../../src/domain/shared/result';
import { SUBJECT_LIMIT } from '../../../src/domain/shared/subject';
import { feedbackRequests } from '../../arbitraries/feedbacks';
import { texts } from '../../arbitraries/texts';

const request = toFeedbackRequest({
  withRating: true,
  endpoint: 'help',
  title: 'A',
  placeholder: 'B',
  shouldUpdate: false,
  limit: 5,
});
const opened: FeedbackEvent = { type: 'opened', request };
const typed = (text: string): FeedbackEvent => ({ type: 'typed', text });
const rated = (rating: FeedbackRating | undefined): FeedbackEvent => ({ type: 'rated', rating });
const submitted: FeedbackEvent = { type: 'submitted' };
const succeeded: FeedbackEvent = { type: 'succeeded' };
const failed: FeedbackEvent = { type: 'failed', message: 'No.' };
const closed: FeedbackEvent = { type: 'closed' };
const after = (...events: readonly FeedbackEvent[]) => events.reduce(nextFeedback, closedFeedback);

/** Model: the request and the visitor's input. */
interface Model {
  asked: FeedbackRequest | undefined;
  text: string;
  stars: FeedbackRating | undefined;
  waits: boolean;
  said: string | undefined;
}
const nothing: Model = { asked: undefined, text: '', stars: undefined, waits: false, said: undefined };

class Apply implements fc.Command<Model, { modal: FeedbackModal }> {
  constructor(private readonly event: FeedbackEvent) {}

  check(): boolean {
    return true;
  }

  run(model: Model, real: { modal: FeedbackModal }): void {
    follow(model, this.event);
    real.modal = nextFeedback(real.modal, this.event);
    const { asked, text, stars, waits, said } = model;
    expect(real.modal).toEqual(
      asked === undefined
        ? { status: 'closed' }
        : { status: waits ? 'sending' : 'editing', request: asked, text, rating: stars, failure: said },
    );
    expect(canSendFeedback(real.modal)).toBe(sendable(model));
  }

  toString(): string {
    return JSON.stringify(this.event);
  }
}

const sendable = ({ asked, text, waits }: Model) =>
  asked !== undefined && !waits && /\S/.test(text) && text.length <= asked.limit;

function follow(model: Model, event: FeedbackEvent): void {
  if (event.type === 'opened') {
    if (model.asked === undefined) model.asked = event.request;
  } else if (model.asked === undefined) {
    return;
  } else if (model.waits) {
    if (event.type === 'succeeded') Object.assign(model, nothing);
    if (event.type === 'failed') Object.assign(model, { waits: false, said: event.message });
  } else {
    if (event.type === 'typed') model.text = event.text;
    if (event.type === 'rated' && model.asked.withRating) model.stars = event.rating;
    if (event.type === 'closed') Object.assign(model, nothing);
    if (event.type === 'submitted' && sendable(model)) Object.assign(model, { waits: true, said: undefined });
  }
}

const commands = fc.commands(
  [
    feedbackRequests.map((asked) => new Apply({ type: 'opened', request: asked })),
    fc.constantFrom('', ' ', 'a', 'abcdef', 'abcdefghijk').map((text) => new Apply(typed(text))),
    fc.constantFrom(undefined, 1 as const, 5 as const).map((stars) => new Apply(rated(stars))),
    fc.constantFrom(submitted, submitted, succeeded, failed, closed).map((event) => new Apply(event)),
  ],
  { maxCommands: 50 },
);

describe('nextFeedback', () => {
  test('sends a text, with or without stars, and closes', () => {
    const ready = after(opened, typed('Great'), rated(4));
    expect(ready).toEqual({ status: 'editing', request, text: 'Great', rating: 4, failure: undefined });
    expect(canSendFeedback(ready)).toBe(true);
    expect(canSendFeedback(after(opened, typed('Great')))).toBe(true);
    expect(after(opened, typed('Great'), submitted).status).toBe('sending');
    expect(after(opened, typed('Great'), submitted, succeeded)).toEqual(closedFeedback);
  });

  test('does not send an empty or too long text', () => {
    for (const text of ['', '   ', 'abcdef']) expect(after(opened, typed(text), submitted).status).toBe('editing');
    expect(canSendFeedback(closedFeedback)).toBe(false);
  });

  test('keeps the text after a failure, with the error', () => {
    const back = after(opened, typed('Great'), rated(4), submitted, failed);
    expect(back).toEqual({ status: 'editing', request, text: 'Great', rating: 4, failure: 'No.' });
    expect(nextFeedback(back, submitted)).toMatchObject({ status: 'sending', failure: undefined });
  });

  test('ignores input while sending', () => {
    const sending = after(opened, typed('Great'), submitted);
    for (const event of [opened, typed('x'), rated(1), submitted, closed]) {
      expect(nextFeedback(sending, event)).toBe(sending);
    }
  });

  property.prop([commands])('always behaves like the model', (run) => {
    fc.modelRun(() => ({ model: { ...nothing }, real: { modal: closedFeedback } }), run);
  });
});

const good = { subject: 'The home page', text: 'It is fast.', rating: 5 } as const;
const problem = (change: Partial<Record<'subject' | 'text', string>>) => {
  const checked = checkFeedback({ ...good, ...change });
  return checked.ok ? undefined : checked.error;
};

describe('checkFeedback', () => {
  test('returns the stored feedback, with or without stars', () => {
    expect(checkFeedback(good)).toEqual(ok(good));
    expect(checkFeedback({ ...good, rating: undefined })).toEqual(ok({ ...good, rating: undefined }));
    expect(checkFeedback({ ...good, text: ' a\r\nb\u0000 ', subject: 'one\ntwo' })).toEqual(
      ok({ ...good, text: 'a\nb', subject: 'one two' }),
    );
  });

  test('requires a subject and a visible text', () => {
    expect(problem({ subject: ' \n' })).toEqual({ kind: 'empty', field: 'subject' });
    expect(problem({ text: '\u200b' })).toEqual({ kind: 'empty', field: 'text' });
  });

  test('accepts at most 150 characters of subject and 500 of text', () => {
    expect([SUBJECT_LIMIT, FEEDBACK_LIMIT]).toEqual([150, 500]);
    expect(problem({ subject: '😀'.repeat(150), text: '😀'.repeat(500) })).toBeUndefined();
    expect(problem({ subject: 'a'.repeat(151) })).toEqual({ kind: 'too-long', field: 'subject' });
    expect(problem({ text: 'a'.repeat(501) })).toEqual({ kind: 'too-long', field: 'text' });
  });

  property.prop([texts, fc.constantFrom(undefined, ...FEEDBACK_RATINGS)])(
    'never refuses feedback that the modal accepts, and always accepts its own result',
    (text, rating) => {
      const checked = checkFeedback({ subject: 'A', text, rating });
      if (isSendable(text, FEEDBACK_LIMIT)) expect(checked.ok).toBe(true);
      if (checked.ok) expect(checkFeedback(checked.value)).toEqual(checked);
    },
  );
});
