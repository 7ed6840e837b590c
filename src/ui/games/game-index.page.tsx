import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import type { RouteObject } from 'react-router-dom';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { GameFilters } from '../../domain/games/game-filters';
import { namesUnknown, countFilters } from '../../domain/games/game-filters';
import type { GenreWithCategories } from '../../domain/games/game-list';
import type { GameQuery } from '../../domain/games/game-query';
import { defaultGameQuery } from '../../domain/games/game-query';
import { brand } from '../../domain/shared/brand';
import type { PageHead, RouteHandle } from '../app/page-head';
import { Button } from '../shared/Button';
import { ButtonLink } from '../shared/ButtonLink';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { pagedTitle } from '../shared/page-numbers';
import { space, theme } from '../theme/theme';
import { FilterForm } from './FilterForm';
import { GameListing, ListPage } from './GameGrid';
import { ListHead } from './ListHead';
import type { GameIndexData } from './game-list-data';
import { addressOf, INDEX, genreAddress, askedOf, indexAddress } from './index-address';

interface FilterDrawerProps {
  readonly filters: GameFilters;
  /** Id of what it opens. */
  readonly opens: string;
}

/** What opens the filters where they do not stand beside the list; the browser does it, without script too. */
const FilterDrawer = observer(function FilterDrawer({ filters, opens }: FilterDrawerProps) {
  const applied = countFilters(filters);
  return (
    <Door icon="sliders-horizontal" popoverTarget={opens}>
      Filters{' '}
      {applied === 0 ? null : (
        <Count>
          {applied} <VisuallyHidden>applied</VisuallyHidden>
        </Count>
      )}
    </Door>
  );
});

const Door = styled(Button)`
  @media ${theme.wide} {
    display: none;
  }
`;

const Count = styled.span`
  color: ${theme.colour.cyan};
  font-variant-numeric: tabular-nums;
`;

/** What the games can be narrowed to, as it was told last: it is still known when a list cannot be had. */
function useKnownGenres(told: readonly GenreWithCategories[] | undefined): readonly GenreWithCategories[] {
  const [known, setKnown] = useState(told);
  // React's way to keep a value of an earlier paint: it paints again at once, before anything is shown.
  if (told !== undefined && told !== known) setKnown(told);
  return told ?? known ?? [];
}

/** The game index: what is found, in which order, and the way to narrow it (spec 2 §2). */
export const GameIndexPage = observer(function GameIndexPage() {
  const { list, genres } = useLoaderData<GameIndexData>();
  const known = useKnownGenres(genres);
  const [search] = useSearchParams();
  const filters = useId();
  const query = askedOf(search);
  return (
    <ListPage>
      <ListHead title="Games" list={list} sort={query.sort} sortAddress={(sort) => indexAddress(search, { sort })}>
        <FilterDrawer filters={query} opens={filters} />
      </ListHead>
      <Columns>
        <FilterForm id={filters} query={query} genres={known} />
        <GameListing list={list} label="Pages of games">
          {query.includeExperience || namesUnknown(query, known) ? null : (
            <ButtonLink to={indexAddress(search, { includeExperience: true })}>Include Experiences</ButtonLink>
          )}
          <ButtonLink to={genreAddress()} variant="quiet">
            Show all games
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
  @media ${theme.wide} {
    grid-template-columns: 240px minmax(0, 1fr);
  }
  @media (min-width: 1360px) {
    grid-template-columns: 264px minmax(0, 1fr);
    gap: ${space(8)};
  }
`;

/** Each page of all games, of a category and of a sub-category has a canonical address; a list with nothing in it is left out. */
export const gameIndexHead: RouteHandle = {
  head: (data) => headOf(data as GameIndexData),
};

const ALL_GAMES = 'VR Games';

function headOf({ list, genres = [], query }: GameIndexData): PageHead {
  const name = nameOf(query, genres);
  const title = name === undefined ? ALL_GAMES : `${name} Games`;
  const what = name === undefined ? 'All VR games' : `VR games of the category “${name}”`;
  return {
    title: pagedTitle(title, query.page),
    description: `${what} on ${brand.siteName}: they run in the browser, in a headset or on a screen, without installing anything.`,
    path: canonical(query),
    type: 'website',
    trail: name === undefined ? [] : [{ name: ALL_GAMES, path: INDEX }],
    ...(list.kind === 'loaded' ? {} : { noIndex: true }),
  };
}

/** What the list is narrowed to, as far as it is known: the sub-category says more than its category. */
function nameOf({ genre, category }: GameQuery, genres: readonly GenreWithCategories[]): string | undefined {
  const known = genres.find(({ slug }) => slug === genre);
  return (known?.categories.find(({ slug }) => slug === category) ?? known)?.title;
}

/** The same games in another order, or fewer of them, are no list of their own: they belong to its first page. */
function canonical(query: GameQuery): string {
  const { genre, category, includeExperience, page } = query;
  const first = { ...defaultGameQuery, genre, category, includeExperience };
  const ofItsOwn = addressOf({ ...query, page: first.page }) === addressOf(first);
  return addressOf(ofItsOwn ? { ...first, page } : first);
}

/** What the game index's address shows, fetched when it is first asked for. */
export const gameIndexRoute = { Component: GameIndexPage, handle: gameIndexHead } satisfies RouteObject;
