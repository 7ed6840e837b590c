import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { space, theme } from '../../theme/theme';
import { Paragraph } from './BlankCard';
import { Beside, Box, heading, Line, Page, Stack } from './skeleton.styles';

const four = Array.from({ length: 4 }, (_, index) => index);

/** A player's picture and names, what they have done, and who is around them. */
export const ProfileShape = observer(function ProfileShape() {
  return (
    <Page $gap={10}>
      <Header>
        <Avatar $ratio="1" $width="136px" $radius={theme.radius.pill} />
        <Names>
          <Line $width="200px" $room={heading.page} />
          <Line $width="260px" />
        </Names>
      </Header>
      <Beside $side="340px" $gap={[10, 14]}>
        <Stack $gap={4}>
          <Line $width="190px" $room={theme.target} />
          <Earned>
            {four.map((index) => (
              <Entry key={index}>
                <Box $height="64px" $radius={theme.radius.card} />
                <Paragraph lines={3} />
              </Entry>
            ))}
          </Earned>
        </Stack>
        <Stack $gap={4}>
          <Line $width="100px" $room={theme.target} />
          {four.slice(2).map((index) => (
            <Friend key={index}>
              <Box $width="48px" $height="48px" $radius={theme.radius.pill} />
              <Line $width="55%" />
            </Friend>
          ))}
        </Stack>
      </Beside>
    </Page>
  );
});

const Header = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(8)};
  @media (max-width: 639px) {
    flex-direction: column;
    gap: ${space(4)};
  }
`;

const Avatar = styled(Box)`
  flex: none;
  margin: ${space(5)};
`;

const Names = styled(Stack).attrs({ $gap: 3 })`
  max-width: 100%;
  @media (max-width: 639px) {
    justify-items: center;
  }
`;

const Earned = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: ${space(4)} ${space(6)};
`;

const Entry = styled.div`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  gap: ${space(4)};
  min-height: 86px;
`;

const Friend = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 60px;
`;
