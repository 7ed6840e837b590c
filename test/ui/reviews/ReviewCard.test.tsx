import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { aReview, aReviewList } from '../../fakes/fake-review-gateway';
import { button, field, section, showReviews as show } from './show-reviews';

afterEach(cleanup);

describe('for the game’s developer', () => {
  test('a review can be answered, and the answer taken back', async () => {
    const { user, dialogs } = show({ list: aReviewList([aReview({ respondable: true })]) });
    await user.click(button('Respond'));
    expect(document.activeElement).toBe(field());
    await user.type(field(), 'We are glad that you like it.');
    expect(section().getByText(/^29\/250/)).toBeDefined();
    await user.click(button('Send response'));
    expect(await section().findByRole('heading', { name: 'Response from Paper Moon' })).toBeDefined();
    expect(section().queryByRole('button', { name: 'Respond' })).toBeNull();
    await waitFor(() => {
      expect(document.activeElement).toBe(button('Delete Response'));
    });
    await user.click(button('Delete Response'));
    await act(async () => dialogs.press('confirm'));
    expect(await section().findByRole('button', { name: 'Respond' })).toBeDefined();
  });

  test('an answer that is put aside gives the focus back', async () => {
    const { user } = show({ list: aReviewList([aReview({ respondable: true })]) });
    await user.click(button('Respond'));
    await user.click(button('Cancel'));
    await waitFor(() => {
      expect(document.activeElement).toBe(button('Respond'));
    });
  });

  test('a review that is not of their game has no such button', () => {
    show({ list: aReviewList([aReview({ response: 'Thank you all very much.' })]) });
    expect(section().getByText('Thank you all very much.')).toBeDefined();
    expect(section().queryByRole('button', { name: /Respon/ })).toBeNull();
  });
});
