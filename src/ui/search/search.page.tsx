import type { GameGateway } from '../../application/games/game-gateway.port';
import { observer } from 'mobx-react-lite';
import type { RouteObject, LoaderFunctionArgs } from 'react-router-dom';
import { useLoaderData, data } from 'react-router-dom';
import { styled } from 'styled-components';
import type { SearchPortal } from '../../application/search/search-portal.use-case';
import type { GameCard } from '../../domain/games/game';
import { defaultGameQuery } from '../../domain/games/game-query';
import type { SearchRequest } from '../../domain/search/search-address';
import { readSearchAddress, searchAddress } from '../../domain/search/search-address';
import type { SearchResults } from '../../domain/search/search-results';
import { SEARCH_TYPES } from '../../domain/search/search-types';
import { brand } from '../../domain/shared/brand';
import { truncate } from '../../domain/shared/truncate';
import type { RouteHandle } from '../app/page-head';
import { pageFailure } from '../errors/page-failure';
import { GameCardLink } from '../games/GameCardLink';
import { PopularHeader } from '../games/PopularHeader';
import { gameTexts } from '../notices/texts/game.texts';
import { headerTexts } from '../notices/texts/header.texts';
import { ButtonLink } from '../shared/ButtonLink';
import { Container } from '../shared/Container';
import { EmptyState } from '../shared/EmptyState';
import { ListFailed } from '../shared/ListFailed';
import { Pagination } from '../shared/Pagination';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { space, theme } from '../theme/theme';
import { FoundList } from './FoundList';
import { SearchForm } from './SearchForm';
import type { SearchPageData, SearchOutcome, SearchServices } from './search-page-data';
import { foundNothing, foundSections, sharedPages } from './search-page-data';
import { countText } from './search.texts';

const ALL_TYPES = { games: true, users: true, articles: true, announcements: true };

/** Reason for missing results, with a link to search all types and popular games (spec 1 §5). */
const NothingFound = observer(function NothingFound({ request, outcome, popular }: SearchPageData) {
  const narrowed = outcome.kind === 'found' && SEARCH_TYPES.some((type) => !request.types[type]);
  return (
    <>
      <div role="status">
        <VisuallyHidden as="h2">Results</VisuallyHidden>
        <EmptyState icon="search" {...reason(outcome)}>
          {narrowed ? (
            <ButtonLink to={searchAddress({ ...request, types: ALL_TYPES, page: 1 })}>Search everything</ButtonLink>
          ) : null}
        </EmptyState>
      </div>
      {popular.length === 0 ? null : (
        <section aria-labelledby="popular">
          <PopularHeader />
          <Grid>
            {popular.map((game) => (
              <li key={game.slug}>
                <GameCardLink game={game} />
              </li>
            ))}
          </Grid>
        </section>
      )}
    </>
  );
});

function reason(outcome: SearchOutcome): { readonly title: string; readonly text: string } {
  if (outcome.kind === 'refused') {
    const { title, body } = headerTexts[outcome.refusal];
    return { title, text: body };
  }
  if (outcome.kind === 'unasked')
    return { title: 'What are you looking for?', text: headerTexts['query-too-short'].body };
  return { title: gameTexts['no-results'].title, text: gameTexts['no-results'].body };
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
  gap: ${space(4)};
`;

interface SearchSectionsProps {
  readonly request: SearchRequest;
  readonly results: SearchResults;
}

/** Results by type with their counts and a shared pagination. */
const SearchSections = observer(function SearchSections({ request, results }: SearchSectionsProps) {
  const sections = foundSections(results);
  const pages = sharedPages(sections, request.page);
  const shown = sections.filter(({ items }) => items.length > 0);
  return (
    <>
      <Counts role="status">
        {sections.map(({ type, pagination, more }) => countText(type, pagination.total, more)).join(', ')}
      </Counts>
      {shown.map((section) => (
        <FoundList key={section.type} section={section} />
      ))}
      {shown.length === 0 ? (
        <div>
          <VisuallyHidden as="h2">Results</VisuallyHidden>
          <EmptyState
            icon="search"
            title={`Page ${String(pages.current)} doesn’t exist`}
            text={`The last page of these results is ${String(pages.last)}.`}
          >
            <ButtonLink to={searchAddress({ ...request, page: pages.last })}>
              Go to page {String(pages.last)}
            </ButtonLink>
          </EmptyState>
        </div>
      ) : null}
      <Pagination pagination={pages} label="Pages of results" />
    </>
  );
});

const Counts = styled.p`
  margin-bottom: -${space(2)};
  font-variant-numeric: tabular-nums;
  color: ${theme.colour.textSoft};
`;

interface SearchPageProps {
  readonly data: SearchPageData;
  readonly createForm: SearchServices['createForm'];
}

/** Results page with the search form (spec 1 §2). */
export const SearchPage = observer(function SearchPage({ data, createForm }: SearchPageProps) {
  const { request, outcome } = data;
  const query = request.query.trim();
  return (
    <Page>
      <h1>
        {query === '' ? (
          'Search'
        ) : (
          <>
            Results for <bdi>“{truncate(query, QUERY_LENGTH)}”</bdi>
          </>
        )}
      </h1>
      <SearchForm key={searchAddress(request)} request={request} createForm={createForm} />
      {outcome.kind === 'failed' ? <ListFailed heading="Results" message={outcome.message} /> : null}
      {outcome.kind === 'found' && !foundNothing(outcome) ? (
        <SearchSections request={request} results={outcome.results} />
      ) : null}
      {foundNothing(outcome) ? <NothingFound {...data} /> : null}
    </Page>
  );
});

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  padding-block: ${space(8)} ${space(16)};
  h1 {
    font-size: clamp(1.75rem, 4vw, ${theme.size.xxl});
    overflow-wrap: anywhere;
  }
`;

/** Number of popular games shown without results. */
const POPULAR_GAMES = 3;

/** Runs the search of the URL. A failure shows within the page and sets the response status. */
export function searchLoader(searchPortal: SearchPortal, gameGateway: Pick<GameGateway, 'index'>) {
  return async ({ request: { url, signal } }: LoaderFunctionArgs) => {
    const { searchParams } = new URL(url);
    const request = readSearchAddress((name) => searchParams.get(name));
    const outcome: SearchOutcome = searchParams.get('query')
      ? outcomeOf(await searchPortal.execute(request, signal))
      : { kind: 'unasked' };
    const popular = foundNothing(outcome) ? await popularGames(gameGateway, signal) : [];
    const page: SearchPageData = { request, outcome, popular };
    return outcome.kind === 'failed' ? data(page, { status: outcome.status }) : page;
  };
}

function outcomeOf(answer: Awaited<ReturnType<SearchPortal['execute']>>): SearchOutcome {
  if (answer.ok) return { kind: 'found', results: answer.value };
  const { error } = answer;
  if (error.kind === 'query-too-short' || error.kind === 'query-too-long')
    return { kind: 'refused', refusal: error.kind };
  const { status, message } = pageFailure(error);
  return { kind: 'failed', status, message };
}

async function popularGames(
  gameGateway: Pick<GameGateway, 'index'>,
  signal: AbortSignal,
): Promise<readonly GameCard[]> {
  const query = { ...defaultGameQuery, sort: 'popular', includeExperience: true } as const;
  const answer = await gameGateway.index(query, signal);
  return answer.ok ? answer.value.games.slice(0, POPULAR_GAMES) : [];
}

const QUERY_LENGTH = 60;

/** Metadata of the results page. Not indexed, because the number of queries is unlimited. */
export const searchHead: RouteHandle = {
  head: (data, path) => {
    const { request } = data as SearchPageData;
    const query = request.query.trim();
    return {
      title: query === '' ? 'Search' : `Search results for “${truncate(query, QUERY_LENGTH)}”`,
      description: `Find games, players, articles and announcements on ${brand.siteName}.`,
      path,
      noIndex: true,
    };
  },
};

/** Creates the route of the results page. */
export function searchRoute({ searchPortal, createForm }: SearchServices, gameGateway: Pick<GameGateway, 'index'>) {
  const Component = observer(function SearchRoute() {
    return <SearchPage data={useLoaderData<SearchPageData>()} createForm={createForm} />;
  });
  return { Component, handle: searchHead, loader: searchLoader(searchPortal, gameGateway) } satisfies RouteObject;
}
