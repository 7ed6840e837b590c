import { observer } from 'mobx-react-lite';
import type { RouteObject, LoaderFunctionArgs } from 'react-router-dom';
import { redirect, redirectDocument, useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { brand } from '../../domain/shared/brand';
import { leadsToDeveloperSite } from '../../domain/shell/redirect-target';
import type { RouteHandle } from '../app/page-head';
import type { SessionViewModel } from '../session/session.view-model';
import { Container } from '../shared/Container';
import { useScreen } from '../shared/use-screen';
import { space, theme } from '../theme/theme';
import type { AuthModalViewModel } from './auth-modal.view-model';
import type { AuthPath, AuthQuery } from './auth-route.machine';
import { authDestination } from './auth-route.machine';
import { AuthRouteViewModel } from './auth-route.view-model';

function authQuery(search: string): AuthQuery {
  const query = new URLSearchParams(search);
  return {
    redirectTo: query.get('redirect_to') ?? undefined,
    email: query.get('email') ?? undefined,
    token: query.get('token') ?? undefined,
  };
}

/** Longest wait for the history entry of a closed dialog, in frames. */
const MOST_FRAMES = 120;

/**
 * Loads the document of a path that the server redirects. First waits until the history entry of the closed dialog is removed, because a
 * change of the history cancels the load. Its event is stopped, so the state is read in each frame.
 */
function loadDocument(to: string, frames = MOST_FRAMES): void {
  const { panels = 0 } = (history.state ?? {}) as { readonly panels?: number };
  if (panels === 0 || frames === 0) location.replace(to);
  else requestAnimationFrame(() => loadDocument(to, frames - 1));
}

interface AuthRouteProps {
  readonly path: AuthPath;
  readonly session: SessionViewModel;
  readonly modal: AuthModalViewModel;
}

/** Opens the pane of a URL over the home page; without JavaScript it shows a notice. */
const AuthRoute = observer(function AuthRoute({ path, session, modal }: AuthRouteProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  useScreen(() => {
    const replace = (to: string) => {
      if (leadsToDeveloperSite(to)) loadDocument(to);
      else void navigate(to, { replace: true, preventScrollReset: true });
    };
    return new AuthRouteViewModel(path, authQuery(search), session, modal, replace);
  });
  return (
    <NoScript role="note">You need JavaScript to log in or sign up. Please turn it on and reload the page.</NoScript>
  );
});

const NoScript = styled(Container)`
  display: none;
  padding-block: ${space(4)};
  @media ${theme.media.noScript} {
    display: block;
  }
`;

const texts: Readonly<Record<AuthPath, { readonly title: string; readonly description: string }>> = {
  '/auth/login': { title: 'Login', description: `Log in to ${brand.siteName}.` },
  '/auth/register': { title: 'Sign Up', description: `Create your ${brand.siteName} account.` },
  '/auth/forgot-password': {
    title: 'Forgot Password',
    description: 'Get an email with a link to reset your password.',
  },
  '/auth/reset-password': {
    title: 'Reset Password',
    description: 'Choose a new password using the link we emailed you.',
  },
};

/** Returns the document head of an auth URL, which search engines must not index. */
function authHead(path: AuthPath): RouteHandle {
  return { head: () => ({ ...texts[path], path, noIndex: true }) };
}

/** Returns a loader that redirects logged-in players and incomplete reset links. */
export function authLoader(path: AuthPath, session: Pick<SessionViewModel, 'user'>) {
  return ({ request }: Pick<LoaderFunctionArgs, 'request'>) => {
    const destination = authDestination(path, authQuery(new URL(request.url).search), session.user !== undefined);
    if (destination.kind !== 'redirect') return null;
    return leadsToDeveloperSite(destination.to) ? redirectDocument(destination.to) : redirect(destination.to);
  };
}

/** Returns the route of an auth URL, which opens its pane over the home page. */
export function authRoute(path: AuthPath, session: SessionViewModel, modal: AuthModalViewModel) {
  const Component = observer(function AuthPathRoute() {
    return <AuthRoute key={path} path={path} session={session} modal={modal} />;
  });
  return {
    Component,
    handle: authHead(path),
    loader: authLoader(path, session),
    // The token is removed from the URL while the pane stays open.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  } satisfies RouteObject;
}
