import { httpTokenGateway } from '../adapters/http/http-auth-gateways';
import { OpenTokenPage } from '../application/tokens/open-token-page.use-case';
import type { AccountDeletion } from '../domain/account/account-deletion';
import { TokenPageViewModel } from '../ui/tokens/token-page.view-model';
import type { TokenServices } from '../ui/tokens/token-services';
import { tokens as t } from './tokens';
import type { Module, Part } from './wiring';
import { named, token } from './wiring';

export const tokenPageTokens = named({
  createVerification: token<TokenServices['createVerification']>(),
  createSubscriptionLink: token<TokenServices['createSubscriptionLink']>(),
  createCoinPurchase: token<TokenServices['createCoinPurchase']>(),
  createDeletionStatus: token<TokenServices['createDeletionStatus']>(),
  services: token<TokenServices>(),
});
const own = tokenPageTokens;

const tokenPagesModule: Module = (wiring) => {
  wiring.singleton(
    own.createVerification,
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
    own.createSubscriptionLink,
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
    own.createCoinPurchase,
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
    own.createDeletionStatus,
    (http): TokenServices['createDeletionStatus'] => {
      const gateway = httpTokenGateway(http, 'deletion-status', 'deletionStatus', (deletion) => deletion);
      const open = new OpenTokenPage<AccountDeletion>('deletion-status', gateway);
      return (token, place) => new TokenPageViewModel(open, token, place);
    },
    [t.http],
  );
  wiring.record(own.services, {
    createVerification: own.createVerification,
    createSubscriptionLink: own.createSubscriptionLink,
    createCoinPurchase: own.createCoinPurchase,
    createDeletionStatus: own.createDeletionStatus,
  });
};

/** The pages of emailed links; loaded with the first of them. */
export const tokenPagesPart: Part<TokenServices> = { services: own.services, modules: [tokenPagesModule] };
