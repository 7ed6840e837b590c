import { PromptSignIn } from '../../../src/application/auth/prompt-sign-in.use-case';
import { FollowOrder } from '../../../src/application/market/follow-order.use-case';
import { MakePurchase } from '../../../src/application/market/make-purchase.use-case';
import { PurchasesState } from '../../../src/application/market/purchases-state';
import { DialogState } from '../../../src/application/notices/dialog-state';
import { XrPresenceState } from '../../../src/application/play/xr-presence-state';
import { RefreshAccount } from '../../../src/application/session/refresh-account.use-case';
import { FindUnverifiedAddress } from '../../../src/application/security/find-unverified-address.use-case';
import type { SessionGateway } from '../../../src/application/session/session-gateway.port';
import type { CurrentUser } from '../../../src/domain/session/current-user';
import { defaultSettings } from '../../../src/domain/session/settings';
import { err, ok } from '../../../src/domain/shared/result';
import { UTC } from '../../../src/domain/shared/time-zone';
import { OrderViewModel } from '../../../src/ui/market/order.view-model';
import { ShopViewModel } from '../../../src/ui/market/shop.view-model';
import { FakeMarketGateway } from '../../fakes/fake-market-gateway';
import { FakeAttention } from '../../fakes/fake-attention';
import { FakePageLife } from '../../fakes/fake-page-life';
import { FakeRandom } from '../../fakes/fake-random';
import { FakeSecurityGateway } from '../../fakes/fake-security-gateway';
import { FakeSessionStore } from '../../fakes/fake-session-store';
import { aSessionScreen } from '../session/a-session-screen';

/** View-models of the shop with fakes; `departures` lists the payment URLs that were opened. */
export function shopFixture(player?: CurrentUser, headset = false, timeZone = UTC) {
  const fixture = aSessionScreen();
  const { state: session, clock, notices, modalState } = fixture;
  const market = new FakeMarketGateway();
  const security = new FakeSecurityGateway();
  security.protection = { ...security.protection, emailVerified: true };
  const purchases = new PurchasesState();
  const dialogs = new DialogState(clock);
  const presence = new XrPresenceState();
  const pageLife = new FakePageLife();
  // Reports the state of this tab; a test can replace it.
  const status: Pick<SessionGateway, 'status'> = {
    status: () => {
      const { user, settings } = session.current;
      return Promise.resolve(user === undefined ? err({ kind: 'network' }) : ok({ user, settings }));
    },
  };
  const account = new RefreshAccount(session, new FakeSessionStore(), status);
  const departures: string[] = [];
  const signIn = (user: CurrentUser) => {
    // Signing out first lets the new player have older coin and premium revisions.
    if (session.current.user !== undefined) session.apply({ type: 'signed-out' });
    session.apply({ type: 'signed-in', user, settings: defaultSettings() });
  };
  if (player !== undefined) signIn(player);
  else session.apply({ type: 'signed-out' });
  const dependencies = {
    makePurchase: new MakePurchase(market, session, purchases),
    purchases,
    session,
    findUnverifiedAddress: new FindUnverifiedAddress(security),
    sendVerificationMail: security,
    promptSignIn: new PromptSignIn(session, modalState),
    dialogs,
    notices,
    presence,
    device: { headset, mobile: false },
    random: new FakeRandom(),
    clock,
    pageLife,
    timeZone,
  };
  return {
    ...fixture,
    market,
    security,
    purchases,
    dialogs,
    presence,
    pageLife,
    status,
    departures,
    signIn,
    shop: new ShopViewModel(dependencies, (url) => void departures.push(url)),
    createOrder: (order?: string) =>
      new OrderViewModel(new FollowOrder(market, session, account, new FakeAttention(), clock), session, order),
  };
}

/** Resolves after all pending promises. */
export const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
