import { observer } from 'mobx-react-lite';
import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '../app/page-head';
import type { SubscriptionLink } from './SubscriptionPage';
import { SubscriptionPage } from './SubscriptionPage';
import type { TokenServices } from './token-services';
import { useTokenPage } from './token-services';

const titles: Readonly<Record<SubscriptionLink, string>> = {
  confirm: 'Confirm Your Subscription',
  unsubscribe: 'Unsubscribe',
};

const handleOf = (link: SubscriptionLink): RouteHandle => ({
  head: (_data, path) => ({
    title: titles[link],
    description: 'Begins or ends a subscription to mails with the link from one of them.',
    path,
    noIndex: true,
  }),
});

/** The page of a link that confirms a subscription, or ends one, fetched when it is first opened. */
export function subscriptionRoute(
  { createSubscriptionLink }: Pick<TokenServices, 'createSubscriptionLink'>,
  link: SubscriptionLink,
) {
  const create = createSubscriptionLink[link];
  // Ending a subscription can be asked for again, as after a lost connection.
  const options = { reloaded: link === 'unsubscribe' };
  const Component = observer(function SubscriptionRoute() {
    return <SubscriptionPage link={link} page={useTokenPage(create, options)} />;
  });
  return { Component, handle: handleOf(link), loader: () => null } satisfies RouteObject;
}
