import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { space, theme } from '../../theme/theme';
import { Box, Line, cardGrid, Stack } from './skeleton.styles';

/** Skeleton of a game card. */
export const BlankCard = observer(function BlankCard() {
  return (
    <Card>
      <Box $ratio="16 / 9" $radius="0" />
      <TextBlock>
        <Line $width="30%" $room="1.1625rem" />
        <Line $width="70%" $room="1.4375rem" />
        <Line $width="40%" $room="1.35625rem" />
        <Line $width="96%" $room="1.35625rem" />
        <Line $width="60%" $room="1.35625rem" />
        <Line $width="50%" $room="1.3rem" />
      </TextBlock>
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

const TextBlock = styled.div`
  display: grid;
  gap: 6px;
  padding: ${space(4)};
  /* Joins the two lines of the text. */
  & > :nth-child(5) {
    margin-top: -6px;
  }
`;

const seven = Array.from({ length: 7 }, (_, index) => index);

/** Skeleton of a grid of game cards. */
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

const WIDTHS = ['96%', '100%', '91%', '98%', '64%'];

/** Skeleton of a paragraph. */
export const Paragraph = observer(function Paragraph({
  lines,
  room,
}: {
  readonly lines: number;
  readonly room?: string;
}) {
  return (
    <Stack $gap={0}>
      {Array.from({ length: lines }, (_, index) => (
        <Line
          key={index}
          $width={index === lines - 1 ? '64%' : (WIDTHS[index % 4] ?? '100%')}
          {...(room === undefined ? {} : { $room: room })}
        />
      ))}
    </Stack>
  );
});
