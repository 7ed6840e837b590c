import { PromptSignIn } from '../../../src/application/auth/prompt-sign-in.use-case';
import { AuthModalState } from '../../../src/application/auth/auth-modal-state';
import { BuyItem } from '../../../src/application/inventory/buy-item.use-case';
import { PurchaseKeys } from '../../../src/application/inventory/purchase-keys';
import { DialogState } from '../../../src/application/notices/dialog-state';
import { NoticesState } from '../../../src/application/notices/notices-state';
import { SessionState } from '../../../src/application/session/session-state';
import type { CatalogItemDetails } from '../../../src/domain/market/catalog-item-page';
import type { CurrentUser } from '../../../src/domain/session/current-user';
import { defaultSettings } from '../../../src/domain/session/settings';
import { ItemPurchaseViewModel } from '../../../src/ui/catalog/item-purchase.view-model';
import { FakeClock } from '../../fakes/fake-clock';
import { FakeInventoryGateway } from '../../fakes/fake-inventory-gateway';
import { FakeRandom } from '../../fakes/fake-random';

/** Creates the purchase of an item with fakes. */
export function itemFixture(player?: CurrentUser) {
  const clock = new FakeClock();
  const random = new FakeRandom();
  const session = new SessionState();
  const modal = new AuthModalState();
  const inventory = new FakeInventoryGateway(player?.balance ?? 120);
  const notices = new NoticesState(clock, random);
  const dialogs = new DialogState(clock);
  const signIn = (user: CurrentUser) => {
    session.apply({ type: 'signed-in', user, settings: defaultSettings() });
  };
  if (player !== undefined) signIn(player);
  const dependencies = {
    buyItem: new BuyItem(inventory, new PurchaseKeys(random), session),
    inventory,
    session,
    promptSignIn: new PromptSignIn(session, modal),
    dialogs,
    notices,
  };
  return {
    clock,
    session,
    modal,
    inventory,
    notices,
    dialogs,
    signIn,
    createItemPurchase: (item: CatalogItemDetails, getCoins: () => void) =>
      new ItemPurchaseViewModel(dependencies, item, getCoins),
  };
}
