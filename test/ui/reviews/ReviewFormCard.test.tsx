import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { aReviewList } from '../../fakes/fake-review-gateway';
import { button, field, section, showReviews } from './show-reviews';

afterEach(cleanup);

/** Returns the validity of an element and the text of its error message. */
function validity(element: HTMLElement): readonly unknown[] {
  const [id = ''] = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return [element.getAttribute('aria-invalid'), document.getElementById(id)?.textContent];
}

async function openForm() {
  const shown = showReviews({ list: aReviewList([]) });
  await shown.user.click(button('Write a review'));
  return shown;
}

describe('ReviewFormCard', () => {
  test('marks a missing rating with a message until a star is chosen', async () => {
    const { user } = await openForm();
    await user.type(field(), 'Long enough to be sent, I think.');
    const rating = section().getByRole('radiogroup', { name: 'Your rating' });
    expect(validity(rating)).toEqual(['false', '']);
    await user.click(button('Submit'));
    expect(validity(rating)).toEqual(['true', 'Please choose a rating before submitting your feedback.']);
    await user.click(section().getByRole('radio', { name: '4 stars' }));
    expect(validity(rating)).toEqual(['false', '']);
  });

  test('marks a missing text with a message until it is long enough', async () => {
    const { user } = await openForm();
    await user.click(button('Submit'));
    expect(validity(field())).toEqual(['true', 'Please enter at least 20 characters to submit your review.']);
    await user.type(field(), 'x'.repeat(20));
    expect(validity(field())).toEqual(['false', '']);
  });

  test('has a name that differs from the name of its text field', async () => {
    await openForm();
    expect(section().getByRole('form', { name: 'Write a review' })).toBeDefined();
    expect(section().getByRole('textbox', { name: 'Your review' })).toBe(field());
  });
});
