import { ticketDetails, ticketList, ticketOpen, ticketReply } from '../../../src/contract/support.contract';
import { checkContactForm } from '../../../src/domain/help/contact-form';
import { pageOffset, paginate } from '../../../src/domain/shared/pagination';
import { err, ok } from '../../../src/domain/shared/result';
import { checkReply, TICKETS_PER_PAGE } from '../../../src/domain/support/ticket';
import { presentPagination } from '../../catalogue/games/pagination.presenter';
import { openTicket } from '../../catalogue/help/open-ticket';
import { contactMessages } from '../../catalogue/help/support.policy';
import { writeToSupport } from '../../catalogue/help/write-to-support';
import type { ServerDependencies } from '../../deps';
import { readAddress } from '../../identity/account/account.repository';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { addReply } from './add-reply';
import type { ReplyRow, TicketRow } from './player-ticket.repository';
import { countTickets, findTicketByNumber, listReplies, listTickets } from './player-ticket.repository';
import { notifyMembersOfPost } from './ticket-notices';
import { refusedReply } from './ticket.policy';
import { presentPosts, presentTicketCard } from './ticket.presenter';

const presentTicket = (row: TicketRow, replies: readonly ReplyRow[]) => ({
  ...presentTicketCard(row),
  posts: presentPosts(row, replies),
});

const TEN_MINUTES = 600;
const unknown = err(refusal.notFound('ticket'));

/** Routes of a player's own support tickets. */
export function ticketRoutes(deps: ServerDependencies): readonly Route[] {
  const { config, jobs } = deps;
  // Low, because each message is emailed to the support.
  const limitOf = (max: number) =>
    ({ limit: { max: config.production ? max : 100, windowSeconds: TEN_MINUTES, by: 'caller' } }) as const;
  return [
    route(ticketList, async ({ caller: { player }, query: { page }, tx }) => {
      const own = { accountId: player.id };
      const window = { limit: TICKETS_PER_PAGE, offset: pageOffset(page, TICKETS_PER_PAGE) };
      const [total, rows] = [await countTickets(tx, own), await listTickets(tx, own, window)];
      const pagination = presentPagination(paginate(total, page, TICKETS_PER_PAGE));
      return ok({ data: { items: rows.map(presentTicketCard), pagination } });
    }),

    route(ticketDetails, async ({ caller: { player }, params: { ticket }, tx }) => {
      const row = await findTicketByNumber(tx, ticket, { accountId: player.id });
      return row ? ok({ data: presentTicket(row, await listReplies(tx, row.id)) }) : unknown;
    }),

    route(
      ticketOpen,
      async ({ body, ...input }) => {
        const { player } = input.caller;
        const owner = await readAddress(input.tx, player.id);
        if (!owner) return err(refusal.unauthenticated());
        const { game, ...form } = body;
        const checked = checkContactForm({ ...form, email: owner.email });
        if (!checked.ok) return err(refusal.validation(contactMessages(checked.error)));
        const opened = await openTicket(deps, { form: checked.value, game }, input);
        if (!opened.ok) return opened;
        return ok({ data: { ticket: opened.value }, message: 'We received your message.' });
      },
      limitOf(5),
    ),

    route(
      ticketReply,
      async ({ body, params: { ticket: number }, idempotencyKey, now, tx, ...input }) => {
        const { player } = input.caller;
        const checked = checkReply(body.message);
        if (!checked.ok) return err(refusedReply(checked.error));
        const message = checked.value;
        const own = { accountId: player.id };
        const reply = { number, of: own, side: 'player', body: message, idempotencyKey, now } as const;
        const added = await addReply(tx, reply);
        if (!added.ok) return err(refusedReply(added.error));
        const before = added.value;
        if (before?.developer) {
          const { developer, subject } = before;
          const post = { number, subject, accountId: player.id, developer, isNew: false, now };
          input.afterCommit(await notifyMembersOfPost(tx, deps, post));
        } else if (before) {
          await writeToSupport(tx, deps, { ...before, game: before.game?.title, message, player, now });
          input.afterCommit(() => jobs.wake('mails'));
        }
        const row = await findTicketByNumber(tx, number, own);
        return row ? ok({ data: presentTicket(row, await listReplies(tx, row.id)) }) : unknown;
      },
      limitOf(10),
    ),
  ];
}
