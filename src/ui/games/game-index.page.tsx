import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import type { RouteObject } from 'react-router-dom';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { GameFilters } from '../../domain/games/game-filters';
import { countFilters, namesOnlyExperiences } from '../../domain/games/game-filters';
import type { GenreWithCategories } from '../../domain/games/game-list';
import type { GameQuery } from '../../domain/games/game-query';
import { defaultGameQuery } from '../../domain/games/game-query';
import { brand } from '../../domain/shared/brand';
import type { PageHead, RouteHandle } from '../app/page-head';
import { ListPage } from '../shared/Container';
import { Button } from '../shared/Button';
import { ButtonLink } from '../shared/ButtonLink';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { pagedTitle } from '../shared/page-numbers';
import { space, theme } from '../theme/theme';
import { FilterForm } from './FilterForm';
import { GameListing } from './GameGrid';
import { hiddenText, ListHead } from './ListHead';
import type { GameIndexData } from './game-list-data';
import { addressOf, INDEX, genreAddress, parseIndexQuery, indexAddress } from './index-address';

interface FilterDrawerProps {
  readonly filters: GameFilters;
  /** Id of the filter sheet. */
  readonly opens: string;
}

/** The button that opens the filters on narrow screens; native, so it works without JavaScript. */
const FilterDrawer = observer(function FilterDrawer({ filters, opens }: FilterDrawerProps) {
  const applied = countFilters(filters);
  return (
    <OpenButton icon="sliders-horizontal" popoverTarget={opens}>
      Filters{' '}
      {applied === 0 ? null : (
        <Count>
          {applied} <VisuallyHidden>applied</VisuallyHidden>
        </Count>
      )}
    </OpenButton>
  );
});

const OpenButton = styled(Button)`
  @media ${theme.from.wide} {
    display: none;
  }
`;

const Count = styled.span`
  color: ${theme.colour.cyan};
  font-variant-numeric: tabular-nums;
`;

/** Returns the latest known genres, which stay available when a load fails. */
function useKnownGenres(loadedGenres: readonly GenreWithCategories[] | undefined): readonly GenreWithCategories[] {
  const [known, setKnown] = useState(loadedGenres);
  // Setting state during render is React's pattern for keeping a value of an earlier render.
  if (loadedGenres !== undefined && loadedGenres !== known) setKnown(loadedGenres);
  return loadedGenres ?? known ?? [];
}

/** The game index: results, sort order and filters (spec 2 §2). */
export const GameIndexPage = observer(function GameIndexPage() {
  const { list, genres, hidden } = useLoaderData<GameIndexData>();
  const known = useKnownGenres(genres);
  const [search] = useSearchParams();
  const filters = useId();
  const query = parseIndexQuery(search);
  const withExperiences = indexAddress(search, { includeExperience: true });
  return (
    <ListPage>
      <ListHead
        title="Games"
        list={list}
        counted={!query.includeExperience ? 'games' : namesOnlyExperiences(query, known) ? 'experiences' : 'both'}
        hidden={{ count: list.kind === 'loaded' ? hidden : 0, address: withExperiences }}
        sort={query.sort}
        sortAddress={(sort) => indexAddress(search, { sort })}
      >
        <FilterDrawer filters={query} opens={filters} />
      </ListHead>
      <Columns>
        <FilterForm id={filters} query={query} genres={known} />
        <GameListing list={list} label="Pages of games">
          {hidden === 0 ? null : (
            <>
              <p>{hiddenText(hidden)}</p>
              <ButtonLink to={withExperiences} variant="primary">
                Show experiences
              </ButtonLink>
            </>
          )}
          <ButtonLink to={genreAddress()} variant="quiet">
            Browse all games
          </ButtonLink>
        </GameListing>
      </Columns>
    </ListPage>
  );
});

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(6)};
  @media ${theme.from.wide} {
    grid-template-columns: 240px minmax(0, 1fr);
  }
  @media ${theme.from.widest} {
    grid-template-columns: 264px minmax(0, 1fr);
    gap: ${space(8)};
  }
`;

/** Head of the index: a canonical URL for each page of all games, a category or a sub-category; empty lists are not indexed. */
export const gameIndexHead: RouteHandle = {
  head: (data) => headOf(data as GameIndexData),
};

const ALL_GAMES = 'VR Games';

function headOf({ list, genres = [], query }: GameIndexData): PageHead {
  const name = nameOf(query, genres);
  const title = name === undefined ? ALL_GAMES : `${name} Games`;
  const subject = name === undefined ? 'All VR games' : `VR games of the category “${name}”`;
  return {
    title: pagedTitle(title, query.page),
    description: `${subject} on ${brand.siteName}: play in your browser, in a headset or on a screen, with nothing to install.`,
    path: canonical(query),
    type: 'website',
    trail: name === undefined ? [] : [{ name: ALL_GAMES, path: INDEX }],
    ...(list.kind === 'loaded' ? {} : { noIndex: true }),
  };
}

/** Returns the name of the sub-category or category, if known. */
function nameOf({ genre, category }: GameQuery, genres: readonly GenreWithCategories[]): string | undefined {
  const known = genres.find(({ slug }) => slug === genre);
  return (known?.categories.find(({ slug }) => slug === category) ?? known)?.title;
}

/** Returns the canonical URL; other orders and filters belong to the unfiltered list's first page. */
function canonical(query: GameQuery): string {
  const { genre, category, includeExperience, page } = query;
  const first = { ...defaultGameQuery, genre, category, includeExperience };
  const ofItsOwn = addressOf({ ...query, page: first.page }) === addressOf(first);
  return addressOf(ofItsOwn ? { ...first, page } : first);
}

/** Lazily loaded part of the game index route. */
export const gameIndexRoute = { Component: GameIndexPage, handle: gameIndexHead } satisfies RouteObject;
