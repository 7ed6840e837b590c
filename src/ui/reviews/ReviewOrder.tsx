import { observer } from 'mobx-react-lite';
import { Link, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { tallyOf } from '../../domain/reviews/rating-counts';
import type { ReviewList } from '../../domain/reviews/review-list';
import type { ReviewSort } from '../../domain/reviews/review-query';
import { reviewSorts } from '../../domain/reviews/review-query';
import { ChoiceRow } from '../shared/ChoiceRow';
import { space, theme } from '../theme/theme';
import { starsText } from './review.texts';
import { parseReviewQuery, reviewsSearch } from './reviews-address';
import type { ReviewsViewModel } from './reviews.view-model';

const labels: Record<ReviewSort, string> = {
  newest: 'Newest',
  helpful: 'Most helpful',
  highest: 'Highest',
  lowest: 'Lowest',
};

export interface ReviewOrderProps {
  readonly reviews: ReviewsViewModel;
  readonly list: ReviewList;
}

/** Links to the orders of a game's reviews, with the chosen filter; empty for fewer than two reviews. */
export const ReviewOrder = observer(function ReviewOrder({ reviews, list }: ReviewOrderProps) {
  const [query] = useSearchParams();
  const { sort: current, stars } = parseReviewQuery(query);
  const choices = reviewSorts.map((sort) => ({
    title: labels[sort],
    to: reviewsSearch(query, { sort }),
    current: sort === current,
  }));
  if (tallyOf(list.counts).count < 2 && stars === undefined) return null;
  return (
    <Line>
      <ChoiceRow label="Sort reviews by" variant="pills" choices={choices} within />
      <span role="status">{statusText(reviews, list)}</span>
      {stars === undefined ? null : (
        <ShowAll to={reviewsSearch(query, { stars: undefined })} preventScrollReset data-stays="">
          Show all reviews
        </ShowAll>
      )}
    </Line>
  );
});

function statusText({ isTurning, query }: ReviewsViewModel, { query: shown }: ReviewList): string {
  if (isTurning && query.page === shown.page) return 'Loading reviews…';
  return shown.stars === undefined ? '' : `Reviews with ${starsText(shown.stars)}`;
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
`;

const ShowAll = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.target};
  color: ${theme.colour.text};
  text-decoration: underline;
  text-underline-offset: 4px;
`;
