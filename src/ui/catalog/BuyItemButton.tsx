import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import type { CatalogItemDetails } from '../../domain/market/catalog-item-page';
import { itemCost } from '../../domain/market/item-price';
import type { ArcadeServices } from '../app/arcade-services';
import { Button } from '../shared/Button';
import { NeedsScript } from '../shared/NeedsScript';
import { useScreen } from '../shared/use-screen';
import { destinations } from '../shell/destinations';
import { coinsText } from './item.texts';

export interface BuyItemButtonProps extends Pick<ArcadeServices, 'createItemPurchase'> {
  readonly item: CatalogItemDetails;
}

/** Buys an item of the shop for coins. */
export const BuyItemButton = observer(function BuyItemButton({ item, createItemPurchase }: BuyItemButtonProps) {
  const navigate = useNavigate();
  const { owned, buy } = useScreen(() => createItemPurchase(item, () => void navigate(destinations.shop.path)));
  return (
    <NeedsScript>
      <Button
        variant="primary"
        size="lg"
        icon={owned ? 'check' : 'shopping-bag'}
        // It keeps the focus, which disabling would take away.
        aria-disabled={owned || undefined}
        onClick={owned ? undefined : buy}
      >
        {owned ? 'It is yours' : `Buy for ${coinsText(itemCost(item))}`}
      </Button>
    </NeedsScript>
  );
});
