import { observer } from 'mobx-react-lite';
import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { RatingTally } from '../../domain/reviews/rating-tally';
import { overallRating } from '../../domain/reviews/rating-tally';
import { useOnline } from '../errors/use-online';
import { Failure } from '../notices/Failure';
import { gameTexts } from '../notices/texts/game.texts';
import { Button } from '../shared/Button';
import { EmptyState } from '../shared/EmptyState';
import { needsScript } from '../shared/NeedsScript';
import { SectionHeader } from '../shared/SectionHeader';
import { useIsMounted } from '../shared/use-deferred';
import { space, theme } from '../theme/theme';
import { PageStatus } from './PageStatus';
import { ReviewFormCard } from './ReviewFormCard';
import { ReviewList } from './ReviewList';
import { ReviewsSkeleton } from './ReviewsSkeleton';
import { Stars } from './Stars';
import { reviewsText } from './review.texts';
import { reviewsPageFromQuery, rightReviewsQuery } from './reviews-page';
import type { ReviewsViewModel } from './reviews.view-model';

/** The overall rating of a game: its number, its stars, and of how many reviews. */
const RatingSummary = observer(function RatingSummary({ tally }: { readonly tally: RatingTally }) {
  const rating = overallRating(tally);
  return (
    <RatingLine role="status">
      {rating === undefined ? (
        'Not rated yet'
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

/** Follows the page of the reviews that the address asks for, and puts an address right that asks for none; who turns over from below begins at the top of the section. */
function useReviewsPage(reviews: ReviewsViewModel): RefObject<HTMLElement | null> {
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

/** Why there is no form for who belongs to the game's developer. */
const OwnGameLine = observer(function OwnGameLine({ developer }: { readonly developer: string }) {
  return <Line>You belong to {developer}: reviews of this game come from its players. You can answer them here.</Line>;
});

const Line = styled.p`
  max-width: 72ch;
  color: ${theme.colour.textSoft};
`;

export interface ReviewsSectionProps {
  readonly reviews: ReviewsViewModel;
  /** Who answers for the game. */
  readonly developer: string;
}

/** What players say of a game, and the form to say it in (spec 2 §2 “Reviews & Ratings”). */
export const ReviewsSection = observer(function ReviewsSection({ reviews, developer }: ReviewsSectionProps) {
  const { list, own, form, reviewable } = reviews;
  const section = useReviewsPage(reviews);
  // What was put aside is known before the browser takes this part of the server's page over.
  const alive = useIsMounted();
  const writes = reviewable && form.phase !== 'closed' && form.target === undefined;
  return (
    <Section ref={section} aria-labelledby="reviews-title">
      <SectionHeader id="reviews-title" title="Reviews & Ratings" />
      <Head>
        {list === undefined ? <span /> : <RatingSummary tally={list.tally} />}
        {reviewable && own === undefined && !writes ? (
          <Button {...needsScript} icon="pencil" data-write="" onClick={form.write}>
            {alive && form.begun ? 'Continue your review' : 'Write a review'}
          </Button>
        ) : null}
      </Head>
      {reviewable ? null : <OwnGameLine developer={developer} />}
      {writes ? <ReviewFormCard form={form} /> : null}
      <Reviews reviews={reviews} developer={developer} />
    </Section>
  );
});

const Reviews = observer(function Reviews({ reviews, developer }: ReviewsSectionProps) {
  const { list, failure, loading, load } = reviews;
  // It keeps the focus while it waits, which a disabled button does not.
  const again = (
    <Button {...needsScript} icon="rotate-cw" aria-disabled={loading} onClick={() => void (loading || load())}>
      {loading ? 'Trying again …' : 'Try again'}
    </Button>
  );
  if (list === undefined && failure !== undefined)
    return (
      <div role="alert">
        <EmptyState title={gameTexts['index-failed'].title} text={failure}>
          {again}
        </EmptyState>
      </div>
    );
  if (list === undefined) return <ReviewsSkeleton />;
  return (
    <>
      <ReviewList reviews={reviews} list={list} developer={developer} />
      {/* Beside the links to the pages, where whoever turns over looks. */}
      <PageStatus reviews={reviews} list={list} />
      {failure === undefined ? null : (
        <Failed>
          <Failure message={failure} />
          {again}
        </Failed>
      )}
    </>
  );
});

const Failed = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(3)};
`;

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  /* Below the header that stays. */
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
