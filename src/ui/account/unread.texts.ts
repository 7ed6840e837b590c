import type { InboxMenuViewModel } from '../inbox/inbox-menu.view-model';

/** What is unread, in words; a dash while it is not known. */
export function unreadWords({ inboxes, failed }: Pick<InboxMenuViewModel, 'inboxes' | 'failed'>): {
  readonly value: string;
  readonly more: string;
} {
  const lists = inboxes === undefined ? [] : [inboxes.notifications, inboxes.messages];
  if (failed || lists.some(({ phase }) => phase === 'failed')) return { value: '–', more: 'Could not be counted.' };
  if (lists.length === 0 || lists.some(({ phase }) => phase !== 'ready')) return { value: '–', more: 'Counting' };
  const [notifications = 0, messages = 0] = lists.map(({ unread }) => unread);
  return {
    value: String(notifications + messages),
    more: `${counted(notifications, 'notification')}, ${counted(messages, 'message')}`,
  };
}

function counted(count: number, what: string): string {
  return count === 1 ? `1 ${what}` : `${String(count)} ${what}s`;
}
