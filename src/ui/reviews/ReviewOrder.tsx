import { observer } from 'mobx-react-lite';
import { Link, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { tallyOf } from '../../domain/reviews/rating-counts';
import type { ReviewList } from '../../domain/reviews/review-list';
import type { ReviewSort } from '../../domain/reviews/review-query';
import { reviewSorts } from '../../domain/reviews/review-query';
import { forcedBorder } from '../theme/mixins';
import { space, theme } from '../theme/theme';
import { starsText } from './review.texts';
import { parseReviewQuery } from './reviews-address';
import { reviewsSearch } from './reviews-search';
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
  if (tallyOf(list.counts).count < 2 && stars === undefined) return null;
  return (
    <Line>
      <nav aria-label="Sort reviews by">
        <Sorts>
          {reviewSorts.map((sort) => (
            <li key={sort}>
              <SortLink
                to={reviewsSearch(query, { sort })}
                aria-current={sort === current ? 'true' : undefined}
                preventScrollReset
                data-stays=""
              >
                {labels[sort]}
              </SortLink>
            </li>
          ))}
        </Sorts>
      </nav>
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

const Sorts = styled.ul`
  display: flex;
  flex-wrap: wrap;
`;

/* Links instead of a row of choices: sharing that row would move other shared scripts into a greater file of the game index. */
const SortLink = styled(Link)`
  display: grid;
  place-items: center;
  min-width: ${theme.target};
  min-height: ${theme.target};
  padding-inline: ${space(3)};
  border-radius: ${theme.radius.pill};
  font-weight: 600;
  &:hover {
    color: ${theme.colour.text};
  }
  &[aria-current] {
    color: ${theme.colour.text};
    background: ${theme.colour.raised};
    ${forcedBorder}
  }
`;

const ShowAll = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.target};
  color: ${theme.colour.text};
  text-decoration: underline;
  text-underline-offset: 4px;
`;
