import type { RouteObject } from 'react-router-dom';
import type { AppServices } from '../app/app-services';
import { loadPart } from '../app/load';
import type { AuthPath } from './auth-route.machine';
import { AUTH_PATHS } from './auth-route.machine';

/** Returns the lazily loaded routes that open a pane of the auth modal (spec 1 §2). */
export function authRoutes({ session, authModal }: Pick<AppServices, 'session' | 'authModal'>): RouteObject[] {
  return (Object.keys(AUTH_PATHS) as AuthPath[]).map((path) => ({
    path: path.slice(1),
    lazy: async () => (await loadPart(() => import('./auth.page'))).authRoute(path, session, authModal),
  }));
}
