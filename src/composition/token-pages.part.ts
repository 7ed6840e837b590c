import { httpTokenGateway } from '../adapters/http/http-auth-gateways';
import { OpenTokenPage } from '../application/tokens/open-token-page.use-case';
import type { AccountDeletion } from '../domain/account/account-deletion';
import { TokenPageViewModel } from '../ui/tokens/token-page.view-model';
import type { TokenServices } from '../ui/tokens/token-services';
import { tokens as t } from './tokens';
import type { Module, Wiring } from './wiring';

/** Dependencies of the token pages; a tab loads this module with the first token page. */
export const tokensModule: Module = (wiring) => {
  wiring.singleton(
    t.createVerification,
    (http, refresh): TokenServices['createVerification'] => {
      const open = new OpenTokenPage(
        'verify-email',
        httpTokenGateway(http, 'verify-email', 'verifyEmail', () => undefined),
      );
      return (token, place) =>
        new TokenPageViewModel<undefined>(open, token, place, ({ message }) => {
          void refresh.execute();
          return { type: 'succeeded', message };
        });
    },
    [t.http, t.refreshSession],
  );
  wiring.singleton(
    t.createSubscriptionLink,
    (http, refresh): TokenServices['createSubscriptionLink'] => {
      const confirm = new OpenTokenPage(
        'subscription-confirm',
        httpTokenGateway(http, 'subscription-confirm', 'subscriptionConfirm', () => undefined),
      );
      const end = new OpenTokenPage(
        'subscription-unsubscribe',
        httpTokenGateway(http, 'subscription-unsubscribe', 'subscriptionUnsubscribe', () => undefined),
      );
      return {
        // The link also verifies the email address.
        confirm: (token, place) =>
          new TokenPageViewModel<undefined>(confirm, token, place, ({ message }) => {
            void refresh.execute();
            return { type: 'succeeded', message };
          }),
        unsubscribe: (token, place) => new TokenPageViewModel<undefined>(end, token, place),
      };
    },
    [t.http, t.refreshSession],
  );
  wiring.singleton(
    t.createCoinPurchase,
    (http): TokenServices['createCoinPurchase'] => {
      const gateway = httpTokenGateway(http, 'coin-purchase', 'coinPurchaseComplete', ({ payment_url }) => payment_url);
      const open = new OpenTokenPage<string>('coin-purchase', gateway);
      // The portal's own path redirects to the payment provider, so no other host is accepted.
      return (token, place) =>
        new TokenPageViewModel(open, token, place, ({ data: url }) => ({
          type: 'payment-url-received',
          url,
          hosts: [],
        }));
    },
    [t.http],
  );
  wiring.singleton(
    t.createDeletionStatus,
    (http): TokenServices['createDeletionStatus'] => {
      const gateway = httpTokenGateway(http, 'deletion-status', 'deletionStatus', (deletion) => deletion);
      const open = new OpenTokenPage<AccountDeletion>('deletion-status', gateway);
      return (token, place) => new TokenPageViewModel(open, token, place);
    },
    [t.http],
  );
};

/** Resolves the services of the token pages. */
export function tokenServices(wiring: Wiring): TokenServices {
  return {
    createVerification: wiring.get(t.createVerification),
    createSubscriptionLink: wiring.get(t.createSubscriptionLink),
    createCoinPurchase: wiring.get(t.createCoinPurchase),
    createDeletionStatus: wiring.get(t.createDeletionStatus),
  };
}

/** Adds the token pages' dependencies to a tab's container; the script is loaded with the first token page. */
export function openBrowserTokens(wiring: Wiring): TokenServices {
  tokensModule(wiring);
  return tokenServices(wiring);
}
