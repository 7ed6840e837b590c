import type { Location } from 'react-router-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import type { TokenPlace } from '../../application/tokens/token-place.port';
import type { Screen } from '../shared/use-screen';
import { useScreen } from '../shared/use-screen';
import { storedToken } from './kept-token';

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
