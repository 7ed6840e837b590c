import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme';
import { BlankCard } from './BlankCard';
import { Box, cardGrid } from './skeleton.styles';

const seven = Array.from({ length: 7 }, (_, index) => index);

/** A page of games. */
export const GameCards = observer(function GameCards() {
  return (
    <Bounds>
      <Grid>
        <Box $radius={theme.radius.card} />
        {seven.map((index) => (
          <BlankCard key={index} />
        ))}
      </Grid>
    </Bounds>
  );
});

const Bounds = styled.div`
  container-type: inline-size;
`;

const Grid = styled.div`
  ${cardGrid}
`;
