import { observer } from 'mobx-react-lite';
import type { RouteObject } from 'react-router-dom';
import type { AuthPath } from '../../domain/auth/auth-route';
import type { SessionViewModel } from '../session/session.view-model';
import type { AuthModalViewModel } from './auth-modal.view-model';
import { authHead } from './auth.head';
import { authLoader } from './auth.loader';
import { AuthRoute } from './AuthRoute';

/** What an address of the auth modal shows: its pane over the home page. */
export function authRoute(path: AuthPath, session: SessionViewModel, modal: AuthModalViewModel) {
  const Component = observer(function AuthPathRoute() {
    return <AuthRoute key={path} path={path} session={session} modal={modal} />;
  });
  return {
    Component,
    handle: authHead(path),
    loader: authLoader(path, session),
    // The mailed token leaves the address while its pane stays open.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  } satisfies RouteObject;
}
