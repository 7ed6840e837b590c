import { PromptSignIn } from '../../../src/application/auth/prompt-sign-in.use-case';
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
import { sessionScreenFixture } from '../session/session-screen-fixture';

/** View-models of the shop with fakes; `departures` lists the payment URLs that were opened. */
export function shopFixture(player?: CurrentUser, headset = false, timeZone = UTC) {
  const fixture = sessionScreenFixture();
  const { state: session, clock, notices, modalState } = fixture;
  const market = new FakeMarketGateway();
  const dialogs = new DialogState(clock);
  const presence = new XrPresenceState();
  const pageLife = new FakePageLife();
  // The server reports the state of this tab; a test can replace it.
  const status = fixture.gateway;
  status.status = () => {
    const { user, settings } = session.current;
    return Promise.resolve(user === undefined ? err({ kind: 'network' }) : ok({ user, settings }));
  };
  const departures: string[] = [];
  const signIn = (user: CurrentUser) => {
    // Logging out first lets the new player have older coin and premium revisions.
    if (session.current.user !== undefined) session.apply({ type: 'signed-out' });
    session.apply({ type: 'signed-in', user, settings: defaultSettings() });
  };
  if (player !== undefined) signIn(player);
  else session.apply({ type: 'signed-out' });
  const wiring = createWiring([
    (fakes) => {
      fakes.value(marketTokens.marketGateway, market);
      fakes.value(t.sessionGateway, status);
      fakes.value(t.sessionStore, fixture.store);
      fakes.value(t.sessionState, session);
      fakes.value(t.promptSignIn, new PromptSignIn(session, modalState));
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
    ...fixture,
    market,
    purchases: wiring.get(marketTokens.purchases),
    dialogs,
    presence,
    pageLife,
    status,
    departures,
    signIn,
    shop: createShop((url) => void departures.push(url)),
    createOrder: (order?: string) => createOrder(order),
  };
}

/** Resolves after all pending promises. */
export const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
