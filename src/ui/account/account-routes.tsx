import type { RouteObject } from 'react-router-dom';
import { redirect } from 'react-router-dom';
import { ACCOUNT_HOME } from '../../domain/auth/auth-route';
import type { AppServices } from '../app/app-services';
import { loaded } from '../app/load';
import { loadPart } from '../app/load-part';

/** The account's own pages (spec 2 §2): behind one guard, each with a script of its own. */
export function accountRoutes(services: AppServices): RouteObject {
  const { requirePlayer, openAccount, session, inboxDoor } = services;
  const support = async () => {
    const load = () => Promise.all([import('../support/support.route'), openAccount()]);
    const [route, account] = await loadPart(load);
    return route.supportRoutes(account);
  };
  return {
    path: 'account',
    loader: async ({ request }) => {
      loaded(await requirePlayer.execute(request.signal));
      return null;
    },
    lazy: async () => (await loadPart(() => import('./account.route'))).accountRoute(session),
    children: [
      { index: true, loader: () => redirect(ACCOUNT_HOME) },
      {
        path: 'home',
        loader: () => null,
        lazy: async () => {
          const [route, account] = await loadPart(() => Promise.all([import('./account-home.route'), openAccount()]));
          return route.accountHomeRoute(account, session, inboxDoor);
        },
      },
      {
        path: 'friends',
        loader: () => null,
        lazy: async () => {
          const [route, account] = await loadPart(() =>
            Promise.all([import('../friends/friends.route'), openAccount()]),
          );
          return route.friendsRoute(account);
        },
      },
      {
        path: 'inventory',
        loader: () => null,
        lazy: async () => {
          const [route, account] = await loadPart(() => Promise.all([import('./inventory.route'), openAccount()]));
          return route.inventoryRoute(account);
        },
      },
      {
        path: 'shop',
        loader: () => null,
        lazy: async () => {
          const [route, account] = await loadPart(() => Promise.all([import('./purchases.route'), openAccount()]));
          return route.purchasesRoute(account, session);
        },
      },
      {
        path: 'support',
        children: [
          { index: true, loader: () => null, lazy: async () => (await support()).list },
          { path: 'new', loader: () => null, lazy: async () => (await support()).create },
          { path: ':ticket', loader: () => null, lazy: async () => (await support()).one },
        ],
      },
      {
        path: 'settings',
        loader: () => null,
        lazy: async () => {
          const [route, account] = await loadPart(() => Promise.all([import('./settings.route'), openAccount()]));
          return route.settingsRoute(account, session);
        },
      },
    ],
  };
}
