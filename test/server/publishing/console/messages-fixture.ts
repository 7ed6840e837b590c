import type { AnswerOf } from '../../../../src/contract/call';
import { messageCalls } from '../../../../src/contract/developer-messages.contract';
import { ticketDetails, ticketOpen, ticketReply } from '../../../../src/contract/support.contract';
import { carryOutDeletions } from '../../../../server/identity/account-deletion/carry-out-deletions';
import { requestDeletion } from '../../../../server/identity/account-deletion/request-deletion';
import { dataOf } from '../../support/data-of';
import { communityFixture, GAME, STUDIO } from './community-fixture';
import type { Person } from './console-fixture';
import { callAs } from './console-fixture';

export const SUPPORT_ADDRESS = 'support@arcade.example';

export type Message = AnswerOf<typeof messageCalls.developerMessage>;

/** Starts a server with a game whose developer has a member in some roles, and with calls about messages. */
export async function messagesFixture() {
  const fixture = await communityFixture({ HOLOCADE_CONTACT: SUPPORT_ADDRESS });
  const of = (message: string, developer = STUDIO) => ({ params: { developer, message } });
  const open = (by: Person, subject: string, game: string | null = GAME, key?: string) =>
    by.browser.send(ticketOpen.path, {
      body: { subject, message: 'The lantern stays dark.', game: game ?? undefined },
      headers: key === undefined ? {} : { 'idempotency-key': key },
    });
  const answer = (by: Person, message: string, text = 'Charge it first.', { replies = 0, key = '' } = {}) =>
    by.browser.send(messageCalls.messageAnswer.path.replace('{developer}', STUDIO).replace('{message}', message), {
      body: { message: text, replies },
      headers: key === '' ? {} : { 'idempotency-key': key },
    });
  return {
    ...fixture,
    ...{ of, open, answer },
    /** Sends a message about the game, and returns its number. */
    write: async (by: Person, subject = 'A dark lantern') => dataOf(ticketOpen, await open(by, subject)).ticket,
    answered: async (by: Person, message: string, text?: string, replies = 0): Promise<Message> =>
      dataOf(messageCalls.messageAnswer, await answer(by, message, text, { replies })),
    close: (by: Person, message: string, replies = 0) =>
      callAs(by, messageCalls.messageClose, { ...of(message), body: { replies } }),
    read: async (by: Person, message: string): Promise<Message> =>
      dataOf(messageCalls.developerMessage, await callAs(by, messageCalls.developerMessage, of(message))),
    messages: async (by: Person, query = '') =>
      dataOf(
        messageCalls.developerMessages,
        await callAs(by, messageCalls.developerMessages, { params: { developer: STUDIO }, query }),
      ),
    reply: (by: Person, ticket: string, message = 'It is charged.') =>
      callAs(by, ticketReply, { params: { ticket }, body: { message } }),
    /** Carries out the deletion of an account that was requested two weeks ago. */
    async removeAccount({ id: accountId }: Person) {
      const { deps } = fixture.server;
      const now = new Date(fixture.clock.now().getTime() - 15 * 24 * 60 * 60 * 1000);
      await deps.database.transaction((tx) => requestDeletion(tx, { accountId, origin: 'player', now, deps }));
      await carryOutDeletions(deps, new AbortController().signal);
    },
    /** The ticket as its player sees it. */
    ticket: async (by: Person, ticket: string) =>
      dataOf(ticketDetails, await callAs(by, ticketDetails, { params: { ticket } })),
  };
}

export type MessagesFixture = Awaited<ReturnType<typeof messagesFixture>>;
