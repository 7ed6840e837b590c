import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { blank } from '../../shared/Blank';
import { Container } from '../../shared/Container';
import { space, theme } from '../../theme/theme';
import { Paragraph, GameCards } from './BlankCard';
import { Box, heading, headingLine, Line, Page, Stack, Beside } from './skeleton.styles';

/** Skeleton of a game page. */
export const GameShape = observer(function GameShape() {
  return (
    <Page $gap={14} $top={5}>
      <Columns>
        <Stack $gap={4}>
          <Stack $gap={1}>
            <Line $width="320px" $room={headingLine(`clamp(1.75rem, 1.2rem + 1.6vw, ${theme.size.xxl})`)} />
            <Maker />
          </Stack>
          <Frame>
            <Box $ratio="16 / 9" $radius="0" />
            <Bar />
          </Frame>
        </Stack>
        <Side>
          <Box $height="246px" />
          <Box $height="150px" />
          <Box $height="156px" />
        </Side>
        <Stack $gap={3}>
          <Line $width="220px" $room={heading.section} />
          <Paragraph lines={3} room="1.8125rem" />
        </Stack>
      </Columns>
    </Page>
  );
});

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)} ${space(6)};
  @media ${theme.from.wider} {
    grid-template-columns: minmax(0, 1fr) 304px;
    grid-template-rows: auto 1fr;
  }
  @media ${theme.from.widest} {
    grid-template-columns: minmax(0, 1fr) 336px;
  }
`;

/* Below the title on phones. */
const Maker = styled(Line).attrs({ $width: '180px', $room: '1.5rem' })`
  @media ${theme.from.medium} {
    display: none;
  }
`;

const Frame = styled.div`
  overflow: hidden;
  border-radius: ${theme.radius.panel};
  background: ${theme.colour.surface};
  @media ${theme.below.medium} {
    margin-inline: -${space(4)};
    border-radius: 0;
  }
`;

const Bar = styled.div`
  height: 76px;
`;

/* Beside the game, or below its description. */
const Side = styled(Stack).attrs({ $gap: 4 })`
  order: 1;
  @media ${theme.from.wider} {
    order: 0;
    grid-column: 2;
    grid-row: 1 / span 2;
  }
`;

/** Skeleton of a developer page. */
export const DeveloperShape = observer(function DeveloperShape() {
  return (
    <>
      <Banner>
        <TextBlock>
          <Box $ratio="1" $width="clamp(88px, 11vw, 144px)" />
          <Line $width="min(270px, calc(100% - 120px))" $room={headingLine('clamp(2.25rem, 5vw, 4rem)')} />
        </TextBlock>
      </Banner>
      <Page $gap={14}>
        <DeveloperColumns>
          <Stack $gap={5}>
            <Paragraph lines={2} room="1.8125rem" />
            <Paragraph lines={2} room="1.8125rem" />
          </Stack>
          <Stack $gap={4}>
            <Line $width="220px" $room={theme.target} />
            <Box $height="184px" />
          </Stack>
        </DeveloperColumns>
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

const TextBlock = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(4)} ${space(6)};
  padding-block: ${space(10)} ${space(4)};
`;

const DeveloperColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(10)} ${space(14)};
  @media ${theme.from.wider} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: start;
  }
`;

const four = Array.from({ length: 4 }, (_, index) => index);

/** Skeleton of a profile page. */
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
  @media ${theme.below.medium} {
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
  @media ${theme.below.medium} {
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
