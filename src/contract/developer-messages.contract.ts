import * as z from 'zod/mini';
import { ticketStatuses } from '../domain/support/ticket';
import { defineCall } from './define-call';
import { wirePost, wireTicketFacts, wireTicketNumber } from './support.contract';
import { orNull, wirePage, wirePagination, wireSlug, wireTitled } from './wire-values';

const developer = z.object({ developer: wireSlug });
const message = z.object({ developer: wireSlug, message: wireTicketNumber });

/** Number of replies that the member has seen. */
const wireSeenReplies = z.int().check(z.nonnegative());

const wireMessageCard = z.extend(wireTicketFacts, {
  /** Number of the player's ticket. */
  number: wireTicketNumber,
  game: wireTitled,
  /** Null for a deleted account. */
  author: orNull(z.object({ username: z.string(), alias: z.string() })),
});

const wireMessage = z.extend(wireMessageCard, {
  /** All posts, oldest first; `support` is the developer's side. */
  posts: z.array(wirePost),
});

const developerMessages = defineCall({
  method: 'GET',
  path: '/v1/private/developer/{developer}/messages',
  access: 'member',
  action: 'community.answer',
  summary: 'Returns one page of ten messages of players about the developer’s games, latest change first.',
  params: developer,
  query: z.object({ status: z.optional(z.enum(ticketStatuses)), page: wirePage }),
  data: z.object({ messages: z.array(wireMessageCard), pagination: wirePagination }),
});

const developerMessage = defineCall({
  method: 'GET',
  path: '/v1/private/developer/{developer}/message/{message}',
  access: 'member',
  action: 'community.answer',
  summary: 'Returns a message of a player with all posts.',
  params: message,
  data: wireMessage,
});

const messageAnswer = defineCall({
  method: 'POST',
  path: '/v1/private/developer/{developer}/message/{message}/replies',
  access: 'member',
  action: 'community.answer',
  summary:
    'Answers a message. The player gets a notification, and an email if set. 409 if there are newer replies, after five in a row, and after 200.',
  takesKey: true,
  params: message,
  body: z.strictObject({
    /** 1 to 5000 characters after `plainText`. */
    message: z.string(),
    replies: wireSeenReplies,
  }),
  data: wireMessage,
});

const messageClose = defineCall({
  method: 'POST',
  path: '/v1/private/developer/{developer}/message/{message}/close',
  access: 'member',
  action: 'community.answer',
  summary: 'Closes a message. 409 if there are newer replies. A reply of the player opens it again.',
  params: message,
  body: z.strictObject({ replies: wireSeenReplies }),
  data: wireMessage,
});

/** Calls about the messages of players to a developer. */
export const messageCalls = { developerMessages, developerMessage, messageAnswer, messageClose };
