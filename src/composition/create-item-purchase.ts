import { HttpInventoryGateway } from '../adapters/http/http-inventory-gateway';
import { PromptSignIn } from '../application/auth/prompt-sign-in.use-case';
import { BuyItem } from '../application/inventory/buy-item.use-case';
import { PurchaseKeys } from '../application/inventory/purchase-keys';
import type { ArcadeServices } from '../ui/app/arcade-services';
import { ItemPurchaseViewModel } from '../ui/catalog/item-purchase.view-model';
import { tokens } from './tokens';
import type { Wiring } from './wiring';

/** Creates purchases on item pages; idempotency keys are kept for the lifetime of the tab. */
export function createItemPurchase(wiring: Wiring): ArcadeServices['createItemPurchase'] {
  const session = wiring.get(tokens.sessionState);
  const keys = new PurchaseKeys(wiring.get(tokens.random));
  const inventory = new HttpInventoryGateway(wiring.get(tokens.http));
  const dependencies = {
    buyItem: new BuyItem(inventory, keys, session),
    inventory,
    session,
    promptSignIn: new PromptSignIn(session, wiring.get(tokens.authModalState)),
    dialogs: wiring.get(tokens.dialogState),
    notices: wiring.get(tokens.noticesState),
  };
  return (item, getCoins) => new ItemPurchaseViewModel(dependencies, item, getCoins);
}
