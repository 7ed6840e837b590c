import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import { useOnline } from '../errors/use-online';
import { reviewsPageFromQuery, rightReviewsQuery } from './reviews-page';
import type { ReviewsViewModel } from './reviews.view-model';

/** Follows the page of the reviews that the address asks for, and puts an address right that asks for none; who turns over from below begins at the top of the section. */
export function useReviewsPage(reviews: ReviewsViewModel): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  const [query] = useSearchParams();
  const { key, hash, state } = useLocation() as {
    readonly key: string;
    readonly hash: string;
    readonly state: unknown;
  };
  const navigate = useNavigate();
  const came = useNavigationType();
  const page = reviewsPageFromQuery(query);
  const shown = reviews.list?.pagination.current;
  const before = useRef(shown);
  // The same address once more is a new wish.
  useEffect(() => {
    reviews.turnTo(page);
  }, [reviews, page, key]);
  useOnline(reviews.retry);
  const right = rightReviewsQuery(query, shown === page ? reviews.list?.pagination : undefined);
  useEffect(() => {
    if (right === undefined) return;
    void navigate({ search: right, hash }, { replace: true, state, preventScrollReset: true });
  }, [right, hash, state, navigate]);
  useEffect(() => {
    const turned = before.current !== undefined && before.current !== shown;
    before.current = shown;
    const { current } = section;
    if (turned && came === NavigationType.Push && current !== null && current.getBoundingClientRect().top < 0)
      current.scrollIntoView({ block: 'start' });
  }, [shown, came]);
  return section;
}
