import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { CoinOffer } from '../../domain/market/money';
import { EmptyState } from '../shared/EmptyState';
import { ListFailed } from '../shared/ListFailed';
import { SectionHeader } from '../shared/SectionHeader';
import { space, theme } from '../theme/theme';
import { CoinPack } from './CoinPack';
import type { ShopPart } from './shop.texts';
import type { ShopViewModel } from './shop.view-model';

export interface CoinPacksProps {
  readonly offers: ShopPart<CoinOffer>;
  readonly shop: ShopViewModel;
}

const TITLE = 'Coin Packs';

/** The packs of coins on sale, VAT included (spec 2 §9). */
export const CoinPacks = observer(function CoinPacks({ offers, shop }: CoinPacksProps) {
  if (offers.kind === 'failed') return <ListFailed heading={TITLE} message={offers.message} />;
  return (
    <section aria-labelledby="coins">
      <SectionHeader id="coins" title={TITLE} />
      {offers.entries.length === 0 ? (
        <EmptyState text="No coins are on sale at the moment." />
      ) : (
        <>
          <Grid>
            {offers.entries.map((offer, index) => (
              <CoinPack key={offer.amount} offer={offer} rank={index} shop={shop} />
            ))}
          </Grid>
          <Vat>Prices are in US dollars and include VAT.</Vat>
        </>
      )}
    </section>
  );
});

const Grid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  @media (min-width: 640px) {
    grid-template-columns: repeat(auto-fit, minmax(176px, 1fr));
    gap: ${space(4)};
  }
`;

const Vat = styled.p`
  margin-top: ${space(4)};
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
`;
