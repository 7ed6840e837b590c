import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { ListPage } from '../../shared/Container';
import { space, theme } from '../../theme/theme';
import { GameCards } from './BlankCard';
import { Box, heading, Line, Narrow, Wide } from './skeleton.styles';

/** Skeleton of a game list, with or without filters. */
export const GamesShape = observer(function GamesShape({ filters = false }: { readonly filters?: boolean }) {
  return (
    <ListPage>
      <Head>
        <Title>
          <Line $width="180px" $room={heading.list} />
          <Line $width="90px" />
        </Title>
        {filters ? (
          <Narrow>
            <Box $width="100px" $height={theme.target} $radius={theme.radius.pill} />
          </Narrow>
        ) : null}
        <Box $width="min(383px, 100%)" $height={`calc(${theme.target} + 8px)`} $radius={theme.radius.pill} />
      </Head>
      {filters ? (
        <Columns>
          <Wide>
            <Box $height="509px" />
          </Wide>
          <GameCards />
        </Columns>
      ) : (
        <GameCards />
      )}
    </ListPage>
  );
});

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(4)};
`;

const Title = styled.div`
  display: grid;
  flex: 1 0 0;
  gap: ${space(1)};
  min-width: min(100%, 200px);
`;

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
