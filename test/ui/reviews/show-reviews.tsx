import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ReviewsSection } from '../../../src/ui/reviews/ReviewsSection';
import { communityFixture } from '../games/community-fixture';

/** Renders the reviews of the sample game in a router. */
export function showReviews(parts: Parameters<typeof communityFixture>[0] = {}, address = '/arcade/games/night-ferry') {
  const fixture = communityFixture(parts);
  const { reviews } = fixture.community;
  const element = <ReviewsSection reviews={reviews} developer="Paper Moon" />;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  const stop = fixture.community.start();
  render(<RouterProvider router={router} />);
  return { ...fixture, reviews, router, stop, user: userEvent.setup() };
}

export const section = () => within(screen.getByRole('region', { name: 'Reviews & Ratings' }));
export const cards = () => section().getAllByRole('article');
export const button = (name: string | RegExp) => section().getByRole('button', { name });
export const field = () => section().getByRole<HTMLTextAreaElement>('textbox');
