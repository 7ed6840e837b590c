import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { space, theme } from '../../theme/theme';
import { Paragraph } from './BlankCard';
import { Box, heading, Line, Page, Stack, Wide } from './skeleton.styles';

/** Skeleton of the help centre's start page. */
export const HelpShape = observer(function HelpShape() {
  return (
    <Page $gap={10}>
      <Stack $gap={2}>
        <Line $width="280px" $room={heading.page} />
        <About>
          <Line $width="520px" $room="1.9375rem" />
        </About>
      </Stack>
      <Stack $gap={4}>
        <Line $width="80px" $room="1.4375rem" />
        <Topics>
          <Topic />
          <Topic />
        </Topics>
      </Stack>
      <Rest>
        {['contact', 'developers', 'legal'].map((part) => (
          <Stack key={part} $gap={2}>
            <Line $width="110px" $room="1.4375rem" />
            <Paragraph lines={2} />
            <Line $width="140px" $room={theme.target} />
          </Stack>
        ))}
      </Rest>
    </Page>
  );
});

const About = styled.div`
  @media ${theme.below.compact} {
    padding-bottom: 1.9375rem;
  }
`;

const Topics = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 380px), 1fr));
  gap: ${space(5)};
`;

const Topic = styled(Box)`
  height: 167px;
  @media ${theme.below.compact} {
    height: 137px;
  }
`;

const Rest = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  gap: ${space(8)} ${space(12)};
  padding-top: ${space(10)};
  border-top: ${theme.hairline};
`;

const eight = Array.from({ length: 8 }, (_, index) => index);

/** Skeleton of the help questions, or of the contact form. */
export const HelpListShape = observer(function HelpListShape({ form = false }: { readonly form?: boolean }) {
  return (
    <Column $gap={8} $top={5}>
      <Head>
        <Line $width="160px" $room={theme.target} />
        <Line $width="320px" $room={heading.page} />
        <Line $width="min(430px, 90%)" />
      </Head>
      {form ? (
        <Box $width="44rem" $height="574px" />
      ) : (
        <Questions>
          <Box $height="48px" />
          <div>
            {eight.map((index) => (
              <Row key={index}>
                <Line $width={index % 2 === 0 ? '34%' : '52%'} $room="1.5rem" />
              </Row>
            ))}
          </div>
        </Questions>
      )}
      <Wide>
        <Stack $gap={3}>
          <Box $height="97px" />
          <Box $height="97px" />
        </Stack>
      </Wide>
    </Column>
  );
});

const Column = styled(Page)`
  @media ${theme.from.wide} {
    grid-template-columns: minmax(0, 1fr) 300px;
    gap: ${space(8)} ${space(14)};
    padding-top: ${space(8)};
  }
`;

const Head = styled.div`
  grid-column: 1 / -1;
  & > :last-child {
    margin-top: ${space(2)};
  }
  @media ${theme.below.compact} {
    padding-bottom: 1.55rem;
  }
`;

const Questions = styled(Stack).attrs({ $gap: 5 })`
  max-width: 48rem;
`;

const Row = styled.div`
  display: grid;
  align-items: center;
  height: 65px;
  border-bottom: ${theme.hairline};
`;
