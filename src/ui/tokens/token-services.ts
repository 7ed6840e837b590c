import type { Location } from 'react-router-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import type { TokenPlace } from '../../application/tokens/token-place.port';
import type { AccountDeletion } from '../../domain/account/account-deletion';
import type { Screen } from '../shared/use-screen';
import { useScreen } from '../shared/use-screen';
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

/** The token that a page has taken out of its address and keeps in its history entry, for a reload of the tab; undefined when there is none. */
export function storedToken(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('token' in state)) return undefined;
  return typeof state.token === 'string' ? state.token : undefined;
}

/** Keeps the view-model of a token page with what the address brought; the token leaves the address as the page opens, and a page that may be `reloaded` keeps it in its history entry. */
export function useTokenPage<Page extends Screen>(
  create: (token: string | undefined, place: TokenPlace) => Page,
  { reloaded = false } = {},
): Page {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation() as Location<unknown>;
  return useScreen(() => {
    const replace = (to: string, kept?: { readonly token: string }) =>
      void navigate(to, { replace: true, preventScrollReset: true, state: kept });
    const token = new URLSearchParams(search).get('token') ?? storedToken(state);
    return create(token, {
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
