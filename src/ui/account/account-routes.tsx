import type { RouteObject } from 'react-router-dom';
import { redirect } from 'react-router-dom';
import type { AppServices } from '../app/app-services';
import { lazyPart, loaded } from '../app/load';
import { ACCOUNT_HOME } from '../auth/auth-route.machine';
import { TICKET_GAME } from '../support/support.texts';

const ACCOUNT = ['achievement', 'activity', 'history'] as const;

/** Returns the account routes (spec 2 §2): one guard, and one lazily loaded script for each page. */
export function accountRoutes(services: AppServices): RouteObject {
  const { requirePlayer, openAccount, session, inboxMenu } = services;
  const support = lazyPart(
    () => import('../support/support.page'),
    openAccount,
    (route, account) => route.supportRoutes(account, inboxMenu),
  );
  const place = lazyPart(
    () => import('./account-pages.page'),
    openAccount,
    (route, account) => route.accountPagesRoutes(account),
  );
  return {
    path: 'account',
    loader: async ({ request }) => {
      loaded(await requirePlayer.execute(request.signal));
      return null;
    },
    lazy: lazyPart(
      () => import('./account.page'),
      openAccount,
      (route, account) => route.accountRoute(account, session),
    ),
    children: [
      { index: true, loader: () => redirect(ACCOUNT_HOME) },
      {
        path: 'home',
        loader: () => null,
        lazy: lazyPart(
          () => import('./account-home.page'),
          openAccount,
          (route, account) => route.accountHomeRoute(account, session, inboxMenu),
        ),
      },
      {
        path: 'profile',
        loader: () => null,
        lazy: lazyPart(
          () => import('../own-profile/own-profile.page'),
          openAccount,
          (route, account) => route.ownProfileRoute(account),
        ),
      },
      {
        path: 'inbox',
        loader: () => null,
        lazy: lazyPart(
          () => import('../inbox/inbox.page'),
          openAccount,
          (route, account) => route.inboxRoute(account, inboxMenu),
        ),
      },
      {
        path: 'inbox/:user',
        loader: () => null,
        lazy: lazyPart(
          () => import('../inbox/conversation.page'),
          openAccount,
          (route, account) => route.conversationRoute(account, inboxMenu),
        ),
      },
      {
        path: 'friends',
        loader: () => null,
        lazy: lazyPart(
          () => import('../friends/friends.page'),
          openAccount,
          (route, account) => route.friendsRoute(account),
        ),
      },
      ...ACCOUNT.map((path) => ({ path, loader: () => null, lazy: async () => (await place())[path] })),
      {
        path: 'inventory',
        loader: () => null,
        lazy: lazyPart(
          () => import('./inventory.page'),
          openAccount,
          (route, account) => route.inventoryRoute(account),
        ),
      },
      {
        path: 'tests',
        loader: () => null,
        lazy: lazyPart(
          () => import('./tests.page'),
          openAccount,
          (route, account) => route.testsRoute(account),
        ),
      },
      {
        path: 'shop',
        loader: () => null,
        lazy: lazyPart(
          () => import('./purchases.page'),
          openAccount,
          (route, account) => route.purchasesRoute(account, session),
        ),
      },
      {
        path: 'support',
        children: [
          { index: true, loader: () => null, lazy: async () => (await support()).list },
          {
            path: 'new',
            loader: ({ request }) => new URL(request.url).searchParams.has(TICKET_GAME),
            lazy: async () => (await support()).create,
          },
          { path: ':ticket', loader: () => null, lazy: async () => (await support()).one },
        ],
      },
      {
        path: 'settings',
        loader: () => null,
        lazy: lazyPart(
          () => import('./settings.page'),
          openAccount,
          (route, account) => route.settingsRoute(account, session),
        ),
      },
    ],
  };
}
