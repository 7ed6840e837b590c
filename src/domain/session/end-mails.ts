import type { OptionalMail } from './mail-settings';
import type { UserSettings } from './settings';

/** Mails that come in numbers, and that a link in each of them ends. */
export const linkedMails = ['newsletters', 'support-tickets', 'weekly-digest', 'unread-digest'] as const;

export type LinkedMail = (typeof linkedMails)[number] & OptionalMail;

/**
 * The settings of a player who wants no more mails of one kind; everything else stays as it was.
 * @rule 1.3.3 Newsletters, support mails and digests can be switched off each, by a link in them, too.
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
