import { randomUUID } from 'node:crypto';
import type { MockInstance } from 'vitest';
import { vi } from 'vitest';
import type { AnswerOf } from '../../../../src/contract/call';
import { conversationGet } from '../../../../src/contract/conversations.contract';
import { inboxRowList, messageList, messageRowList } from '../../../../src/contract/inbox.contract';
import { messages } from '../../../../server/platform/database/schema/inbox';
import type { ChannelPublisher } from '../../../../server/play/realtime/channel-publisher';
import type { ClosingPlayer } from '../../identity/account-deletion/leaving-player';
import { dataOf } from '../../support/data-of';
import type { Answer } from '../../support/http-client';
import { sentEvent } from '../../support/sent-event';
import type { FriendFixture } from '../friends/friend-fixture';
import { openFriendFixture } from '../friends/friend-fixture';

export const MESSAGES = '/v1/private/user/messages';
export const ROWS = '/v1/private/user/inbox/messages';

export const conversationPath = (user: string): string => `/v1/private/user/conversations/${user}`;

/** Changes of a row of messages. */
export type RowChange = 'read' | 'unread' | 'delete' | 'restore';

const METHODS = { read: 'PATCH', unread: 'PATCH', delete: 'DELETE', restore: 'PUT' } as const;

/** Players who write to each other, and the published events. */
export interface ConversationFixture extends FriendFixture {
  readonly publish: MockInstance<ChannelPublisher['publish']>;
  send(from: ClosingPlayer, to: string, text: string, id?: string): Promise<Answer>;
  get(player: ClosingPlayer, user: string, query?: string): Promise<Answer>;
  read(player: ClosingPlayer, user: string, newest: string): Promise<Answer>;
  conversation(player: ClosingPlayer, user: string, query?: string): Promise<AnswerOf<typeof conversationGet>>;
  textsOf(player: ClosingPlayer, user: string): Promise<readonly string[]>;
  inboxOf(player: ClosingPlayer): Promise<AnswerOf<typeof messageList>>;
  rowsOf(player: ClosingPlayer): Promise<AnswerOf<typeof messageRowList>>;
  /** Returns the rows of messages on the first page of the inbox. */
  pageOf(player: ClosingPlayer, query?: string): Promise<AnswerOf<typeof inboxRowList>>;
  /** Changes the row with a message. Returns the status. */
  changeRow(player: ClosingPlayer, change: RowChange, id: string): Promise<number>;
  /** Returns the published events about messages. */
  published(): readonly (readonly unknown[])[];
  /** Deletes all messages, friendships, blocks, settings and published events. */
  reset(): Promise<void>;
}

export async function openConversationFixture(): Promise<ConversationFixture> {
  const friends = await openFriendFixture();
  const { server } = friends;
  const publish = vi.spyOn(server.deps.realtime, 'publish');
  const get: ConversationFixture['get'] = ({ cookie }, user, query = '') =>
    server.request(`${conversationPath(user)}${query}`, { cookie });
  const conversation: ConversationFixture['conversation'] = async (player, user, query) =>
    dataOf(conversationGet, await get(player, user, query));
  return {
    ...friends,
    publish,
    get,
    conversation,
    send: ({ cookie }, to, text, id = randomUUID()) =>
      server.request(`${conversationPath(to)}/messages`, { body: { id, text }, cookie }),
    read: ({ cookie }, user, newest) =>
      server.request(`${conversationPath(user)}/read`, { method: 'PATCH', body: { newest }, cookie }),
    textsOf: async (player, user) =>
      (await conversation(player, user)).messages.map(({ own, text }) => `${own ? 'own' : 'other'}: ${text}`),
    inboxOf: async ({ cookie }) => dataOf(messageList, await server.request(MESSAGES, { cookie })),
    rowsOf: async ({ cookie }) => dataOf(messageRowList, await server.request(ROWS, { cookie })),
    pageOf: async ({ cookie }, query = '?show=messages') =>
      dataOf(inboxRowList, await server.request(`/v1/private/user/inbox/rows${query}`, { cookie })),
    async changeRow({ cookie }, change, id) {
      const path = change === 'delete' ? `${ROWS}/${id}` : `${ROWS}/${id}/${change}`;
      return (await server.request(path, { method: METHODS[change], body: {}, cookie })).status;
    },
    published: () => publish.mock.calls.map(sentEvent).filter(([, name]) => name !== '.friends.changed'),
    async reset() {
      await friends.clear();
      await server.deps.database.db.delete(messages);
      publish.mockClear();
    },
  };
}
