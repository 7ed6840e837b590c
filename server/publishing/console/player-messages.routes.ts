import { messageCalls } from '../../../src/contract/developer-messages.contract';
import { pageOffset, paginate } from '../../../src/domain/shared/pagination';
import { err, ok } from '../../../src/domain/shared/result';
import { checkReply, MOST_REPLIES, TICKETS_PER_PAGE } from '../../../src/domain/support/ticket';
import { presentPagination } from '../../catalogue/games/pagination.presenter';
import type { ServerDependencies } from '../../deps';
import { addReply, closeLocked } from '../../messaging/support/add-reply';
import {
  countTickets,
  findTicketByNumber,
  listReplies,
  listTickets,
  lockTicket,
} from '../../messaging/support/player-ticket.repository';
import { deleteMemberNotifications, notifyTicketReply } from '../../messaging/support/ticket-notices';
import { refusedReply } from '../../messaging/support/ticket.policy';
import { presentMessageCard, presentPosts } from '../../messaging/support/ticket.presenter';
import type { Executor } from '../../platform/database/executor';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { messageEvents, recordAudit } from './audit.repository';
import { lockAsMember } from './member.repository';

const LIMITED = { limit: { max: 60, windowSeconds: 60, by: 'caller' } } as const;

const NOT_FOUND = err(refusal.notFound('message'));
const FULL = refusal.conflict(
  `This message has reached ${String(MOST_REPLIES)} replies. The player can write a new one.`,
);

/** Returns the answer of a call about one message. */
async function presented(tx: Executor, developerId: number, number: string) {
  const row = await findTicketByNumber(tx, number, { developerId });
  if (!row) return NOT_FOUND;
  return ok({ data: { ...presentMessageCard(row), posts: presentPosts(row, await listReplies(tx, row.id)) } });
}

/** Routes of the messages of players about a developer's games. */
export function playerMessageRoutes(deps: ServerDependencies): readonly Route[] {
  return [
    route(messageCalls.developerMessages, async ({ caller: { member }, query: { status, page }, tx }) => {
      const own = { developerId: member.developerId, status };
      const window = { limit: TICKETS_PER_PAGE, offset: pageOffset(page, TICKETS_PER_PAGE) };
      const [total, rows] = [await countTickets(tx, own), await listTickets(tx, own, window)];
      const pagination = presentPagination(paginate(total, page, TICKETS_PER_PAGE));
      return ok({ data: { messages: rows.map(presentMessageCard), pagination } });
    }),

    route(messageCalls.developerMessage, ({ caller: { member }, params: { message }, tx }) =>
      presented(tx, member.developerId, message),
    ),

    route(
      messageCalls.messageAnswer,
      async ({ body, caller: { member }, idempotencyKey, now, params: { message: number }, tx, ...input }) => {
        const checked = checkReply(body.message);
        if (!checked.ok) return err(refusedReply(checked.error));
        const acting = await lockAsMember(tx, member, 'community.answer');
        if (!acting.ok) return acting;
        const { developerId } = member;
        const added = await addReply(tx, {
          ...{ number, side: 'support', idempotencyKey, now },
          of: { developerId },
          body: checked.value,
          seen: body.replies,
        });
        if (!added.ok) {
          if (added.error === 'unknown') return NOT_FOUND;
          return err(added.error === 'full' ? FULL : refusedReply(added.error));
        }
        const ticket = added.value;
        if (ticket) {
          await recordAudit(tx, { member, ...messageEvents.answered(number), now });
          await deleteMemberNotifications(tx, developerId, number);
          const { publish } = await notifyTicketReply(tx, deps, { ticket, reply: checked.value, now });
          input.afterCommit(publish);
        }
        return presented(tx, developerId, number);
      },
      LIMITED,
    ),

    route(
      messageCalls.messageClose,
      async ({ body, caller: { member }, now, params: { message: number }, tx }) => {
        const acting = await lockAsMember(tx, member, 'community.answer');
        if (!acting.ok) return acting;
        const { developerId } = member;
        await lockTicket(tx, number);
        const ticket = await findTicketByNumber(tx, number, { developerId });
        if (!ticket) return NOT_FOUND;
        if (body.replies !== ticket.replies) return err(refusedReply('not-newest'));
        if (await closeLocked(tx, ticket, now)) await recordAudit(tx, { member, ...messageEvents.closed(number), now });
        return presented(tx, developerId, number);
      },
      LIMITED,
    ),
  ];
}
