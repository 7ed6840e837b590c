import type { Relation } from '../account/privacy';
import { canMessage } from '../account/privacy';
import type { Person } from '../account/profile';
import { canViewProfile } from '../account/profile';
import type { Relationship } from '../friends/relationship';
import type { TextLimits, TextProblem } from '../reviews/text-limits';
import { textProblem } from '../reviews/text-limits';
import type { UserSettings } from '../session/settings';
import { plainText } from '../shared/plain-text';
import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';
import type { TimeZone } from '../shared/time-zone';
import { calendarDate } from '../shared/written-date';
import type { LinkedGame } from './invitation';

/** Length limits of a message to another player, in characters. */
export const MESSAGE_LIMITS: TextLimits = { min: 1, max: 2000 };

/** Number of messages on a page of a conversation. */
export const CONVERSATION_PAGE_SIZE = 30;

/** Access of a player to a conversation: `blocked` needs an unblock first, `closed` is refused by the other's settings. */
export const MESSAGE_ACCESS = ['write', 'closed', 'blocked'] as const;

export type MessageAccess = (typeof MESSAGE_ACCESS)[number];

/** A message of a conversation. */
export interface ConversationMessage {
  readonly id: string;
  /** True if the player wrote the message, false if the other player did. */
  readonly own: boolean;
  /** Plain text. */
  readonly text: string;
  /** ISO 8601, UTC. */
  readonly created: string;
  /** True if the receiver has read the message. */
  readonly read: boolean;
  /** The published game that the message links to. */
  readonly game: LinkedGame | undefined;
}

/** A page of the messages between the player and another player, oldest first. */
export interface ConversationPage {
  readonly person: Person;
  readonly access: MessageAccess;
  readonly messages: readonly ConversationMessage[];
  /** True if there are older messages. */
  readonly more: boolean;
}

function relationOf({ friendship, blocked, shutOut }: Relationship): Relation {
  if (blocked || shutOut) return 'blocked';
  return friendship === 'friends' ? 'friend' : 'player';
}

/**
 * Returns the access to a conversation that the other player's settings and both players' blocks give. `hasWritten` is
 * true if the other player has written to this one.
 */
export function messageAccessFor(
  settings: UserSettings,
  relationship: Relationship,
  hasWritten: boolean,
): MessageAccess {
  if (relationship.blocked) return 'blocked';
  return canMessage(settings, relationOf(relationship), hasWritten) ? 'write' : 'closed';
}

/**
 * True if a conversation and the list of blocked players show the other player's alias and picture: if the profile or the
 * friends page would without a block, or if the other player has written. Everybody else sees the username only.
 * @rule 1.3.3 A conversation shows no more of a hidden profile than its username, unless its player has made contact.
 */
export function canIdentify(
  settings: UserSettings,
  { friendship }: Pick<Relationship, 'friendship'>,
  hasWritten: boolean,
): boolean {
  const isListed = friendship === 'friends' || friendship === 'asks';
  return hasWritten || isListed || canViewProfile(settings, 'player');
}

/** Returns a message's text as it is sent and stored, or the problem with its length. */
export function checkMessage(text: string): Result<string, TextProblem> {
  const problem = textProblem(text, MESSAGE_LIMITS);
  return problem === undefined ? ok(plainText(text)) : err(problem);
}

/** A message on its way to the server; it has failed if there is a reason. */
export interface PendingMessage {
  readonly id: string;
  readonly text: string;
  readonly failure: string | undefined;
}

/** Messages of a conversation, oldest first, and those that the server has not confirmed. */
export interface Conversation {
  readonly messages: readonly ConversationMessage[];
  readonly pending: readonly PendingMessage[];
}

export type ConversationEvent =
  | { readonly type: 'loaded'; readonly messages: readonly ConversationMessage[] }
  | { readonly type: 'restarted' }
  | { readonly type: 'restored'; readonly pending: readonly PendingMessage[]; readonly reason: string }
  | { readonly type: 'written'; readonly id: string; readonly text: string }
  | { readonly type: 'failed'; readonly id: string; readonly reason: string }
  | { readonly type: 'retried' | 'discarded'; readonly id: string };

/** Conversation without messages. */
export const emptyConversation: Conversation = { messages: [], pending: [] };

/** Returns a conversation after an event. A loaded message replaces its older state and its pending copy. */
export function nextConversation(conversation: Conversation, event: ConversationEvent): Conversation {
  const { messages, pending } = conversation;
  switch (event.type) {
    case 'loaded': {
      const byId = new Map([...messages, ...event.messages].map((message) => [message.id, message]));
      return { messages: [...byId.values()].sort(byTime), pending: pending.filter(({ id }) => !byId.has(id)) };
    }
    case 'restarted':
      return { messages: [], pending };
    case 'restored':
      // A message that was on its way has failed or is loaded again.
      return {
        messages,
        pending: event.pending.map(({ id, text, failure = event.reason }) => ({ id, text, failure })),
      };
    case 'written':
      return { messages, pending: [...pending, { id: event.id, text: event.text, failure: undefined }] };
    case 'failed':
    case 'retried': {
      const failure = event.type === 'failed' ? event.reason : undefined;
      return { messages, pending: pending.map((each) => (each.id === event.id ? { ...each, failure } : each)) };
    }
    case 'discarded':
      return { messages, pending: pending.filter(({ id }) => id !== event.id) };
  }
}

/** True if messages between the known ones and a newest page are missing. `more` is true if the page has older messages. */
export function leavesGap({ messages }: Conversation, newest: readonly ConversationMessage[], more: boolean): boolean {
  const known = new Set(messages.map(({ id }) => id));
  return more && messages.length > 0 && !newest.some(({ id }) => known.has(id));
}

const byTime = (one: ConversationMessage, other: ConversationMessage): number =>
  Date.parse(one.created) - Date.parse(other.created) || (one.id < other.id ? -1 : 1);

/** Messages of one day. */
export interface ConversationDay {
  /** Formatted in the player's time zone. */
  readonly day: string;
  readonly messages: readonly ConversationMessage[];
}

/** Groups messages by the day in the player's time zone, in unchanged order. */
export function conversationDays(messages: readonly ConversationMessage[], zone: TimeZone): readonly ConversationDay[] {
  const days: { readonly day: string; readonly messages: ConversationMessage[] }[] = [];
  for (const message of messages) {
    const day = calendarDate(message.created, zone);
    const last = days.at(-1);
    if (last?.day === day) last.messages.push(message);
    else days.push({ day, messages: [message] });
  }
  return days;
}

/** Returns the id of the newest message of the other player if one is unread; undefined if all are read. */
export function newestUnread({ messages }: Conversation): string | undefined {
  const received = messages.filter(({ own }) => !own);
  return received.some(({ read }) => !read) ? received.at(-1)?.id : undefined;
}

/** True if the newest message is the player's own and the other player has read it. */
export function hasReadReceipt({ messages, pending }: Conversation): boolean {
  const newest = messages.at(-1);
  return pending.length === 0 && newest?.own === true && newest.read;
}
