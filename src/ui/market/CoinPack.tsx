import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { css, styled } from 'styled-components';
import type { CoinOffer } from '../../domain/market/money';
import { formatDollars } from '../../domain/market/money';
import { coinsText } from '../catalog/item.texts';
import { NeedsScript } from '../shared/NeedsScript';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { forcedBorder } from '../theme/mixins';
import { space, theme } from '../theme/theme';
import { BuyButton } from './BuyButton';
import { coinPriceText } from './shop.texts';
import type { ShopViewModel } from './shop.view-model';

interface CoinPileProps {
  /** Index of the pack, from 0. A higher rank draws a larger pile. */
  readonly rank: number;
}

/** Coins in each stack by rank, from the middle outwards. */
const PILES: readonly (readonly number[])[] = [[1], [2, 1], [3, 2, 1], [5, 3, 2], [7, 5, 4, 2]];
/** Positions of the stacks, from back to front. */
const PLACES = [
  [60, 66],
  [86, 72],
  [36, 74],
  [62, 80],
] as const;
const COIN_HEIGHT = 7;
/** Horizontal radius of the shadow, by rank. */
const SHADOWS = [26, 44, 52, 52, 54] as const;

/** Decorative pile of coins. */
const CoinPile = observer(function CoinPile({ rank }: CoinPileProps) {
  const id = useId();
  const size = Math.min(rank, PILES.length - 1);
  const stacks = PILES[size] ?? [];
  return (
    <Svg viewBox="0 0 120 92" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id={id} x1="0" x2="1">
          <stop offset="0" stopColor="#FFD48A" />
          <stop offset="0.6" stopColor={theme.colour.warning} />
          <stop offset="1" stopColor="#D9822B" />
        </linearGradient>
      </defs>
      <ellipse cx="60" cy={stacks.length > 1 ? 78 : 68} rx={SHADOWS[size]} ry="9" fill="#0A0B14" opacity="0.5" />
      {stacks.map((coins, stack) => {
        const [x, y] = PLACES[stack] ?? PLACES[0];
        return Array.from({ length: coins }, (_, coin) => (
          <g
            key={`${String(stack)}-${String(coin)}`}
            transform={`translate(${String(x)} ${String(y - coin * COIN_HEIGHT)})`}
          >
            <path d="M-20-3v6a20 6.5 0 0 0 40 0v-6z" fill={`url(#${id})`} stroke="#8A4A12" strokeWidth="0.8" />
            <ellipse cy="-3" rx="20" ry="6.5" fill="#FFDFA6" stroke="#8A4A12" strokeWidth="0.8" />
            <ellipse cy="-3" rx="13" ry="4" fill="none" stroke="#D9822B" strokeWidth="1" />
          </g>
        ));
      })}
    </Svg>
  );
});

const Svg = styled.svg`
  display: block;
  width: 100%;
  max-width: 120px;
  height: auto;
  aspect-ratio: 120 / 92;
  justify-self: center;
`;

export interface CoinPackProps {
  readonly offer: CoinOffer;
  /** Index of the pack, from 0. */
  readonly rank: number;
  readonly shop: ShopViewModel;
}

/** Card of a coin pack. The special pack is highlighted (spec 2 §2). */
export const CoinPack = observer(function CoinPack({ offer, rank, shop }: CoinPackProps) {
  const { amount, price, special } = offer;
  const dollars = formatDollars(price);
  return (
    <Card $special={special}>
      {special ? <Mark>Popular</Mark> : null}
      <CoinPile rank={rank} />
      <TextBlock>
        <Name>{coinsText(amount)}</Name>
        <Price>
          {dollars} <Each>{coinPriceText(offer)}</Each>
        </Price>
      </TextBlock>
      <NeedsScript>
        <BuyButton
          variant={special ? 'primary' : 'secondary'}
          blocked={shop.busy}
          buying={shop.isBuyingCoins(amount)}
          onBuy={() => {
            shop.buyCoins(offer);
          }}
        >
          {'Buy '}
          <VisuallyHidden>{`${coinsText(amount)} for ${dollars}`}</VisuallyHidden>
        </BuyButton>
      </NeedsScript>
    </Card>
  );
});

const lit = css`
  background:
    linear-gradient(${theme.colour.raised}, ${theme.colour.raised}) padding-box,
    ${theme.accent} border-box;
  border-color: transparent;
  box-shadow: ${theme.glow};
`;

const Card = styled.li<{ readonly $special: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)};
  border: ${theme.hairline};
  border-radius: ${theme.radius.panel};
  background: ${theme.colour.surface};
  ${({ $special }) => ($special ? lit : '')}
  @media ${theme.from.medium} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(4)};
    padding: ${space(5)} ${space(4)} ${space(4)};
    text-align: center;
  }
  ${forcedBorder}
`;

const Mark = styled.span`
  position: absolute;
  top: -12px;
  left: ${space(4)};
  padding: 0 ${space(3)};
  border-radius: ${theme.radius.pill};
  font-weight: 600;
  font-size: ${theme.size.xs};
  line-height: 24px;
  color: ${theme.colour.onAccent};
  background: ${theme.accent};
  @media ${theme.from.medium} {
    left: 50%;
    transform: translateX(-50%);
  }
  ${forcedBorder}
`;

const TextBlock = styled.div`
  display: grid;
  gap: ${space(1)};
  font-variant-numeric: tabular-nums;
`;

const Name = styled.h3`
  font-size: ${theme.size.lg};
`;

const Price = styled.p`
  font-weight: 600;
`;

const Each = styled.span`
  font-weight: 400;
  font-size: ${theme.size.xs};
  white-space: nowrap;
  color: ${theme.colour.textSoft};
  @media ${theme.from.medium} {
    display: block;
  }
`;
