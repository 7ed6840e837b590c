import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { space, theme } from '../../theme/theme';
import { Paragraph } from './BlankCard';
import { Box, heading, headingLine, Line, Page, Stack } from './skeleton.styles';

const seven = Array.from({ length: 7 }, (_, index) => index);

/** Skeleton of the blog: categories, a large article and cards. */
export const BlogShape = observer(function BlogShape() {
  return (
    <Page $gap={6}>
      <Head>
        <Line $width="120px" $room={heading.list} />
      </Head>
      <Box $width="560px" $height="48px" $radius={theme.radius.pill} />
      <Lead>
        <Box $ratio="16 / 9" $radius="0" />
        <TextBlock>
          <Line $width="90px" $room="1.5rem" />
          <Line $room={headingLine(`clamp(1.625rem, 2.8vw, ${theme.size.xxl})`)} />
          <Paragraph lines={2} />
          <Line $width="180px" $room="1.35rem" />
        </TextBlock>
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
  @media ${theme.from.wide} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: center;
  }
`;

const TextBlock = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  padding: ${space(5)};
  @media ${theme.from.wide} {
    padding: ${space(10)};
  }
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)} ${space(6)};
  @media ${theme.from.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media ${theme.from.wider} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    & > * {
      grid-column: span 3;
    }
    & > :nth-child(-n + 3) {
      grid-column: span 4;
    }
  }
`;

/** Skeleton of an article; `wide` leaves space for a table of contents. */
export const ArticleShape = observer(function ArticleShape({ wide = false }: { readonly wide?: boolean }) {
  return (
    <>
      <Backdrop>
        <Hero />
      </Backdrop>
      <Column $wide={wide}>
        <Line $width="78%" $room={headingLine('clamp(2rem, 4.4vw, 3.25rem)')} />
        <Text>
          <Line $width="90%" $room="1.9375rem" />
        </Text>
        <Byline>
          <Box $width="36px" $height="36px" $radius={theme.radius.pill} />
          <Line $width="200px" $room="1.35rem" />
        </Byline>
        <Text>
          <Paragraph lines={4} room="1.8125rem" />
        </Text>
        <Text>
          <Paragraph lines={5} room="1.8125rem" />
        </Text>
      </Column>
    </>
  );
});

const Backdrop = styled.div`
  max-width: 1160px;
  margin-inline: auto;
  @media ${theme.from.medium} {
    padding: ${space(2)} ${space(6)} 0;
  }
  @media ${theme.from.wide} {
    padding-inline: ${space(10)};
  }
`;

const Hero = styled(Box).attrs({ $ratio: '16 / 9', $radius: '0' })`
  max-height: 52vh;
  mask-image: linear-gradient(#000 62%, transparent);
  @media ${theme.from.medium} {
    border-radius: ${theme.radius.panel} ${theme.radius.panel} 0 0;
  }
`;

const Column = styled.div<{ readonly $wide: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  max-width: 48rem;
  margin: -${space(14)} auto 0;
  padding: 0 ${space(4)} ${space(16)};
  @media ${theme.from.medium} {
    padding-inline: ${space(10)};
  }
  @media ${theme.from.wider} {
    max-width: ${({ $wide }) => ($wide ? '1080px' : '48rem')};
  }
`;

const Text = styled.div`
  max-width: 45rem;
`;

const Byline = styled.div`
  display: flex;
  align-items: start;
  gap: ${space(3)};
  max-width: 45rem;
  height: 57px;
`;
