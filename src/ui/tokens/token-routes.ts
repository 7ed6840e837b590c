import type { RouteObject } from 'react-router-dom';
import type { AppServices } from '../app/app-services';
import { loadPart } from '../app/load-part';

const SUBSCRIPTION_LINKS = ['confirm', 'unsubscribe'] as const;

/** The addresses that mails and providers lead to with a token (spec 2 §2). */
export function tokenRoutes({ openTokens, openSocial, session, authModal }: AppServices): RouteObject[] {
  return [
    {
      path: 'auth/verify-email',
      lazy: async () => {
        const [route, links] = await loadPart(() => Promise.all([import('./verify-email.route'), openTokens()]));
        return route.verifyEmailRoute(links, session);
      },
    },
    {
      path: 'auth/delete/meta',
      lazy: async () => {
        const [route, links] = await loadPart(() => Promise.all([import('./deletion-status.route'), openTokens()]));
        return route.deletionStatusRoute(links, session);
      },
    },
    ...SUBSCRIPTION_LINKS.map((link) => ({
      path: `market/subscription/${link}`,
      lazy: async () => {
        const [route, links] = await loadPart(() => Promise.all([import('./subscription.route'), openTokens()]));
        return route.subscriptionRoute(links, link);
      },
    })),
    {
      path: 'auth/social/finalize',
      lazy: async () => {
        const [route, social] = await loadPart(() =>
          Promise.all([import('../auth/social/social-finalize.route'), openSocial()]),
        );
        return route.socialFinalizeRoute(social, authModal);
      },
    },
    {
      path: 'auth/social/status',
      lazy: async () => {
        const [route, social] = await loadPart(() =>
          Promise.all([import('../auth/social/social-status.route'), openSocial()]),
        );
        return route.socialStatusRoute(social, authModal);
      },
    },
  ];
}
