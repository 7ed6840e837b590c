/** Where a player agreed to receive mails: in the portal's dialog for a game, or on the site itself. */
export const subscriptionSources = ['sdk', 'site'] as const;

export type SubscriptionSource = (typeof subscriptionSources)[number];
