import type { Device } from '../../application/system/device';
import type { InboxFilter, InboxItem, InboxShown } from '../../domain/notices/inbox-page';
import { INBOX_SHOWN } from '../../domain/notices/inbox-page';
import { ACCOUNT_INBOX } from '../account/account-pages';
import { headerTexts } from '../notices/texts/header.texts';

export const shownNames: Readonly<Record<InboxShown, string>> = {
  all: 'Everything',
  notifications: 'Notifications',
  messages: 'Messages',
};

const { title, body } = headerTexts['notifications-empty'];
const notificationsEmpty = `${title} – ${body}`;

/** Texts of an empty inbox (spec 1 §8). */
export const emptyInboxTexts: Readonly<Record<InboxShown, string>> = {
  all: notificationsEmpty,
  notifications: notificationsEmpty,
  messages: headerTexts['messages-empty'].body,
};

/** Returns the toast after a deletion. The other player of a conversation still has it. */
export function deletedText(
  item: InboxItem,
  { mobile, headset }: Device,
): { readonly title: string; readonly body: string } {
  const hint = `Changed your mind? Undo it here${mobile || headset ? '' : ' or with Ctrl+Z'}.`;
  if (item.type === 'notification') return { title: 'Notification deleted', body: hint };
  const { conversation, sender } = item;
  return conversation === undefined
    ? { title: 'Message deleted', body: hint }
    : { title: 'Conversation deleted for you', body: `${sender ?? conversation} still has it. ${hint}` };
}

/** Reads a filter from URL parameters; unknown values give the defaults. */
export function parseInboxFilter(query: URLSearchParams): InboxFilter {
  return {
    show: INBOX_SHOWN.find((known) => known === query.get('show')) ?? 'all',
    unread: query.get('unread') === 'true',
  };
}

/** Returns the URL of a filter's first page. */
export function inboxUrl({ show, unread }: InboxFilter): string {
  const query = new URLSearchParams({
    ...(show === 'all' ? {} : { show }),
    ...(unread ? { unread: 'true' } : {}),
  }).toString();
  return query === '' ? ACCOUNT_INBOX : `${ACCOUNT_INBOX}?${query}`;
}
