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
