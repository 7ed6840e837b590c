import type { AccountDeletion } from '../../domain/account/leaving';
import type { TokenPlace } from '../../application/tokens/token-place.port';
import type { SubscriptionLink } from './SubscriptionPage';
import type { TokenPageViewModel } from './token-page.view-model';

/** What the pages are given that a link with a token opens. */
export interface TokenServices {
  readonly createVerification: (token: string | undefined, place: TokenPlace) => TokenPageViewModel<undefined>;
  readonly createSubscriptionLink: Readonly<
    Record<SubscriptionLink, (token: string | undefined, place: TokenPlace) => TokenPageViewModel<undefined>>
  >;
  readonly createDeletionStatus: (token: string | undefined, place: TokenPlace) => TokenPageViewModel<AccountDeletion>;
}
