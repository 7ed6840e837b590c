import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { space, theme } from '../../theme/theme';
import { Paragraph } from './BlankCard';
import { Box, heading, headingLine, Line, Page, Stack } from './skeleton.styles';

/** A game in its frame, what there is to know about it, and the panels beside it. */
export const GameShape = observer(function GameShape() {
  return (
    <Page $gap={14} $top={5}>
      <Columns>
        <Stack $gap={4}>
          <Stack $gap={1}>
            <Line $width="320px" $room={headingLine(`clamp(1.75rem, 1.2rem + 1.6vw, ${theme.size.xxl})`)} />
            <Maker />
          </Stack>
          <Frame>
            <Box $ratio="16 / 9" $radius="0" />
            <Bar />
          </Frame>
        </Stack>
        <Side>
          <Box $height="246px" />
          <Box $height="150px" />
          <Box $height="156px" />
        </Side>
        <Stack $gap={3}>
          <Line $width="220px" $room={heading.section} />
          <Paragraph lines={3} room="1.8125rem" />
        </Stack>
      </Columns>
    </Page>
  );
});

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)} ${space(6)};
  @media (min-width: 1100px) {
    grid-template-columns: minmax(0, 1fr) 304px;
    grid-template-rows: auto 1fr;
  }
  @media (min-width: 1360px) {
    grid-template-columns: minmax(0, 1fr) 336px;
  }
`;

/* On a phone it stands below the title. */
const Maker = styled(Line).attrs({ $width: '180px', $room: '1.5rem' })`
  @media (min-width: 640px) {
    display: none;
  }
`;

const Frame = styled.div`
  overflow: hidden;
  border-radius: ${theme.radius.panel};
  background: ${theme.colour.surface};
  @media (max-width: 639px) {
    margin-inline: -${space(4)};
    border-radius: 0;
  }
`;

const Bar = styled.div`
  height: 56px;
  @media (max-width: 639px) {
    height: 76px;
  }
`;

/* Beside the game, or below its words. */
const Side = styled(Stack).attrs({ $gap: 4 })`
  order: 1;
  @media (min-width: 1100px) {
    order: 0;
    grid-column: 2;
    grid-row: 1 / span 2;
  }
`;
