/** Whose mails: those about this game alone, or those of its developer. */
export const mailSenders = ['game', 'developer'] as const;

export type MailSender = (typeof mailSenders)[number];

export type SubscriptionChange = 'subscribe' | 'unsubscribe' | 'toggle';

/** What a change leads to. */
export interface ChangedSubscription {
  /** How it stands once the change is made. */
  readonly subscribed: boolean;
  /** Whether the player must agree in a dialog of the portal before it is made. */
  readonly asksPlayer: boolean;
}

/**
 * Changes a subscription: to receive mails the player must agree, to be rid of them not, and what changes nothing asks nothing.
 * @rule 3.7 A mail subscription from a game always asks the player in a portal dialog.
 */
export function changeSubscription(subscribed: boolean, change: SubscriptionChange): ChangedSubscription {
  const wanted = change === 'toggle' ? !subscribed : change === 'subscribe';
  return { subscribed: wanted, asksPlayer: wanted && !subscribed };
}

/** Where a player agreed to receive mails: in the portal's dialog for a game, or on the site itself. */
export const subscriptionSources = ['sdk', 'site'] as const;

export type SubscriptionSource = (typeof subscriptionSources)[number];

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
/** Monday, 5 January 1970, 08:00 UTC. */
const FIRST = 4 * DAY + 8 * HOUR;
/** So long after its beginning the mails of a week are still written, as after a night without a server. */
const OPEN = 2 * DAY;

/** The week that a digest tells of, both ends in milliseconds since 1970. */
interface DigestWeek {
  readonly from: number;
  /** The moment from which on it is sent: Monday, 08:00 UTC. */
  readonly until: number;
}

/** The week whose digest may be sent now; undefined from Wednesday, 08:00 UTC, on, when its news are too old. */
export function digestWeek(now: number): DigestWeek | undefined {
  const until = now - ((((now - FIRST) % WEEK) + WEEK) % WEEK);
  return now - until < OPEN ? { from: until - WEEK, until } : undefined;
}
