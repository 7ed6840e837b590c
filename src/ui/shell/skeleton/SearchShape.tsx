import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { space } from '../../theme/theme';
import { BlankCard } from './BlankCard';
import { Box, heading, Line, Page, Stack } from './skeleton.styles';

const eight = Array.from({ length: 8 }, (_, index) => index);

/** The form of a search, and what is found. */
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
  @media (max-width: 639px) {
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
