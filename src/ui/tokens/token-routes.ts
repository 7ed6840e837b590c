import type { RouteObject } from 'react-router-dom';
import type { AppServices } from '../app/app-services';
import { lazyPart } from '../app/load';

const SUBSCRIPTION_LINKS = ['confirm', 'unsubscribe'] as const;

/** Routes for links with a token, from emails and identity providers (spec 2 §2). */
export function tokenRoutes({ openTokens, openSocial, session, authModal }: AppServices): RouteObject[] {
  return [
    {
      path: 'auth/verify-email',
      lazy: lazyPart(
        () => import('./verify-email.page'),
        openTokens,
        (route, links) => route.verifyEmailRoute(links, session),
      ),
    },
    {
      path: 'auth/delete/meta',
      lazy: lazyPart(
        () => import('./deletion-status.page'),
        openTokens,
        (route, links) => route.deletionStatusRoute(links, session),
      ),
    },
    ...SUBSCRIPTION_LINKS.map((link) => ({
      path: `market/subscription/${link}`,
      lazy: lazyPart(
        () => import('./subscription.page'),
        openTokens,
        (route, links) => route.subscriptionRoute(links, link),
      ),
    })),
    {
      path: 'auth/social/finalize',
      lazy: lazyPart(
        () => import('../auth/social/social-finalize.page'),
        openSocial,
        (route, social) => route.socialFinalizeRoute(social, authModal),
      ),
    },
    {
      path: 'auth/social/status',
      lazy: lazyPart(
        () => import('../auth/social/social-status.page'),
        openSocial,
        (route, social) => route.socialStatusRoute(social, authModal),
      ),
    },
  ];
}
