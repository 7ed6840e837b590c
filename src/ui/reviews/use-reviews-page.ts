import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router-dom';
import { askedReviewsPage } from './reviews-page';
import type { ReviewsViewModel } from './reviews.view-model';

/** Follows the page of the reviews that the address asks for; who turns over from below begins at the top of the section. */
export function useReviewsPage(reviews: ReviewsViewModel): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  const [query] = useSearchParams();
  const came = useNavigationType();
  const page = askedReviewsPage(query);
  const shown = reviews.list?.pagination.current;
  const before = useRef(shown);
  useEffect(() => {
    reviews.turnTo(page);
  }, [reviews, page]);
  useEffect(() => {
    const turned = before.current !== undefined && before.current !== shown;
    before.current = shown;
    const { current } = section;
    if (turned && came === NavigationType.Push && current !== null && current.getBoundingClientRect().top < 0)
      current.scrollIntoView({ block: 'start' });
  }, [shown, came]);
  return section;
}
