import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { aReview, aReviewList } from '../../fakes/fake-review-gateway';
import { button, field, section, showReviews as show } from './show-reviews';

afterEach(cleanup);

describe('ReviewCard for the developer', () => {
  test('publishes a response and deletes it', async () => {
    const { user, dialogs } = show({ list: aReviewList([aReview({ respondable: true })]) });
    await user.click(button('Respond'));
    expect(document.activeElement).toBe(field());
    await user.type(field(), 'We are glad that you like it.');
    expect(section().getByText(/^29\/250/)).toBeDefined();
    await user.click(button('Send response'));
    expect(await section().findByRole('heading', { name: 'Answer from Paper Moon' })).toBeDefined();
    expect(section().queryByRole('button', { name: 'Respond' })).toBeNull();
    await waitFor(() => {
      expect(document.activeElement).toBe(button('Delete Response'));
    });
    await user.click(button('Delete Response'));
    await act(async () => dialogs.press('confirm'));
    expect(await section().findByRole('button', { name: 'Respond' })).toBeDefined();
  });

  test('shows the date of an answer, and that the review was changed after it', async () => {
    const date = { posted: '2026-01-01T00:00:00.000Z', updated: '2026-01-03T00:00:00.000Z' };
    const response = 'Thank you all very much.';
    show({ list: aReviewList([aReview({ date, response, responded: '2026-01-02T00:00:00.000Z' })]) });
    expect(await section().findByText('Jan 2, 2026', { exact: false })).toBeDefined();
    expect(section().getByText('The review was changed after this answer')).toBeDefined();
    cleanup();
    show({ list: aReviewList([aReview({ date, response, responded: date.updated })]) });
    expect(await section().findByText(response)).toBeDefined();
    expect(section().queryByText('The review was changed after this answer')).toBeNull();
  });

  test('restores the focus after the response form was cancelled', async () => {
    const { user } = show({ list: aReviewList([aReview({ respondable: true })]) });
    await user.click(button('Respond'));
    await user.click(button('Cancel'));
    await waitFor(() => {
      expect(document.activeElement).toBe(button('Respond'));
    });
  });

  test('shows no response button on reviews of other games', () => {
    show({ list: aReviewList([aReview({ response: 'Thank you all very much.' })]) });
    expect(section().getByText('Thank you all very much.')).toBeDefined();
    expect(section().queryByRole('button', { name: /Respon/ })).toBeNull();
  });
});
