import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { blank } from '../../shared/Blank';
import { Container } from '../../shared/Container';
import { space, theme } from '../../theme/theme';
import { GameCards, Paragraph } from './BlankCard';
import { Box, headingLine, Line, Page, Stack } from './skeleton.styles';

/** A studio's banner with its mark and name, what it tells of itself, and its games. */
export const DeveloperShape = observer(function DeveloperShape() {
  return (
    <>
      <Banner>
        <Words>
          <Box $ratio="1" $width="clamp(88px, 11vw, 144px)" />
          <Line $width="min(270px, calc(100% - 120px))" $room={headingLine('clamp(2.25rem, 5vw, 4rem)')} />
        </Words>
      </Banner>
      <Page $gap={14}>
        <Columns>
          <Stack $gap={5}>
            <Paragraph lines={2} room="1.8125rem" />
            <Paragraph lines={2} room="1.8125rem" />
          </Stack>
          <Stack $gap={4}>
            <Line $width="220px" $room={theme.target} />
            <Box $height="184px" />
          </Stack>
        </Columns>
        <Stack $gap={4}>
          <Line $width="100px" $room={theme.target} />
          <GameCards />
        </Stack>
      </Page>
    </>
  );
});

const Banner = styled.div`
  position: relative;
  display: grid;
  align-items: end;
  min-height: clamp(260px, 34vw, 440px);
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    ${blank}
  }
`;

const Words = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(4)} ${space(6)};
  padding-block: ${space(10)} ${space(4)};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(10)} ${space(14)};
  @media (min-width: 1100px) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: start;
  }
`;
