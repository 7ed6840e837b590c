import { observer } from 'mobx-react-lite';
import { css, styled } from 'styled-components';
import type { CoinOffer } from '../../domain/market/coin-offer';
import { formatDollars } from '../../domain/market/coin-offer';
import { coinsText } from '../catalog/item.texts';
import { NeedsScript } from '../shared/NeedsScript';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { BuyButton } from './BuyButton';
import { CoinPile } from './CoinPile';
import { coinPriceText } from './shop.texts';
import type { ShopViewModel } from './shop.view-model';

export interface CoinPackProps {
  readonly offer: CoinOffer;
  /** Its place among the packs, from 0. */
  readonly rank: number;
  readonly shop: ShopViewModel;
}

/** A pack of coins; the special one stands out (spec 2 §2). */
export const CoinPack = observer(function CoinPack({ offer, rank, shop }: CoinPackProps) {
  const { amount, price, special } = offer;
  const dollars = formatDollars(price);
  return (
    <Card $special={special}>
      {special ? <Mark>Special</Mark> : null}
      <CoinPile rank={rank} />
      <Words>
        <Name>{coinsText(amount)}</Name>
        <Price>
          {dollars} <Each>{coinPriceText(offer)}</Each>
        </Price>
      </Words>
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

/* Lit from within, as nothing else on the page. */
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
  border: 1px solid ${theme.colour.line};
  border-radius: ${theme.radius.panel};
  background: ${theme.colour.surface};
  ${({ $special }) => ($special ? lit : '')}
  @media (min-width: 640px) {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(4)};
    padding: ${space(5)} ${space(4)} ${space(4)};
    text-align: center;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
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
  @media (min-width: 640px) {
    left: 50%;
    transform: translateX(-50%);
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const Words = styled.div`
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
  @media (min-width: 640px) {
    display: block;
  }
`;
