import type { UserSettings } from './settings';

/** Emails that a player can turn off; emails that an account needs, such as a password reset, are always sent. */
export type OptionalMail =
  | 'newsletters'
  | 'support-tickets'
  | 'weekly-digest'
  | 'unread-digest'
  | 'subscriptions'
  | 'game-health'
  | 'login-notice';

/**
 * True if an optional email may be sent. The notice of a new login protects the account and has only its own switch.
 * @rule 1.3.3 Newsletters, support emails, digests and sign-in notices can each be turned off; a master switch covers
 * all but the last.
 */
export function canEmail({ security, community, notification }: UserSettings, mail: OptionalMail): boolean {
  if (mail === 'login-notice') return security.login_notifications;
  return !notification.disable_emails_master && enabledBy[mail]({ community, notification });
}

type IsEnabled = (settings: Pick<UserSettings, 'community' | 'notification'>) => boolean;

const enabledBy: Readonly<Record<Exclude<OptionalMail, 'login-notice'>, IsEnabled>> = {
  newsletters: ({ notification }) => notification.newsletters,
  'support-tickets': ({ notification }) => notification.support_ticket_emails,
  'weekly-digest': ({ notification }) => notification.weekly_digest,
  'unread-digest': ({ community }) => community.unread_messages_digest,
  'game-health': ({ notification }) => notification.game_health_emails,
  // Each subscription to a game or developer is ended by itself.
  subscriptions: () => true,
};

/** Kinds of bulk emails that a link in each of them ends. */
export const linkedMails = ['newsletters', 'support-tickets', 'weekly-digest', 'unread-digest', 'game-health'] as const;

export type LinkedMail = (typeof linkedMails)[number] & OptionalMail;

/**
 * Returns the settings of a player who has unsubscribed from one kind of email.
 * @rule 1.3.3 Newsletters, support emails and digests can each be turned off, also by a link in them.
 */
export function endMails(settings: UserSettings, mails: LinkedMail): UserSettings {
  const { community, notification } = settings;
  switch (mails) {
    case 'newsletters':
      return { ...settings, notification: { ...notification, newsletters: false } };
    case 'support-tickets':
      return { ...settings, notification: { ...notification, support_ticket_emails: false } };
    case 'weekly-digest':
      return { ...settings, notification: { ...notification, weekly_digest: false } };
    case 'game-health':
      return { ...settings, notification: { ...notification, game_health_emails: false } };
    case 'unread-digest':
      return { ...settings, community: { ...community, unread_messages_digest: false } };
  }
}
