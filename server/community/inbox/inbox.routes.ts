import { and, eq } from 'drizzle-orm';
import {
  messageDelete,
  messageList,
  messageRead,
  messageRestore,
  messageRowDelete,
  messageRowList,
  messageRowRead,
  messageRowRestore,
  messageRowUnread,
  messagesReadAll,
  messageUnread,
  notificationDelete,
  notificationList,
  notificationRead,
  notificationRestore,
  notificationsReadAll,
  notificationUnread,
} from '../../../src/contract/inbox.contract';
import { DROPDOWN_ITEMS } from '../../../src/domain/notices/header-dropdown';
import { pageOffset, paginate } from '../../../src/domain/shared/pagination';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import type { Executor } from '../../platform/database/executor';
import { messages, notifications } from '../../platform/database/schema/inbox';
import { presentPagination } from '../../catalogue/games/pagination.presenter';
import { refusal } from '../../platform/http/refusal';
import type { Route, RouteInput, RouteOptions } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import type { ChannelPublisher } from '../../play/realtime/channel-publisher';
import { listInboxKeys } from './inbox-page.repository';
import { inboxPageRoutes } from './inbox-page.routes';
import { presentMessage, presentMessageRow, presentNotification } from './inbox.presenter';
import { findLinkedGames } from './linked-games';
import type { ItemChange, Mailbox, MailboxCounts } from './mailbox.repository';
import { countMailbox, deleteItem, hasItem, notAbove, positionOf, restoreItem } from './mailbox.repository';
import { markItems } from './mark-items';
import type { FoundRow } from './message-row-changes';
import { deleteRow, findNewestReceived, findRow, restoreRow } from './message-row-changes';
import { countMessageRows, listMessageRows } from './message-row.repository';
import { listMessages } from './message.repository';
import { listNotifications } from './notification.repository';

const marking: RouteOptions = { limit: { max: 120, windowSeconds: 60, by: 'caller' } };

const windowOf = (page: number, limit: number = DROPDOWN_ITEMS) => ({ limit, offset: pageOffset(page, limit) });
const paginationOf = ({ total, unread }: MailboxCounts, page: number) => ({
  unread,
  pagination: presentPagination(paginate(total, page, DROPDOWN_ITEMS)),
});

/** Routes of the player's own notifications and messages. */
export function inboxRoutes({ realtime, urls }: Pick<ServerDependencies, 'realtime' | 'urls'>): readonly Route[] {
  return [
    route(notificationList, async ({ caller: { player }, query: { page }, tx }) => {
      const [rows, counts] = await Promise.all([
        listNotifications(tx, player.id, windowOf(page)),
        countMailbox(tx, notifications, player.id),
      ]);
      return ok({ data: { items: rows.map(presentNotification), ...paginationOf(counts, page) } });
    }),

    route(messageList, async ({ caller: { player }, query: { page }, tx }) => {
      const [rows, counts] = await Promise.all([
        listMessages(tx, player.id, windowOf(page)),
        countMailbox(tx, messages, player.id),
      ]);
      const linkedGames = await findLinkedGames(tx, rows, urls.portalOrigin);
      const items = rows.map((row) => presentMessage(row, linkedGames));
      return ok({ data: { items, ...paginationOf(counts, page) } });
    }),

    ...inboxPageRoutes(urls),

    route(messageRowList, async ({ caller: { player }, query: { page }, tx }) => {
      const keys = await listInboxKeys(
        tx,
        player.id,
        { show: 'messages', unread: false, byConversation: true },
        windowOf(page),
      );
      const [rows, counts] = await Promise.all([
        listMessageRows(tx, player.id, keys.messages),
        countMessageRows(tx, player.id),
      ]);
      const linkedGames = await findLinkedGames(tx, rows, urls.portalOrigin);
      const items = rows.map((row) => presentMessageRow(row, linkedGames));
      return ok({ data: { items, ...paginationOf(counts, page) } });
    }),

    changeRow(messageRowRead, async (input, row) => {
      await markItems(realtime, input, messages, { which: and(row.received, notAbove(messages, row)), read: true });
      return true;
    }),
    changeRow(messageRowUnread, async (input, row) => {
      const newest = await findNewestReceived(input.tx, row);
      if (newest === undefined) return false;
      await markItems(realtime, input, messages, { which: eq(messages.id, newest), read: false });
      return true;
    }),
    changeRow(messageRowDelete, ({ tx, now }, row) => deleteRow(tx, row, now)),
    changeRow(messageRowRestore, ({ tx, now }, row) => restoreRow(tx, row, now)),
    markOne(realtime, notificationRead, notifications, { what: 'notification', read: true }),
    markOne(realtime, messageRead, messages, { what: 'message', read: true }),
    markOne(realtime, notificationUnread, notifications, { what: 'notification', read: false }),
    markOne(realtime, messageUnread, messages, { what: 'message', read: false }),
    changeOne(notificationDelete, notifications, 'notification', deleteItem),
    changeOne(messageDelete, messages, 'message', deleteItem),
    changeOne(notificationRestore, notifications, 'notification', restoreItem),
    changeOne(messageRestore, messages, 'message', restoreItem),
    readAll(realtime, notificationsReadAll, notifications, 'notification'),
    readAll(realtime, messagesReadAll, messages, 'message'),
  ];
}

type ChangeOne = typeof notificationRead;
type Change = (executor: Executor, mailbox: Mailbox, item: ItemChange) => Promise<boolean>;
type ReadAll = typeof notificationsReadAll;

function changeOne(call: ChangeOne, mailbox: Mailbox, what: string, change: Change): Route {
  return route(
    call,
    async ({ caller: { player }, params: { id }, now, tx }) => {
      const changed = await change(tx, mailbox, { id, accountId: player.id, now });
      return changed ? ok({ data: null }) : err(refusal.notFound(what));
    },
    marking,
  );
}

/** Changes the row of messages to which a message belongs. 404 if the caller has no such row, or if the change returns false. */
function changeRow(
  call: typeof messageRowRead,
  change: (input: RouteInput<typeof messageRowRead>, row: FoundRow) => Promise<boolean>,
): Route {
  return route(
    call,
    async (input) => {
      const row = await findRow(input.tx, input.caller.player.id, input.params.id);
      return row && (await change(input, row)) ? ok({ data: null }) : err(refusal.notFound('message'));
    },
    marking,
  );
}

function markOne(
  realtime: ChannelPublisher,
  call: ChangeOne,
  mailbox: Mailbox,
  { what, read }: { readonly what: string; readonly read: boolean },
): Route {
  return route(
    call,
    async (input) => {
      const { caller, params, tx } = input;
      if (!(await hasItem(tx, mailbox, { id: params.id, accountId: caller.player.id })))
        return err(refusal.notFound(what));
      await markItems(realtime, input, mailbox, { which: eq(mailbox.id, params.id), read });
      return ok({ data: null });
    },
    marking,
  );
}

/** Marks all items up to the newest seen one as read. Later ones have not been seen. */
function readAll(realtime: ChannelPublisher, call: ReadAll, mailbox: Mailbox, what: string): Route {
  return route(
    call,
    async (input) => {
      const { caller, body, tx } = input;
      const newest =
        body.newest === undefined ? undefined : await positionOf(tx, mailbox, body.newest, caller.player.id);
      if (body.newest !== undefined && newest === undefined) return err(refusal.notFound(what));
      await markItems(realtime, input, mailbox, { which: newest && notAbove(mailbox, newest), read: true });
      return ok({ data: null });
    },
    marking,
  );
}
