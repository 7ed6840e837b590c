import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { space } from '../../theme/space';
import { theme } from '../../theme/theme';
import { Box, heading, headingLine, Line, Page, Stack } from './skeleton.styles';
import { Paragraph } from './Paragraph';

const seven = Array.from({ length: 7 }, (_, index) => index);

/** Categories, the newest article large, and those before it. */
export const BlogShape = observer(function BlogShape() {
  return (
    <Page $gap={6}>
      <Head>
        <Line $width="120px" $room={heading.list} />
      </Head>
      <Box $width="560px" $height="48px" $radius={theme.radius.pill} />
      <Lead>
        <Box $ratio="16 / 9" $radius="0" />
        <Words>
          <Line $width="90px" $room="1.5rem" />
          <Line $room={headingLine(`clamp(1.625rem, 2.8vw, ${theme.size.xxl})`)} />
          <Paragraph lines={2} />
          <Line $width="180px" $room="1.35rem" />
        </Words>
      </Lead>
      <Cards>
        {seven.map((index) => (
          <Stack key={index} $gap={3}>
            <Box $ratio="16 / 9" $radius={theme.radius.card} />
            <Line $width="80%" $room="1.5rem" />
            <Paragraph lines={2} />
            <Line $width="45%" $room="1.35rem" />
          </Stack>
        ))}
      </Cards>
    </Page>
  );
});

const Head = styled.div`
  display: grid;
  align-content: center;
  min-height: ${theme.target};
`;

const Lead = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border-radius: ${theme.radius.panel};
  background: ${theme.colour.surface};
  @media ${theme.wide} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: center;
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  padding: ${space(5)};
  @media ${theme.wide} {
    padding: ${space(10)};
  }
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)} ${space(6)};
  @media (min-width: 560px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 1100px) {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    & > * {
      grid-column: span 3;
    }
    & > :nth-child(-n + 3) {
      grid-column: span 4;
    }
  }
`;
