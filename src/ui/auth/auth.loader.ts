import type { LoaderFunctionArgs } from 'react-router-dom';
import { redirect } from 'react-router-dom';
import type { AuthPath } from '../../domain/auth/auth-route';
import { authDestination } from '../../domain/auth/auth-route';
import type { SessionViewModel } from '../session/session.view-model';
import { authQuery } from './auth-query';

/** Leads on from an address of the auth modal who has no business there: a player, or a reset link without its parts. */
export function authLoader(path: AuthPath, session: Pick<SessionViewModel, 'user'>) {
  return ({ request }: Pick<LoaderFunctionArgs, 'request'>) => {
    const destination = authDestination(path, authQuery(new URL(request.url).search), session.user !== undefined);
    return destination.kind === 'redirect' ? redirect(destination.to) : null;
  };
}
