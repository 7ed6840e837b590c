import * as z from 'zod/mini';
import { MESSAGE_ACCESS, MESSAGE_LIMITS } from '../domain/inbox/conversation';
import { defineCall } from './define-call';
import { wirePerson } from './profile.contract';
import { noData, orNull, wireDate } from './wire-values';

/** The game that a message links to. */
export const wireLinkedGame = z.object({
  title: z.string(),
  /** Path of the game’s page, with the deep link for the game. */
  address: z.string(),
  /** The link as written in the message. */
  link: z.string(),
});

/** A message of a conversation. */
const wireConversationMessage = z.object({
  id: z.uuid(),
  /** True if the caller wrote the message. */
  own: z.boolean(),
  text: z.string(),
  created: wireDate,
  /** True if the receiver has read the message. */
  read: z.boolean(),
  /** Null if the message links to no published game. */
  game: orNull(wireLinkedGame),
});

const path = '/v1/private/user/conversations/{user}';
const params = z.object({
  /** Username of the other player, case-insensitive. */
  user: z.string().check(z.minLength(1), z.maxLength(64)),
});

/** Factor between characters and UTF-16 units, in which the length of a text is limited before it is parsed. */
const UNITS = 4;

export const conversationGet = defineCall({
  method: 'GET',
  path,
  access: 'player',
  summary:
    'Returns the newest thirty messages between the caller and another player, or those before one, oldest first. 404 for an unknown player and for one who has blocked the caller.',
  params,
  query: z.object({
    /** Message of the conversation; returns older ones. */
    before: z.optional(z.uuid()),
  }),
  data: z.object({
    /** Alias and avatar are those of any unknown player if the caller may not see them. */
    person: wirePerson,
    /** `write` if the caller may send a message; `closed` by the other player’s settings; `blocked` by the caller. */
    access: z.enum(MESSAGE_ACCESS),
    messages: z.array(wireConversationMessage),
    /** True if there are older messages. */
    more: z.boolean(),
  }),
});

export const conversationSend = defineCall({
  method: 'POST',
  path: `${path}/messages`,
  access: 'player',
  summary:
    'Sends a message to another player. Repeating it with the same id returns the stored message. 403 if the player accepts no messages from the caller and has not written to the caller, 409 if the caller has blocked the player.',
  params,
  body: z.strictObject({
    /** Id of the new message, chosen by the caller. */
    id: z.uuid(),
    /** Plain text of 1 to 2,000 characters. */
    text: z.string().check(z.maxLength(UNITS * MESSAGE_LIMITS.max)),
  }),
  data: wireConversationMessage,
});

export const conversationRead = defineCall({
  method: 'PATCH',
  path: `${path}/read`,
  access: 'player',
  keepalive: true,
  summary: 'Marks the other player’s messages to the caller as read, up to the newest one that the caller has seen.',
  params,
  body: z.strictObject({ newest: z.uuid() }),
  data: noData,
});

export type WireLinkedGame = z.output<typeof wireLinkedGame>;
