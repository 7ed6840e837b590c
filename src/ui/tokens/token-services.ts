import type { AccountDeletion } from '../../domain/account/account-deletion';
import type { TokenPlace } from '../../application/tokens/token-place.port';
import type { SubscriptionLink } from './SubscriptionPage';
import type { TokenPageViewModel } from './token-page.view-model';

/** What the pages are given that a link with a token opens. */
export interface TokenServices {
  readonly createVerification: (token: string | undefined, place: TokenPlace) => TokenPageViewModel<undefined>;
  readonly createSubscriptionLink: Readonly<
    Record<SubscriptionLink, (token: string | undefined, place: TokenPlace) => TokenPageViewModel<undefined>>
  >;
  /** Completes the purchase of a mailed link, and leads to its payment. */
  readonly createCoinPurchase: (token: string | undefined, place: TokenPlace) => TokenPageViewModel<string>;
  readonly createDeletionStatus: (token: string | undefined, place: TokenPlace) => TokenPageViewModel<AccountDeletion>;
}
