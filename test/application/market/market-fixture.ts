import { vi } from 'vitest';
import { PromptSignIn } from '../../../src/application/auth/prompt-sign-in.use-case';
import { AuthModalState } from '../../../src/application/auth/auth-modal-state';
import { MakePurchase } from '../../../src/application/market/make-purchase.use-case';
import { PurchasesState } from '../../../src/application/market/purchases-state';
import { SessionState } from '../../../src/application/session/session-state';
import type { CurrentUser } from '../../../src/domain/session/current-user';
import { defaultSettings } from '../../../src/domain/session/settings';
import { ok } from '../../../src/domain/shared/result';
import { FakeClock } from '../../fakes/fake-clock';
import { FakeMarketGateway } from '../../fakes/fake-market-gateway';

/** Creates the use cases of the shop over fakes; `gone` collects the addresses that purchases have navigated to. */
export function marketFixture(player?: CurrentUser) {
  const gateway = new FakeMarketGateway();
  const session = new SessionState();
  const modal = new AuthModalState();
  const purchases = new PurchasesState();
  const gone: string[] = [];
  const refresh = vi.fn(() => Promise.resolve(ok(undefined)));
  const signIn = (user: CurrentUser) => {
    session.apply({ type: 'signed-in', user, settings: defaultSettings() });
  };
  if (player !== undefined) signIn(player);
  else session.apply({ type: 'signed-out' });
  return {
    gateway,
    session,
    modal,
    purchases,
    gone,
    refresh,
    signIn,
    clock: new FakeClock(),
    promptSignIn: new PromptSignIn(session, modal),
    makePurchase: new MakePurchase(gateway, session, purchases, { execute: refresh }),
    screen: { depart: (url: string) => void gone.push(url), words: ({ kind }: { readonly kind: string }) => kind },
  };
}
