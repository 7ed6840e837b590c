import { observer } from 'mobx-react-lite';
import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { tallyOf } from '../../domain/reviews/rating-counts';
import type { RatingTally } from '../../domain/reviews/rating-tally';
import { overallRating } from '../../domain/reviews/rating-tally';
import type { ReviewList as Reviewed } from '../../domain/reviews/review-list';
import { isSameReviewQuery } from '../../domain/reviews/review-query';
import { isPaged } from '../../domain/shared/pagination';
import { useOnline } from '../errors/use-online';
import { Failure } from '../notices/Failure';
import { gameTexts } from '../notices/texts/game.texts';
import { Button } from '../shared/Button';
import { EmptyState } from '../shared/EmptyState';
import { needsScript } from '../shared/NeedsScript';
import { SectionHeader } from '../shared/SectionHeader';
import { useIsMounted } from '../shared/use-deferred';
import { space, theme } from '../theme/theme';
import { RatingBreakdown } from './RatingBreakdown';
import { ReviewFormCard } from './ReviewFormCard';
import { ReviewList } from './ReviewList';
import { ReviewOrder } from './ReviewOrder';
import { ReviewsSkeleton } from './ReviewsSkeleton';
import { Stars } from './Stars';
import { reviewsText } from './review.texts';
import { parseReviewQuery, rightReviewsQuery } from './reviews-address';
import type { ReviewsViewModel } from './reviews.view-model';

/** Overall rating of a game with stars and the number of reviews. */
const RatingSummary = observer(function RatingSummary({ tally }: { readonly tally: RatingTally }) {
  const rating = overallRating(tally);
  return (
    <RatingLine role="status">
      {rating === undefined ? (
        'No ratings yet'
      ) : (
        <>
          <strong>{rating.toFixed(1)}</strong>
          <Stars rating={rating} size={22} />
          <span>{reviewsText(tally.count)}</span>
        </>
      )}
    </RatingLine>
  );
});

const RatingLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  min-height: ${theme.target};
  color: ${theme.colour.textSoft};
  font-variant-numeric: tabular-nums;
  strong {
    font-family: ${theme.font.heading};
    font-size: ${theme.size.xl};
    line-height: 1;
    color: ${theme.colour.text};
  }
`;

/** Id of the section’s heading. Notifications of answers link to it. */
const TITLE_ID = 'reviews-title';

/** Loads the reviews of the URL and replaces a URL beyond the last page. Scrolls to the section on page changes. */
function useReviewsPage(reviews: ReviewsViewModel): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  const [query] = useSearchParams();
  const { key, hash, state } = useLocation() as {
    readonly key: string;
    readonly hash: string;
    readonly state: unknown;
  };
  const navigate = useNavigate();
  const navigation = useNavigationType();
  const { sort, stars, page } = parseReviewQuery(query);
  const { list } = reviews;
  const shown = list?.query;
  const before = useRef(shown);
  const visited = useRef(key);
  // Visiting the same URL again retries failed reviews. A link to the section also reloads them, because a notification of a
  // new answer links to it.
  useEffect(() => {
    const isLink = visited.current !== key && hash === `#${TITLE_ID}`;
    visited.current = key;
    if (isLink && isSameReviewQuery(reviews.query, { sort, stars, page })) void reviews.load();
    else reviews.turnTo({ sort, stars, page });
  }, [reviews, sort, stars, page, key, hash]);
  useOnline(reviews.retry);
  const isShown = shown !== undefined && isSameReviewQuery(shown, { sort, stars, page });
  const correctedQuery = rightReviewsQuery(query, isShown ? list?.pagination : undefined);
  useEffect(() => {
    if (correctedQuery === undefined) return;
    void navigate({ search: correctedQuery, hash }, { replace: true, state, preventScrollReset: true });
  }, [correctedQuery, hash, state, navigate]);
  useEffect(() => {
    const last = before.current;
    before.current = shown;
    // A new order or filter keeps its controls where they are.
    const turned =
      shown !== undefined && last?.sort === shown.sort && last.stars === shown.stars && last.page !== shown.page;
    const { current } = section;
    if (turned && navigation === NavigationType.Push && current !== null && current.getBoundingClientRect().top < 0)
      current.scrollIntoView({ block: 'start' });
  }, [shown, navigation]);
  return section;
}

/** Note for members of the developer, who cannot review their own game. */
const OwnGameLine = observer(function OwnGameLine({ developer }: { readonly developer: string }) {
  return <Line>As a member of {developer}, you can’t review this game, but you can respond to reviews here.</Line>;
});

const Line = styled.p`
  max-width: 72ch;
  color: ${theme.colour.textSoft};
`;

export interface ReviewsSectionProps {
  readonly reviews: ReviewsViewModel;
  /** Name of the game's developer. */
  readonly developer: string;
}

/** Section with the reviews of a game and the form for a new one (spec 2 §2 “Reviews & Ratings”). */
export const ReviewsSection = observer(function ReviewsSection({ reviews, developer }: ReviewsSectionProps) {
  const { list, own, form, reviewable } = reviews;
  const section = useReviewsPage(reviews);
  // A stored draft is known before hydration, so the first render must match the server's markup.
  const isMounted = useIsMounted();
  const isWriting = reviewable && form.phase !== 'closed' && form.target === undefined;
  return (
    <Section ref={section} aria-labelledby={TITLE_ID}>
      <SectionHeader id={TITLE_ID} title="Reviews & Ratings" />
      <Head>
        {list === undefined ? <span /> : <RatingSummary tally={tallyOf(list.counts)} />}
        {list === undefined ? null : <RatingBreakdown counts={list.counts} />}
        {reviewable && own === undefined && !isWriting ? (
          <Button {...needsScript} icon="pencil" data-write="" onClick={form.write}>
            {isMounted && form.begun ? 'Continue your review' : 'Write a review'}
          </Button>
        ) : null}
      </Head>
      {reviewable ? null : <OwnGameLine developer={developer} />}
      {isWriting ? <ReviewFormCard form={form} /> : null}
      {list === undefined ? null : <ReviewOrder reviews={reviews} list={list} />}
      <Reviews reviews={reviews} developer={developer} />
    </Section>
  );
});

const Reviews = observer(function Reviews({ reviews, developer }: ReviewsSectionProps) {
  const { list, failure, loading, load } = reviews;
  // Uses aria-disabled, because a disabled button would drop the focus.
  const retryButton = (
    <Button {...needsScript} icon="rotate-cw" aria-disabled={loading} onClick={() => void (loading || load())}>
      {loading ? 'Loading…' : 'Try again'}
    </Button>
  );
  if (list === undefined && failure !== undefined)
    return (
      <div role="alert">
        <EmptyState icon="alert-triangle" title={gameTexts['index-failed'].title} text={failure}>
          {retryButton}
        </EmptyState>
      </div>
    );
  if (list === undefined) return <ReviewsSkeleton />;
  return (
    <>
      <ReviewList reviews={reviews} list={list} developer={developer} />
      {/* Next to the pagination, where the reader looks. */}
      <PageStatus reviews={reviews} list={list} />
      {failure === undefined ? null : (
        <Failed>
          <Failure message={failure} />
          {retryButton}
        </Failed>
      )}
    </>
  );
});

interface PageStatusProps {
  readonly reviews: ReviewsViewModel;
  readonly list: Reviewed;
}

/** Status line for a loading page of reviews. Always takes its space, so that nothing moves. */
const PageStatus = observer(function PageStatus({ reviews, list }: PageStatusProps) {
  const { query, isTurning } = reviews;
  const turnsPage = isTurning && query.page !== list.query.page;
  if (!isPaged(list.pagination)) return null;
  return <StatusLine role="status">{turnsPage ? `Loading page ${String(query.page)} of the reviews…` : ''}</StatusLine>;
});

const StatusLine = styled.p`
  min-height: ${space(6)};
  margin-top: -${space(2)};
  text-align: center;
  font-size: ${theme.size.sm};
  line-height: ${space(6)};
  color: ${theme.colour.textSoft};
`;

const Failed = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(3)};
`;

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  /* Clears the sticky header. */
  scroll-margin-top: 88px;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  margin-top: -${space(4)};
  color: ${theme.colour.textSoft};
`;
