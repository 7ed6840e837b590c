import { inboxList, inboxRowList } from '../../../src/contract/inbox.contract';
import type { InboxFilter } from '../../../src/domain/notices/inbox-page';
import { INBOX_PAGE_SIZE } from '../../../src/domain/notices/inbox-page';
import { pageOffset, paginate } from '../../../src/domain/shared/pagination';
import { ok } from '../../../src/domain/shared/result';
import { presentPagination } from '../../catalogue/games/pagination.presenter';
import type { ServerDependencies } from '../../deps';
import type { Executor } from '../../platform/database/executor';
import { messages, notifications } from '../../platform/database/schema/inbox';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { listInboxKeys } from './inbox-page.repository';
import { presentMessage, presentMessageRow, presentNotification } from './inbox.presenter';
import { findLinkedGames } from './linked-games';
import type { ItemWindow, MailboxCounts } from './mailbox.repository';
import { countMailbox } from './mailbox.repository';
import { countMessageRows, listMessageRows } from './message-row.repository';
import { listMessages } from './message.repository';
import { listNotifications } from './notification.repository';

/** A page of a player's inbox. */
interface PageRequest extends InboxFilter {
  readonly page: number;
  readonly accountId: string;
}

/** Loads a page's notifications. Returns them with the keys of its messages, and with counts that include those of all messages. */
async function loadPage(
  tx: Executor,
  { accountId, page, show, unread }: PageRequest,
  { byConversation, ofMessages }: { readonly byConversation: boolean; readonly ofMessages: MailboxCounts },
) {
  const window: ItemWindow = { limit: INBOX_PAGE_SIZE, offset: pageOffset(page, INBOX_PAGE_SIZE) };
  const keys = await listInboxKeys(tx, accountId, { show, unread, byConversation }, window);
  const [notes, ofNotes] = await Promise.all([
    listNotifications(tx, accountId, { ids: keys.notifications, limit: INBOX_PAGE_SIZE, offset: 0 }),
    countMailbox(tx, notifications, accountId),
  ]);
  const counted = [...(show === 'messages' ? [] : [ofNotes]), ...(show === 'notifications' ? [] : [ofMessages])];
  const sum = (field: keyof MailboxCounts) => counted.reduce((total, counts) => total + counts[field], 0);
  const pagination = paginate(sum(unread ? 'unread' : 'total'), page, INBOX_PAGE_SIZE);
  return {
    keys: keys.messages,
    data: {
      notifications: notes.map(presentNotification),
      unread: sum('unread'),
      pagination: presentPagination(pagination),
    },
  };
}

/** Routes of the inbox page. Open pages of the previous release list single messages instead of rows. */
export function inboxPageRoutes({ portalOrigin }: ServerDependencies['urls']): readonly Route[] {
  return [
    route(inboxList, async ({ caller: { player }, query, tx }) => {
      const ofMessages = await countMailbox(tx, messages, player.id);
      const request = { ...query, accountId: player.id };
      const { keys, data } = await loadPage(tx, request, { byConversation: false, ofMessages });
      const ids = keys.map(({ id }) => id);
      const received = await listMessages(tx, player.id, { ids, limit: INBOX_PAGE_SIZE, offset: 0 });
      const linkedGames = await findLinkedGames(tx, received, portalOrigin);
      return ok({ data: { ...data, messages: received.map((message) => presentMessage(message, linkedGames)) } });
    }),

    route(inboxRowList, async ({ caller: { player }, query, tx }) => {
      const ofMessages = await countMessageRows(tx, player.id);
      const request = { ...query, accountId: player.id };
      const { keys, data } = await loadPage(tx, request, { byConversation: true, ofMessages });
      const rows = await listMessageRows(tx, player.id, keys);
      const linkedGames = await findLinkedGames(tx, rows, portalOrigin);
      return ok({ data: { ...data, messages: rows.map((row) => presentMessageRow(row, linkedGames)) } });
    }),
  ];
}
