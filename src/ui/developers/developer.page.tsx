import { observer } from 'mobx-react-lite';
import type { RouteObject } from 'react-router-dom';
import { useParams, useLoaderData } from 'react-router-dom';
import { styled } from 'styled-components';
import type { AnnouncementCard } from '../../domain/content/announcement';
import type { DeveloperPage as DeveloperPageData } from '../../domain/developers/developer';
import type { GameCard } from '../../domain/games/game';
import { brand } from '../../domain/shared/brand';
import type { Pagination as PaginationValues } from '../../domain/shared/pagination';
import type { BrowseServices } from '../app/browse-services';
import type { PageHead, RouteHandle } from '../app/page-head';
import { FollowBar } from '../community/MarkButton';
import type { MarkServices } from '../community/mark.view-model';
import { RichText } from '../content/RichText';
import { GameCardLink } from '../games/GameCardLink';
import { GameGrid } from '../games/GameGrid';
import { ButtonLink } from '../shared/ButtonLink';
import { Container } from '../shared/Container';
import { EmptyState } from '../shared/EmptyState';
import { NoSuchPage } from '../shared/NoSuchPage';
import { Pagination } from '../shared/Pagination';
import { SectionHeader } from '../shared/SectionHeader';
import { pageOf, pagedTitle } from '../shared/page-numbers';
import { space } from '../theme/theme';
import { AnnouncementRow } from './AnnouncementRow';
import { DeveloperBanner } from './DeveloperBanner';
import { bannerPicture, announcementsAddress, developerAddress, GAMES_STEP } from './developer-address';

/** Head of a developer (schema.org `Organization`): one canonical URL for each page of games; empty pages are not indexed. */
const developerHead: RouteHandle = {
  head: (data) => headOf(data as DeveloperPageData),
};

function headOf({ developer, pagination }: DeveloperPageData): PageHead {
  const { slug, name, logo, website, links } = developer;
  const elsewhere = [...(website === undefined ? [] : [website]), ...links.map(({ url }) => url)];
  return {
    title: pagedTitle(name, pagination.current),
    description: `VR games by ${name} on ${brand.siteName}, and what the studio announces.`,
    path: pageOf(developerAddress(slug), pagination.current),
    trail: [GAMES_STEP],
    ...(pagination.current > pagination.last ? { noIndex: true } : {}),
    jsonLd: {
      '@type': 'Organization',
      name,
      logo,
      ...(elsewhere.length === 0 ? {} : { sameAs: elsewhere }),
    },
  };
}

/** A list with its pagination. */
const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
`;

interface DeveloperGamesProps {
  readonly games: readonly GameCard[];
  readonly pagination: PaginationValues;
}

/** One page of a studio's games; a single game gets the full width. */
const DeveloperGames = observer(function DeveloperGames({ games, pagination }: DeveloperGamesProps) {
  return (
    <section aria-labelledby="games">
      <SectionHeader id="games" title="Games" />
      <Stack>
        <Shown games={games} pagination={pagination} />
        <Pagination pagination={pagination} label="Pages of games" />
      </Stack>
    </section>
  );
});

const Shown = observer(function Shown({ games, pagination }: DeveloperGamesProps) {
  const [only, another] = games;
  if (only === undefined)
    return pagination.total > 0 ? (
      <NoSuchPage pagination={pagination} />
    ) : (
      <EmptyState icon="gamepad" title="No games yet" text="This studio hasn’t published any games here yet.">
        <ButtonLink to="/arcade/games">Browse all games</ButtonLink>
      </EmptyState>
    );
  return another === undefined ? <GameCardLink game={only} size="feature" /> : <GameGrid games={games} />;
});

interface DeveloperNewsProps {
  /** Slug of the developer. */
  readonly developer: string;
  readonly announcements: readonly AnnouncementCard[];
}

/** The latest announcements of a studio; renders nothing without any. */
const DeveloperNews = observer(function DeveloperNews({ developer, announcements }: DeveloperNewsProps) {
  if (announcements.length === 0) return null;
  return (
    <section aria-labelledby="announcements">
      <SectionHeader
        id="announcements"
        title="Announcements"
        link={{ to: announcementsAddress(developer), label: 'All announcements' }}
      />
      <List>
        {announcements.map((announcement) => (
          <li key={announcement.slug}>
            <AnnouncementRow developer={developer} announcement={announcement} />
          </li>
        ))}
      </List>
    </section>
  );
});

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
`;

interface DeveloperPageProps {
  readonly createFollow: MarkServices['followDeveloper'];
}

/** The page of a studio; pages after the first show only games. */
const DeveloperPage = observer(function DeveloperPage({ createFollow }: DeveloperPageProps) {
  const { developer, followers, games, pagination, announcements } = useLoaderData<DeveloperPageData>();
  const first = pagination.current === 1;
  const news = <DeveloperNews developer={developer.slug} announcements={announcements} />;
  return (
    <>
      <DeveloperBanner developer={developer} picture={bannerPicture(games, announcements)}>
        <FollowBar
          name={developer.name}
          now={{ count: followers, mine: false }}
          createFollow={() => createFollow(developer.slug, followers)}
        />
      </DeveloperBanner>
      <Body>
        {first && developer.about !== '' ? (
          <Columns>
            <RichText html={developer.about} />
            {news}
          </Columns>
        ) : null}
        <DeveloperGames games={games} pagination={pagination} />
        {first && developer.about === '' ? news : null}
      </Body>
    </>
  );
});

const Body = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(12)};
  padding-block: ${space(6)} ${space(16)};
`;

const Columns = styled.div`
  /* Stacks the columns when their text does not fit side by side at any font size. */
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${space(10)} ${space(14)};
  & > * {
    flex: 5 1 min(100%, 22rem);
    min-width: 0;
  }
  & > :first-child {
    flex: 7 1 min(100%, 34rem);
  }
`;

/** Returns the lazily loaded part of the developer route. */
export function developerRoute({ marks }: Pick<BrowseServices, 'marks'>) {
  const Component = observer(function DeveloperRoute() {
    const { developer } = useParams();
    return <DeveloperPage key={developer} createFollow={marks.followDeveloper} />;
  });
  return { Component, handle: developerHead } satisfies RouteObject;
}
