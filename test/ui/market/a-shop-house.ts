import { DialogState } from '../../../src/application/notices/dialog-state';
import { XrPresenceState } from '../../../src/application/play/xr-presence-state';
import { marketPart, marketTokens } from '../../../src/composition/market.part';
import { tokens as t } from '../../../src/composition/tokens';
import { createWiring } from '../../../src/composition/wiring';
import type { CurrentUser } from '../../../src/domain/session/current-user';
import { defaultSettings } from '../../../src/domain/session/settings';
import { err, ok } from '../../../src/domain/shared/result';
import { UTC } from '../../../src/domain/shared/time-zone';
import { FakeMarketGateway } from '../../fakes/fake-market-gateway';
import { FakeAttention } from '../../fakes/fake-attention';
import { FakePageLife } from '../../fakes/fake-page-life';
import { FakeRandom } from '../../fakes/fake-random';
import { FakeSecurityGateway } from '../../fakes/fake-security-gateway';
import { aSessionScreen } from '../session/a-session-screen';

/** The shop's view-models over working fakes; `gone` is where purchases have led. */
export function aShopHouse(player?: CurrentUser, headset = false, timeZone = UTC) {
  const house = aSessionScreen();
  const { state: session, clock, notices, modalState } = house;
  const market = new FakeMarketGateway();
  const security = new FakeSecurityGateway();
  security.protection = { ...security.protection, emailVerified: true };
  const dialogs = new DialogState(clock);
  const presence = new XrPresenceState();
  const pageLife = new FakePageLife();
  // The server knows what this tab knows; a test may change it.
  const status = house.gateway;
  status.status = () => {
    const { user, settings } = session.current;
    return Promise.resolve(user === undefined ? err({ kind: 'network' }) : ok({ user, settings }));
  };
  const gone: string[] = [];
  const signIn = (user: CurrentUser) => {
    // Whoever was there before has left: this one's coins and premium need not be newer.
    if (session.current.user !== undefined) session.apply({ type: 'signed-out' });
    session.apply({ type: 'signed-in', user, settings: defaultSettings() });
  };
  if (player !== undefined) signIn(player);
  else session.apply({ type: 'signed-out' });
  const wiring = createWiring([
    (fakes) => {
      fakes.value(marketTokens.marketGateway, market);
      fakes.value(t.securityGateway, security);
      fakes.value(t.sessionGateway, status);
      fakes.value(t.sessionStore, house.store);
      fakes.value(t.sessionState, session);
      fakes.value(t.authModalState, modalState);
      fakes.value(t.dialogState, dialogs);
      fakes.value(t.noticesState, notices);
      fakes.value(t.xrPresence, presence);
      fakes.value(t.device, { headset, mobile: false });
      fakes.value(t.attention, new FakeAttention());
      fakes.value(t.random, new FakeRandom());
      fakes.value(t.clock, clock);
      fakes.value(t.pageLife, pageLife);
      fakes.value(t.timeZone, timeZone);
    },
    ...marketPart.modules,
  ]);
  const { createShop, createOrder } = wiring.get(marketPart.services);
  return {
    ...house,
    market,
    security,
    purchases: wiring.get(marketTokens.purchases),
    dialogs,
    presence,
    pageLife,
    status,
    gone,
    signIn,
    shop: createShop((url) => void gone.push(url)),
    createOrder: (order?: string) => createOrder(order),
  };
}

/** Lets everything happen that waits for nothing but answers. */
export const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
