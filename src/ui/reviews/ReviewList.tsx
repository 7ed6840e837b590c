import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { ReviewList as Shown } from '../../domain/reviews/review-list';
import { isOwnReview, shownReviews } from '../../domain/reviews/review-list';
import { EmptyState } from '../shared/EmptyState';
import { Pagination } from '../shared/Pagination';
import { space } from '../theme/theme';
import { starsText } from './review.texts';
import { REVIEWS } from './reviews-address';
import { ReviewCard } from './ReviewCard';
import { ReviewFormCard } from './ReviewFormCard';
import type { ReviewsViewModel } from './reviews.view-model';

export interface ReviewListProps {
  readonly reviews: ReviewsViewModel;
  readonly list: Shown;
  readonly developer: string;
}

/** Page of a game's reviews, the player's own first, with the pagination. */
export const ReviewList = observer(function ReviewList({ reviews, list, developer }: ReviewListProps) {
  const { form, loading } = reviews;
  const shown = shownReviews(list);
  const edited = form.phase === 'closed' ? undefined : form.target;
  return (
    <Listing aria-busy={loading || undefined} data-dimmed={loading ? '' : undefined}>
      {shown.length === 0 ? null : (
        <Cards>
          {shown.map((review) => (
            <li key={review.id}>
              {review.id === edited ? (
                <ReviewFormCard form={form} />
              ) : (
                <ReviewCard reviews={reviews} review={review} own={isOwnReview(list, review)} developer={developer} />
              )}
            </li>
          ))}
        </Cards>
      )}
      {/* A page beyond the last one is empty, but redirects at once. */}
      {list.pagination.total === 0 ? <NoReviews list={list} /> : null}
      <Pagination pagination={list.pagination} label="Pages of the reviews" within={REVIEWS.page} />
    </Listing>
  );
});

/** Explains that no review of another player was found; empty without a filter if the player's own is shown. */
function NoReviews({ list: { query, current } }: { readonly list: Shown }) {
  if (query.stars !== undefined)
    return (
      <EmptyState
        icon="star"
        title={`No ${current === undefined ? '' : 'other '}reviews with ${starsText(query.stars)}`}
        text="Choose another rating, or show all reviews."
      />
    );
  return current === undefined ? (
    <EmptyState icon="star" title="No reviews yet" text="Play the game and be the first to review it." />
  ) : null;
}

const Listing = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  /* The old page stays visible until the next one has loaded. */
  &[data-dimmed] {
    opacity: 0.55;
  }
`;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 480px), 1fr));
  align-items: start;
  gap: ${space(4)};
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  /* The player's own review spans the full width. */
  & > li:has(> [data-own], form) {
    grid-column: 1 / -1;
  }
`;
