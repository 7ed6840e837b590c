import { describe, expect, test } from 'vitest';
import { FeedbackState } from '../../../src/application/notices/feedback-state';
import { toFeedbackRequest } from '../../../src/domain/notices/feedback';

const request = toFeedbackRequest({
  withRating: false,
  endpoint: 'help',
  title: 'Give Feedback',
  placeholder: 'What is on your mind?',
  shouldUpdate: false,
});

describe('the state of the feedback modal', () => {
  test('is closed at first, and tells what becomes of it', () => {
    const state = new FeedbackState();
    const told: string[] = [];
    state.modal$.subscribe(({ status }) => told.push(status));
    state.apply({ type: 'opened', request });
    state.apply({ type: 'typed', text: 'Nice' });
    state.apply({ type: 'submitted' });
    expect(state.current).toMatchObject({ status: 'sending', text: 'Nice' });
    state.apply({ type: 'succeeded' });
    expect(told).toEqual(['closed', 'editing', 'editing', 'sending', 'closed']);
  });

  test('says nothing when nothing has changed', () => {
    const state = new FeedbackState();
    let told = 0;
    state.modal$.subscribe(() => (told += 1));
    state.apply({ type: 'submitted' });
    state.apply({ type: 'closed' });
    expect(told).toBe(1);
  });
});
