import { observer } from 'mobx-react-lite';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { GameIndex } from '../../domain/games/game-index';
import { Container } from '../shared/Container';
import { Pagination } from '../shared/Pagination';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { GameGrid } from './GameGrid';
import { GenreRail } from './GenreRail';
import { askedOf } from './index-address';
import { IndexFilters } from './IndexFilters';
import { NoGames } from './NoGames';
import { SortLinks } from './SortLinks';

/** The game index: what is found, in which order, and the way to narrow it (spec 2 §2). */
export const GameIndexPage = observer(function GameIndexPage() {
  const { games, genres, pagination } = useLoaderData<GameIndex>();
  const [query] = useSearchParams();
  return (
    <Page>
      <Head>
        <div>
          <h1>Games</h1>
          <p role="status">{countText(pagination.total)}</p>
        </div>
        <SortLinks current={askedOf(query).sort} query={query} />
      </Head>
      <GenreRail genres={genres} query={query} />
      <IndexFilters genres={genres} query={query} />
      {games.length === 0 ? (
        <NoGames pagination={pagination} query={query} />
      ) : (
        <>
          <VisuallyHidden as="h2">Found games</VisuallyHidden>
          <GameGrid games={games} />
        </>
      )}
      <Pagination pagination={pagination} label="Pages of games" />
    </Page>
  );
});

function countText(total: number): string {
  return total === 1 ? '1 game' : `${total.toLocaleString('en')} games`;
}

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  padding-block: ${space(8)} ${space(16)};
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space(4)};
  h1 {
    font-size: ${theme.size.xxl};
  }
  p {
    margin-top: ${space(1)};
    font-variant-numeric: tabular-nums;
    color: ${theme.colour.textSoft};
  }
`;
