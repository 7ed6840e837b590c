import * as z from 'zod/mini';
import { ticketSides, ticketStatuses } from '../domain/support/ticket';
import { defineCall } from './define-call';
import { orNull, wireDate, wirePage, wirePagination, wireSlug } from './wire-values';

/** Eight characters without easily confused letters and digits. */
export const wireTicketNumber = z.string().check(z.regex(/^[A-HJ-NP-Z2-9]{8}$/));

/** A post of one side in plain text. */
export const wirePost = z.object({ by: z.enum(ticketSides), text: z.string(), date: wireDate });

/** Facts of a ticket that its player and the members of a developer see. */
export const wireTicketFacts = z.object({
  subject: z.string(),
  /** Party expected to respond next: support, player, or nobody. */
  status: z.enum(ticketStatuses),
  created: wireDate,
  /** Date of the last change. */
  updated: wireDate,
  /** Number of replies from both sides, without the first message. */
  replies: z.int(),
});

const wireTicketCard = z.extend(wireTicketFacts, {
  ticket: wireTicketNumber,
  /** Game that the ticket is about; null for a ticket about the portal. */
  about: orNull(
    z.object({
      slug: z.string(),
      title: z.string(),
      /** Name of the developer whose members reply; null if the support replies. */
      developer: orNull(z.string()),
    }),
  ),
});

const wireTicket = z.extend(wireTicketCard, {
  /** All posts in plain text, oldest first, including the first message. */
  posts: z.array(wirePost),
});

export const ticketList = defineCall({
  method: 'GET',
  path: '/v1/private/user/account/support',
  access: 'player',
  summary: 'Returns the caller’s support tickets, latest change first, ten a page.',
  query: z.object({ page: wirePage }),
  data: z.object({ items: z.array(wireTicketCard), pagination: wirePagination }),
});

export const ticketOpen = defineCall({
  method: 'POST',
  path: '/v1/private/user/account/support',
  access: 'player',
  summary:
    'Opens a ticket for the caller. A ticket about a game is for its developer, or for the support if no member of the developer may reply. 409 if ten wait for the developer.',
  takesKey: true,
  body: z.strictObject({
    /** At most 150 characters. */
    subject: z.string(),
    /** At most 5000 characters. */
    message: z.string(),
    /** A published game that the ticket is about; 404 for others. */
    game: z.optional(wireSlug),
  }),
  data: z.object({ ticket: wireTicketNumber }),
});

export const ticketDetails = defineCall({
  method: 'GET',
  path: '/v1/private/user/account/support/{ticket}',
  access: 'player',
  summary: 'Returns one of the caller’s tickets with all posts; 404 for another player’s ticket.',
  params: z.object({ ticket: wireTicketNumber }),
  data: wireTicket,
});

export const ticketReply = defineCall({
  method: 'POST',
  path: '/v1/private/user/account/support/{ticket}/replies',
  access: 'player',
  summary: 'Replies in one of the caller’s tickets, which reopens it; 409 after 200 replies.',
  takesKey: true,
  params: z.object({ ticket: wireTicketNumber }),
  body: z.strictObject({
    /** At most 5000 characters. */
    message: z.string(),
  }),
  data: wireTicket,
});

export type WireTicketCard = z.output<typeof wireTicketCard>;
export type WireTicket = z.output<typeof wireTicket>;
