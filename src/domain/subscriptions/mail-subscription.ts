/** Senders of subscribed emails: this game, or its developer. */
export const mailSenders = ['game', 'developer'] as const;

export type MailSender = (typeof mailSenders)[number];

export type SubscriptionChange = 'subscribe' | 'unsubscribe' | 'toggle';

/** Result of a change. */
export interface ChangedSubscription {
  /** State after the change. */
  readonly subscribed: boolean;
  /** True if the player must first agree in a dialog of the portal. */
  readonly asksPlayer: boolean;
}

/**
 * Changes a subscription. Only a new subscription needs the player's consent; a change without effect needs none.
 * @rule 3.7 An email subscription from a game always asks the player in a portal dialog.
 */
export function changeSubscription(subscribed: boolean, change: SubscriptionChange): ChangedSubscription {
  const wanted = change === 'toggle' ? !subscribed : change === 'subscribe';
  return { subscribed: wanted, asksPlayer: wanted && !subscribed };
}

/** Places where a player can consent to emails: the portal's dialog for a game, or the site itself. */
export const subscriptionSources = ['sdk', 'site'] as const;

export type SubscriptionSource = (typeof subscriptionSources)[number];

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
/** Monday, 5 January 1970, 08:00 UTC. */
const FIRST_MONDAY = 4 * DAY + 8 * HOUR;
/** Time after the end of a week in which its digest is still sent, such as after a server outage. */
const SENDING_PERIOD = 2 * DAY;

/** Week of a digest, both ends in milliseconds since 1970. */
interface DigestWeek {
  readonly from: number;
  /** Time from which the digest is sent: Monday, 08:00 UTC. */
  readonly until: number;
}

/** Returns the week whose digest may be sent now; undefined from Wednesday, 08:00 UTC, when its content is outdated. */
export function digestWeek(now: number): DigestWeek | undefined {
  const until = now - ((((now - FIRST_MONDAY) % WEEK) + WEEK) % WEEK);
  return now - until < SENDING_PERIOD ? { from: until - WEEK, until } : undefined;
}
