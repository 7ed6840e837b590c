import { AuthModalState } from '../../../src/application/auth/auth-modal-state';
import { PromptSignIn } from '../../../src/application/auth/prompt-sign-in.use-case';
import { DialogState } from '../../../src/application/notices/dialog-state';
import { NoticesState } from '../../../src/application/notices/notices-state';
import { SessionState } from '../../../src/application/session/session-state';
import { browsePart, browseTokens } from '../../../src/composition/browse.part';
import { tokens as t } from '../../../src/composition/tokens';
import { createWiring } from '../../../src/composition/wiring';
import type { CurrentUser } from '../../../src/domain/session/current-user';
import { defaultSettings } from '../../../src/domain/session/settings';
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
  const wiring = createWiring([
    (fakes) => {
      fakes.value(t.inventoryGateway, inventory);
      fakes.value(t.sessionState, session);
      fakes.value(t.promptSignIn, new PromptSignIn(session, modal));
      fakes.value(t.dialogState, dialogs);
      fakes.value(t.noticesState, notices);
      fakes.value(t.random, random);
    },
    ...browsePart.modules,
  ]);
  return {
    clock,
    session,
    modal,
    inventory,
    notices,
    dialogs,
    signIn,
    createItemPurchase: wiring.get(browseTokens.createItemPurchase),
  };
}
