import type { ApiFailure } from '../../src/application/http/api-failure';
import type { InboxGateway, InboxPage } from '../../src/application/inbox/inbox-gateway.port';
import type { DropdownItem } from '../../src/domain/notices/header-dropdown';
import type { Result } from '../../src/domain/shared/result';
import { err, ok } from '../../src/domain/shared/result';

/** In-memory inbox; every call fails with `failure` while it is set. */
export class FakeInboxGateway<Item extends DropdownItem> implements InboxGateway<Item> {
  failure: ApiFailure | undefined;
  readonly calls: string[] = [];

  /** Creates an inbox with these items, newest first. */
  constructor(private items: readonly Item[] = []) {}

  arrive(item: Item): void {
    this.items = [item, ...this.items];
  }

  get unread(): number {
    return this.items.filter(({ read }) => !read).length;
  }

  newest(): Promise<Result<InboxPage<Item>, ApiFailure>> {
    return this.answer('newest', () => ({ items: this.items.slice(0, 3), unread: this.unread }));
  }

  markRead(id: string): Promise<Result<void, ApiFailure>> {
    return this.answer(`markRead ${id}`, () => this.mark((item) => item.id === id));
  }

  markAllRead(newest?: string): Promise<Result<void, ApiFailure>> {
    return this.answer('markAllRead', () => {
      const from = newest === undefined ? 0 : this.items.findIndex(({ id }) => id === newest);
      const seen = this.items.slice(from);
      this.mark((item) => seen.includes(item));
    });
  }

  private mark(which: (item: Item) => boolean): void {
    this.items = this.items.map((item) => (which(item) ? { ...item, read: true } : item));
  }

  private answer<T>(call: string, give: () => T): Promise<Result<T, ApiFailure>> {
    this.calls.push(call);
    return Promise.resolve(this.failure ? err(this.failure) : ok(give()));
  }
}
