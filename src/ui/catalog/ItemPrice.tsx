import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { CatalogItem } from '../../domain/games/game';
import { isDiscounted, itemCost, percentOff } from '../../domain/market/item-price';
import { Icon } from '../shared/Icon';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { coinsText } from './item.texts';

export interface ItemPriceProps {
  readonly item: Pick<CatalogItem, 'price' | 'discounted'>;
  readonly large?: boolean;
}

/** What an item costs; a reduced price stands beside the one that it was, struck through, in large with how much is off. */
export const ItemPrice = observer(function ItemPrice({ item, large = false }: ItemPriceProps) {
  const off = percentOff(item);
  return (
    <Line $large={large}>
      <Now>
        <Icon name="coins" size={large ? 24 : 16} colour={theme.colour.warning} />
        {coinsText(itemCost(item))}
      </Now>
      {isDiscounted(item) ? (
        <Was>
          <VisuallyHidden>instead of </VisuallyHidden>
          <s>{coinsText(item.price)}</s>
        </Was>
      ) : null}
      {off === undefined || !large ? null : <Off>{`${String(off)}% off`}</Off>}
    </Line>
  );
});

const Line = styled.span<{ readonly $large: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  font-size: ${({ $large }) => ($large ? theme.size.xl : theme.size.sm)};
  font-variant-numeric: tabular-nums;
`;

const Now = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  font-weight: 600;
`;

const Was = styled.span`
  font-size: max(0.875rem, 0.6em);
  color: ${theme.colour.textSoft};
`;

const Off = styled.span`
  padding: 2px ${space(2)};
  border-radius: ${theme.radius.pill};
  font-size: ${theme.size.xs};
  font-weight: 600;
  color: ${theme.colour.success};
  box-shadow: inset 0 0 0 1px currentColor;
`;
