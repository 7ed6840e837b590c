import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { Container } from '../../shared/Container';
import { space, theme } from '../../theme/theme';
import { Paragraph } from './BlankCard';
import { Box, heading, Line, Stack } from './skeleton.styles';

/** A long text in sections, with the way to others of its kind. */
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
  @media ${theme.wide} {
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
