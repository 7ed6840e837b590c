import { conversationSend } from '../../../../src/contract/conversations.contract';
import type { StoredMessageRow } from '../../../../server/community/inbox/message-row.repository';
import { insertPortalMessage } from '../../../../server/community/inbox/message-row.repository';
import type { ClosingPlayer } from '../../identity/account-deletion/leaving-player';
import { dataOf } from '../../support/data-of';
import type { ConversationFixture } from './conversation-fixture';
import { openConversationFixture } from './conversation-fixture';

/** Players who are friends of Mira, and short forms of calls about their rows of messages. */
export interface MessageRowFixture extends ConversationFixture {
  /** Sends a message a second after the one before. Returns its id. */
  say(from: ClosingPlayer, to: string, text: string): Promise<string>;
  /** Stores a message of the portal a second after the one before. */
  portalSays(accountId: string, subject: string): Promise<StoredMessageRow>;
  /** Returns a player's rows in short: other player or subject, text and number of unread messages. */
  shortRowsOf(player: ClosingPlayer): Promise<readonly string[]>;
}

export async function openMessageRowFixture(): Promise<MessageRowFixture> {
  const fixture = await openConversationFixture();
  const { clock, server, vega, mira, lyra } = fixture;
  return {
    ...fixture,
    async say(from, to, text) {
      clock.advance(1000);
      return dataOf(conversationSend, await fixture.send(from, to, text)).id;
    },
    portalSays(accountId, subject) {
      clock.advance(1000);
      return insertPortalMessage(server.deps.database.db, accountId, { subject, body: 'B' }, clock.now());
    },
    async shortRowsOf(player) {
      const { items } = await fixture.rowsOf(player);
      return items.map(({ conversation, sender, subject, own, body, unread }) => {
        const name = conversation ?? (subject === '' ? (sender ?? '') : subject);
        return `${name}: ${own ? 'You: ' : ''}${body} (${String(unread)})`;
      });
    },
    async reset() {
      await fixture.reset();
      await fixture.befriend(vega, mira);
      await fixture.befriend(lyra, mira);
    },
  };
}
