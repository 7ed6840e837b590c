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

describe('FeedbackState', () => {
  test('is closed at first, and emits every change', () => {
    const state = new FeedbackState();
    const emitted: string[] = [];
    state.modal$.subscribe(({ status }) => emitted.push(status));
    state.apply({ type: 'opened', request });
    state.apply({ type: 'typed', text: 'Nice' });
    state.apply({ type: 'submitted' });
    expect(state.current).toMatchObject({ status: 'sending', text: 'Nice' });
    state.apply({ type: 'succeeded' });
    expect(emitted).toEqual(['closed', 'editing', 'editing', 'sending', 'closed']);
  });

  test('emits nothing without a change', () => {
    const state = new FeedbackState();
    let emitted = 0;
    state.modal$.subscribe(() => (emitted += 1));
    state.apply({ type: 'submitted' });
    state.apply({ type: 'closed' });
    expect(emitted).toBe(1);
  });
});
