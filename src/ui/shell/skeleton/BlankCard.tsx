import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { space } from '../../theme/space';
import { theme } from '../../theme/theme';
import { Box, Line } from './skeleton.styles';

/** A game's card: its picture, and the lines below it. */
export const BlankCard = observer(function BlankCard() {
  return (
    <Card>
      <Box $ratio="16 / 9" $radius="0" />
      <Words>
        <Line $width="30%" $room="1.1625rem" />
        <Line $width="70%" $room="1.4375rem" />
        <Line $width="40%" $room="1.35625rem" />
        <Line $width="96%" $room="1.35625rem" />
        <Line $width="60%" $room="1.35625rem" />
        <Line $width="50%" $room="1.3rem" />
      </Words>
    </Card>
  );
});

const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  overflow: hidden;
  border-radius: ${theme.radius.card};
  background: ${theme.colour.surface};
`;

const Words = styled.div`
  display: grid;
  gap: 6px;
  padding: ${space(4)};
  /* The two lines of its text belong together. */
  & > :nth-child(5) {
    margin-top: -6px;
  }
`;
