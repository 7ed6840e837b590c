import { observer } from 'mobx-react-lite';
import { useParams, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { OwnReviewFilter } from '../../domain/console/own-reviews';
import { mayAct } from '../../domain/console/member-role';
import { isRating, ratings } from '../../domain/reviews/rating';
import { parsePageNumber } from '../../domain/shared/pagination';
import { AccountList } from '../account/AccountList';
import { EntriesSkeleton } from '../account/EntriesSkeleton';
import { Page, Soft } from '../account/account.styles';
import { starsText } from '../reviews/review.texts';
import { REVIEWS } from '../reviews/reviews-address';
import { ChoiceRow } from '../shared/ChoiceRow';
import { EmptyState } from '../shared/EmptyState';
import { useScreen } from '../shared/use-screen';
import { space } from '../theme/theme';
import type { ConsoleServices } from './console-services';
import { Top } from './console.styles';
import { GameTrail, useDeveloper } from './DeveloperFrame';
import { OwnReviewCard } from './OwnReviewCard';

/** Parses the filter of an address; invalid parameters are ignored. */
const filterOf = (query: URLSearchParams): OwnReviewFilter => {
  const stars = Number(query.get('stars'));
  return { unanswered: query.get('unanswered') === '1', stars: isRating(stars) ? stars : undefined };
};

function searchOf({ unanswered, stars }: OwnReviewFilter): string {
  const query = new URLSearchParams();
  if (unanswered) query.set('unanswered', '1');
  if (stars !== undefined) query.set('stars', String(stars));
  return `?${query.toString()}`;
}

const Filters = observer(function Filters({ filter }: { readonly filter: OwnReviewFilter }) {
  const { unanswered, stars } = filter;
  return (
    <FilterRows>
      <ChoiceRow
        label="Filter by answer"
        variant="pills"
        choices={[
          { title: 'All reviews', to: searchOf({ unanswered: false, stars }), current: !unanswered },
          { title: 'Unanswered', to: searchOf({ unanswered: true, stars }), current: unanswered },
        ]}
      />
      <ChoiceRow
        label="Stars"
        variant="pills"
        choices={[undefined, ...ratings.toReversed()].map((one) => ({
          title: one === undefined ? 'All ratings' : starsText(one),
          to: searchOf({ unanswered, stars: one }),
          current: one === stars,
        }))}
      />
    </FilterRows>
  );
});

interface ScreenProps {
  readonly services: ConsoleServices;
  /** Slug of the game. */
  readonly game: string;
  readonly filter: OwnReviewFilter;
  /** Page of the list, from 1. */
  readonly page: number;
}

const Reviews = observer(function Reviews({ services, game, filter, page }: ScreenProps) {
  const { slug: developer, role } = useDeveloper();
  const community = useScreen(() => services.createCommunity(developer, game, filter, page));
  const { unanswered, stars } = filter;
  const isFiltered = unanswered || stars !== undefined;
  // The game page lists the same reviews in the same order, but has no filter for unanswered ones.
  const pageOf = (rating: number): string => {
    const query = new URLSearchParams();
    if (isFiltered) query.set(REVIEWS.stars, String(rating));
    if (!unanswered && page > 1) query.set(REVIEWS.page, String(page));
    const search = query.size === 0 ? '' : `?${query.toString()}`;
    return `${services.portalOrigin}/arcade/games/${game}${search}#reviews-title`;
  };
  return (
    <AccountList
      list={community.list}
      label="Pages of the reviews"
      skeleton={<EntriesSkeleton rows={3} />}
      empty={
        <EmptyState
          icon="star"
          level={2}
          title={isFiltered ? 'No matching reviews' : 'No reviews yet'}
          text={isFiltered ? 'Choose another filter.' : 'Players’ reviews appear here.'}
        />
      }
    >
      {({ reviews }) => (
        <Cards aria-label="Reviews">
          {reviews.map((review) => (
            <OwnReviewCard
              key={review.id}
              community={community}
              review={review}
              mayAnswer={mayAct(role, 'community.answer')}
              page={pageOf(review.rating)}
            />
          ))}
        </Cards>
      )}
    </AccountList>
  );
});

const CommunityPage = observer(function CommunityPage({ services }: Pick<ScreenProps, 'services'>) {
  const { developer = '', game = '' } = useParams();
  const [query] = useSearchParams();
  const filter = filterOf(query);
  const page = parsePageNumber(query.get('page'));
  const key = `${developer}/${game}${searchOf(filter)}/${String(page)}`;
  return (
    <Page>
      <div>
        <GameTrail game={game} />
        <Top>
          <div>
            <h1>Reviews</h1>
            <Soft>Your answer appears below the review. The reviewer gets a notification.</Soft>
          </div>
        </Top>
      </div>
      {/* Outside of the list, so that a chosen filter stays focused. */}
      <Filters filter={filter} />
      <Reviews key={key} services={services} game={game} filter={filter} page={page} />
    </Page>
  );
});

const FilterRows = styled.div`
  display: grid;
  gap: ${space(2)};
`;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

/** Reviews of a game with their answers. */
export const communityPage = (services: ConsoleServices) => ({ element: <CommunityPage services={services} /> });
