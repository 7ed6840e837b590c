import type { ApiFailure } from '../../src/application/http/api-failure';
import type { ConversationGateway, NewMessage } from '../../src/application/inbox/conversation-gateway.port';
import type { ConversationMessage, ConversationPage, MessageAccess } from '../../src/domain/inbox/conversation';
import type { Result } from '../../src/domain/shared/result';
import { err, ok } from '../../src/domain/shared/result';

const PAGE = 3;

/** In-memory conversation with one player, three messages a page; every call fails with `failure` while it is set. */
export class FakeConversationGateway implements ConversationGateway {
  failure: ApiFailure | undefined;
  access: MessageAccess = 'write';
  readonly calls: string[] = [];

  /** Creates a conversation with these messages, oldest first. */
  constructor(public messages: readonly ConversationMessage[] = []) {}

  read(user: string, before?: string): Promise<Result<ConversationPage, ApiFailure>> {
    const end = before === undefined ? this.messages.length : this.messages.findIndex(({ id }) => id === before);
    const from = Math.max(0, end - PAGE);
    return this.answer(`read ${user} ${before ?? ''}`.trim(), () => ({
      person: { username: 'orion', alias: 'Orion', avatar: { tn: '/tn.webp', sm: '/sm.webp', sd: '/sd.webp' } },
      access: this.access,
      messages: this.messages.slice(from, end),
      more: from > 0,
    }));
  }

  send(user: string, { id, text }: NewMessage): Promise<Result<ConversationMessage, ApiFailure>> {
    return this.answer(`send ${user} ${text}`, () => {
      const message = { id, own: true, text, created: '2026-02-01T12:00:00.000Z', read: false, game: undefined };
      this.messages = [...this.messages, message];
      return message;
    });
  }

  markRead(user: string, newest: string): Promise<Result<void, ApiFailure>> {
    return this.answer(`mark ${user} ${newest}`, () => {
      this.messages = this.messages.map((each) => (each.own ? each : { ...each, read: true }));
    });
  }

  private answer<T>(call: string, make: () => T): Promise<Result<T, ApiFailure>> {
    this.calls.push(call);
    return Promise.resolve(this.failure ? err(this.failure) : ok(make()));
  }
}
