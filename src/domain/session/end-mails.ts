import type { OptionalMail } from './mail-settings';
import type { UserSettings } from './settings';

/** Kinds of bulk emails that a link in each of them ends. */
export const linkedMails = ['newsletters', 'support-tickets', 'weekly-digest', 'unread-digest'] as const;

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
    case 'unread-digest':
      return { ...settings, community: { ...community, unread_messages_digest: false } };
  }
}
