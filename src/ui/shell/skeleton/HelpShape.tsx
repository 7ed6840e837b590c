import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { space } from '../../theme/space';
import { theme } from '../../theme/theme';
import { Paragraph } from './Paragraph';
import { Box, heading, Line, Page, Stack } from './skeleton.styles';

/** Where help begins: its doors, and the rest in columns. */
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
        <Doors>
          <Door />
          <Door />
        </Doors>
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
  @media (max-width: 480px) {
    padding-bottom: 1.9375rem;
  }
`;

const Doors = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 380px), 1fr));
  gap: ${space(5)};
`;

const Door = styled(Box)`
  height: 167px;
  @media (max-width: 480px) {
    height: 137px;
  }
`;

const Rest = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  gap: ${space(8)} ${space(12)};
  padding-top: ${space(10)};
  border-top: 1px solid ${theme.colour.line};
`;
