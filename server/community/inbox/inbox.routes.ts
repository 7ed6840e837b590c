import {
  messageList,
  messageRead,
  messagesReadAll,
  notificationList,
  notificationRead,
  notificationsReadAll,
} from '../../../src/contract/inbox.contract';
import { DROPDOWN_ITEMS } from '../../../src/domain/notices/header-dropdown';
import { pageOffset, paginate } from '../../../src/domain/shared/pagination';
import { err, ok } from '../../../src/domain/shared/result';
import { messages, notifications } from '../../platform/database/schema/inbox';
import { presentPagination } from '../../catalogue/games/pagination.presenter';
import { refusal } from '../../platform/http/refusal';
import type { Route, RouteOptions } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { presentMessage, presentNotification } from './inbox.presenter';
import type { Mailbox, MailboxCounts } from './mailbox.repository';
import { countMailbox, markAllRead, markRead } from './mailbox.repository';
import { listMessages } from './message.repository';
import { listNotifications } from './notification.repository';

const marking: RouteOptions = { limit: { max: 120, windowSeconds: 60, by: 'caller' } };

const windowOf = (page: number) => ({ limit: DROPDOWN_ITEMS, offset: pageOffset(page, DROPDOWN_ITEMS) });
const paginationOf = ({ total, unread }: MailboxCounts, page: number) => ({
  unread,
  pagination: presentPagination(paginate(total, page, DROPDOWN_ITEMS)),
});

/** Routes of the player's own notifications and messages. */
export function inboxRoutes(): readonly Route[] {
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
      return ok({ data: { items: rows.map(presentMessage), ...paginationOf(counts, page) } });
    }),

    readOne(notificationRead, notifications, 'notification'),
    readOne(messageRead, messages, 'message'),
    readAll(notificationsReadAll, notifications, 'notification'),
    readAll(messagesReadAll, messages, 'message'),
  ];
}

type ReadOne = typeof notificationRead;
type ReadAll = typeof notificationsReadAll;

function readOne(call: ReadOne, mailbox: Mailbox, what: string): Route {
  return route(
    call,
    async ({ caller: { player }, params: { id }, now, tx }) => {
      const marked = await markRead(tx, mailbox, { id, accountId: player.id, now });
      return marked ? ok({ data: null }) : err(refusal.notFound(what));
    },
    marking,
  );
}

function readAll(call: ReadAll, mailbox: Mailbox, what: string): Route {
  return route(
    call,
    async ({ caller: { player }, body: { newest }, now, tx }) => {
      const marked = await markAllRead(tx, mailbox, { accountId: player.id, newest, now });
      return marked ? ok({ data: null }) : err(refusal.notFound(what));
    },
    marking,
  );
}
