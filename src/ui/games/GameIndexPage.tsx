import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { namesUnknown } from '../../domain/games/game-filters';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { ButtonLink } from '../shared/ButtonLink';
import { FilterDrawer } from './FilterDrawer';
import { FilterForm } from './FilterForm';
import type { GameIndexData } from './game-list-data';
import { GameListing } from './GameListing';
import { genreAddress, askedOf, indexAddress } from './index-address';
import { ListHead } from './ListHead';
import { ListPage } from './ListPage';
import { useKnownGenres } from './use-known-genres';

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
