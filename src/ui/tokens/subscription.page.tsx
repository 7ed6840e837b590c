import { observer } from 'mobx-react-lite';
import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '../app/page-head';
import type { SubscriptionLink } from './SubscriptionPage';
import { SubscriptionPage } from './SubscriptionPage';
import type { TokenServices } from './token-services';
import { useTokenPage } from './TokenScene';

const titles: Readonly<Record<SubscriptionLink, string>> = {
  confirm: 'Confirm Your Subscription',
  unsubscribe: 'Unsubscribe',
};

const handleOf = (link: SubscriptionLink): RouteHandle => ({
  head: (_data, path) => ({
    title: titles[link],
    description: 'Manage your email subscription with the link we emailed you.',
    path,
    noIndex: true,
  }),
});

/** Creates the route of a subscription link. */
export function subscriptionRoute(
  { createSubscriptionLink }: Pick<TokenServices, 'createSubscriptionLink'>,
  link: SubscriptionLink,
) {
  const create = createSubscriptionLink[link];
  // Unsubscribing is idempotent, so a reload may repeat it.
  const options = { reloaded: link === 'unsubscribe' };
  const Component = observer(function SubscriptionRoute() {
    return <SubscriptionPage link={link} page={useTokenPage(create, options)} />;
  });
  return { Component, handle: handleOf(link), loader: () => null } satisfies RouteObject;
}
