import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { space, theme } from '../../theme/theme';
import { Box, heading, Line, Page, Stack } from './skeleton.styles';

const five = Array.from({ length: 5 }, (_, index) => index);

/** Skeleton of the shop: balance, coin packs and premium. */
export const ShopShape = observer(function ShopShape() {
  return (
    <Room $gap={12}>
      <Head>
        <Stack $gap={2}>
          <Line $width="120px" $room={heading.list} />
          <Line $width="300px" />
        </Stack>
        <Box $width="340px" $height="76px" />
      </Head>
      <Stack $gap={4}>
        <Line $width="160px" $room={theme.target} />
        <Packs>
          {five.map((index) => (
            <Pack key={index} />
          ))}
        </Packs>
        <Line $width="280px" $room="1.3125rem" />
      </Stack>
      <Premium />
    </Room>
  );
});

const Room = styled(Page)`
  @media ${theme.below.medium} {
    gap: ${space(8)};
    padding-top: ${space(5)};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)} ${space(8)};
`;

const Packs = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  @media ${theme.from.medium} {
    grid-template-columns: repeat(auto-fit, minmax(176px, 1fr));
    gap: ${space(4)};
  }
`;

const Pack = styled(Box)`
  height: 80px;
  @media ${theme.from.medium} {
    height: 280px;
  }
`;

const Premium = styled(Box)`
  height: 480px;
  @media ${theme.from.large} {
    height: 196px;
  }
`;
