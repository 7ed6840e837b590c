import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { Container } from '../../shared/Container';
import { space, theme } from '../../theme/theme';
import { BlankCard, Paragraph } from './BlankCard';
import { Box, heading, Line, Page, Stack, headingLine } from './skeleton.styles';

const eight = Array.from({ length: 8 }, (_, index) => index);

/** Skeleton of the search results. */
export const SearchShape = observer(function SearchShape() {
  return (
    <Page $gap={6}>
      <Line $width="340px" $room={heading.list} />
      <Form>
        <Box $height="48px" />
        <Box />
      </Form>
      <Line $width="220px" />
      <Found $gap={4}>
        <Line $width="120px" $room={heading.section} />
        <Cards>
          {eight.map((index) => (
            <BlankCard key={index} />
          ))}
        </Cards>
      </Found>
    </Page>
  );
});

const Form = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  gap: ${space(4)};
  max-width: 720px;
  height: 135px;
  @media ${theme.below.medium} {
    height: 195px;
  }
`;

const Found = styled(Stack)`
  margin-top: -${space(2)};
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
  gap: ${space(4)};
`;

const four = Array.from({ length: 4 }, (_, index) => index);

/** Skeleton of a developer's announcements. */
export const RowsShape = observer(function RowsShape() {
  return (
    <Column $gap={6}>
      <div>
        <Maker>
          <Box $width="36px" $height="36px" $radius="10px" />
          <Line $width="120px" />
        </Maker>
        <Line $width="340px" $room={headingLine('clamp(2rem, 4vw, 3rem)')} />
      </div>
      <div>
        {four.map((index) => (
          <Row key={index}>
            <Line $width="100px" $room="1.35rem" />
            <Stack $gap={2}>
              <Line $width="70%" $room={heading.section} />
              <Paragraph lines={1} />
            </Stack>
            <Box $ratio="16 / 9" $radius={theme.radius.card} />
          </Row>
        ))}
      </div>
    </Column>
  );
});

const Column = styled(Page)`
  max-width: 1080px;
`;

const Maker = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  height: calc(${theme.target} + 3px);
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  padding-block: 28px;
  border-top: ${theme.hairline};
  & > :last-child {
    order: -1;
  }
  @media ${theme.from.wide} {
    grid-template-columns: 128px minmax(0, 1fr) 260px;
    gap: ${space(6)};
    & > :last-child {
      order: 0;
    }
  }
`;

/** Skeleton of a legal page. */
export const LegalShape = observer(function LegalShape() {
  return (
    <Layout>
      <div>
        <Line $width="160px" $room={theme.target} />
        <Line $width="260px" $room={heading.page} />
        <Updated>
          <Line $width="170px" $room="1.35625rem" />
        </Updated>
        <Text $gap={10}>
          {[2, 3, 2, 3].map((lines, index) => (
            <Stack key={index} $gap={3}>
              <Line $width="40%" $room={heading.section} />
              <Paragraph lines={lines} room="1.8125rem" />
            </Stack>
          ))}
        </Text>
      </div>
      <Box $height="240px" $radius={theme.radius.card} />
    </Layout>
  );
});

const Layout = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(12)};
  padding-block: ${space(6)} ${space(16)};
  @media ${theme.from.wide} {
    grid-template-columns: minmax(0, 1fr) 280px;
    padding-top: ${space(10)};
  }
`;

const Updated = styled.div`
  margin: ${space(3)} 0 ${space(10)};
`;

const Text = styled(Stack)`
  max-width: 45rem;
`;
