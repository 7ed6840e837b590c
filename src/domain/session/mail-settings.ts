import type { UserSettings } from './settings';

/** Mails that a player may do without; those that an account needs, such as a reset, are always sent. */
export type OptionalMail = 'newsletters' | 'support-tickets' | 'weekly-digest' | 'unread-digest' | 'login-notice';

/**
 * Tells whether an optional mail may be sent; a notice of a strange sign-in guards the account and heeds its own switch alone.
 * @rule 1.3.3 Newsletters, support mails, digests and sign-in notices can be switched each, all but the last by a master too.
 */
export function canEmail({ security, community, notification }: UserSettings, mail: OptionalMail): boolean {
  if (mail === 'login-notice') return security.login_notifications;
  return !notification.disable_emails_master && wanted[mail]({ community, notification });
}

type Wanted = (settings: Pick<UserSettings, 'community' | 'notification'>) => boolean;

const wanted: Readonly<Record<Exclude<OptionalMail, 'login-notice'>, Wanted>> = {
  newsletters: ({ notification }) => notification.newsletters,
  'support-tickets': ({ notification }) => notification.support_ticket_emails,
  'weekly-digest': ({ notification }) => notification.weekly_digest,
  'unread-digest': ({ community }) => community.unread_messages_digest,
};
