import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { space, theme } from '../../theme/theme';
import { Paragraph } from './BlankCard';
import { Box, heading, headingLine, Line, Page, Stack } from './skeleton.styles';

const four = Array.from({ length: 4 }, (_, index) => index);

/** A studio's announcements, one below the other. */
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
  border-top: 1px solid ${theme.colour.line};
  & > :last-child {
    order: -1;
  }
  @media ${theme.wide} {
    grid-template-columns: 128px minmax(0, 1fr) 260px;
    gap: ${space(6)};
    & > :last-child {
      order: 0;
    }
  }
`;
