import { useLocation, useNavigate } from 'react-router-dom';
import type { TokenPlace } from '../../application/tokens/token-place.port';
import type { Screen } from '../shared/use-screen';
import { useScreen } from '../shared/use-screen';

/** Keeps the view-model of a token page with what the address brought; the token leaves the address as the page opens. */
export function useTokenPage<Page extends Screen>(
  create: (token: string | undefined, place: TokenPlace) => Page,
): Page {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useScreen(() => {
    const replace = (to: string) => void navigate(to, { replace: true, preventScrollReset: true });
    return create(new URLSearchParams(search).get('token') ?? undefined, {
      forgetToken: () => {
        replace(pathname);
      },
      leave: replace,
      depart: (url) => {
        window.location.replace(url);
      },
    });
  });
}
