import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { blank } from '../../shared/Blank';
import { space, theme } from '../../theme/theme';
import { Box, Line, Page, Stack } from './skeleton.styles';

/** Skeleton of the home page: the slider and the first tiles. */
export const HomeShape = observer(function HomeShape() {
  return (
    <>
      <Hero />
      <Page $gap={14}>
        <Stack $gap={4}>
          <Line $width="220px" $room={theme.target} />
          <Tiles>
            <Box $height="100%" />
            <Box $height="100%" />
            <Box $height="100%" />
          </Tiles>
        </Stack>
      </Page>
    </>
  );
});

const Hero = styled.div`
  ${blank}
  min-height: clamp(480px, calc(100svh - 136px), 720px);
  @media ${theme.from.wide} {
    min-height: clamp(480px, 74svh, 760px);
  }
`;

const Tiles = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 242px;
  gap: ${space(3)};
  height: 148px;
  overflow: hidden;
  @media ${theme.from.wide} {
    grid-template-columns: minmax(0, 515fr) minmax(0, 388fr) minmax(0, 346fr);
    height: 176px;
  }
`;
