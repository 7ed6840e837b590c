import type { TokenPlace } from '../../application/tokens/token-place.port';
import type { AccountDeletion } from '../../domain/account/account-deletion';
import type { SubscriptionLink } from './SubscriptionPage';
import type { TokenPageViewModel } from './token-page.view-model';

/** Services of the token pages. */
export interface TokenServices {
  readonly createVerification: (token: string | undefined, place: TokenPlace) => TokenPageViewModel<undefined>;
  readonly createSubscriptionLink: Readonly<
    Record<SubscriptionLink, (token: string | undefined, place: TokenPlace) => TokenPageViewModel<undefined>>
  >;
  /** Completes the purchase of an emailed link and opens its payment. */
  readonly createCoinPurchase: (token: string | undefined, place: TokenPlace) => TokenPageViewModel<string>;
  readonly createDeletionStatus: (token: string | undefined, place: TokenPlace) => TokenPageViewModel<AccountDeletion>;
}
