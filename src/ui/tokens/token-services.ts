import type { Location } from 'react-router-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import type { TokenPlace } from '../../application/tokens/token-place.port';
import type { AccountDeletion } from '../../domain/account/account-deletion';
import type { Screen } from '../shared/use-screen';
import { useScreen } from '../shared/use-screen';
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

/** Returns the token that a page has moved from its URL to its history state, for a reload. */
export const storedToken = (state: unknown): string | undefined => textOf(state, 'token');

function textOf(state: unknown, key: string): string | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const text = (state as Readonly<Record<string, unknown>>)[key];
  return typeof text === 'string' ? text : undefined;
}

/**
 * Creates the view-model of a token page and removes the token from the URL. A `reloaded` page keeps it in its history
 * state; other pages keep only the message of their success.
 */
export function useTokenPage<Page extends Screen>(
  create: (token: string | undefined, place: TokenPlace) => Page,
  { reloaded = false } = {},
): Page {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation() as Location<unknown>;
  return useScreen(() => {
    const replace = (to: string, stored?: { readonly token: string } | { readonly success: string }) =>
      void navigate(to, { replace: true, preventScrollReset: true, state: stored });
    const token = new URLSearchParams(search).get('token') ?? storedToken(state);
    return create(token, {
      success: textOf(state, 'success'),
      storeSuccess: (message) => {
        if (!reloaded) replace(pathname, { success: message });
      },
      forgetToken: () => {
        replace(pathname, reloaded && token !== undefined ? { token } : undefined);
      },
      leave: (to) => {
        replace(to);
      },
      depart: (url) => {
        window.location.replace(url);
      },
    });
  });
}
