import type { ApiFailure } from '../../src/application/http/api-failure';
import type { InboxItemKey, InboxPageGateway } from '../../src/application/inbox/inbox-page-gateway.port';
import type { InboxFilter, InboxItem, InboxPage } from '../../src/domain/notices/inbox-page';
import { INBOX_PAGE_SIZE } from '../../src/domain/notices/inbox-page';
import { pageOffset, paginate } from '../../src/domain/shared/pagination';
import type { Result } from '../../src/domain/shared/result';
import { err, ok } from '../../src/domain/shared/result';

/** In-memory inbox page; every call fails with `failure` while it is set. */
export class FakeInboxPageGateway implements InboxPageGateway {
  failure: ApiFailure | undefined;
  readonly calls: string[] = [];
  private deleted: readonly InboxItem[] = [];

  /** Creates an inbox with these items, newest first. */
  constructor(public items: readonly InboxItem[] = []) {}

  page({ show, unread }: InboxFilter, page: number): Promise<Result<InboxPage, ApiFailure>> {
    const ofKind = this.items.filter(({ type }) => show === 'all' || show === `${type}s`);
    const shown = ofKind.filter(({ read }) => !unread || !read);
    const from = pageOffset(page, INBOX_PAGE_SIZE);
    return this.answer(`page ${show} ${unread ? 'unread ' : ''}${String(page)}`, () => ({
      items: shown.slice(from, from + INBOX_PAGE_SIZE),
      unread: ofKind.filter(({ read }) => !read).length,
      pagination: paginate(shown.length, page, INBOX_PAGE_SIZE),
    }));
  }

  mark({ id }: InboxItemKey, read: boolean): Promise<Result<void, ApiFailure>> {
    return this.answer(`mark ${id} ${String(read)}`, () => {
      this.items = this.items.map((item) => (item.id === id ? { ...item, read } : item));
    });
  }

  markAllRead(type: InboxItem['type'], newest: string | undefined): Promise<Result<void, ApiFailure>> {
    return this.answer(`mark all ${type} ${newest ?? 'any'}`, () => {
      this.items = this.items.map((item) => (item.type === type ? { ...item, read: true } : item));
    });
  }

  delete({ id }: InboxItemKey): Promise<Result<void, ApiFailure>> {
    return this.answer(`delete ${id}`, () => {
      this.deleted = [...this.deleted, ...this.items.filter((item) => item.id === id)];
      this.items = this.items.filter((item) => item.id !== id);
    });
  }

  restore({ id }: InboxItemKey): Promise<Result<void, ApiFailure>> {
    return this.answer(`restore ${id}`, () => {
      this.items = [...this.deleted.filter((item) => item.id === id), ...this.items];
    });
  }

  private answer<T>(call: string, make: () => T): Promise<Result<T, ApiFailure>> {
    this.calls.push(call);
    return Promise.resolve(this.failure ? err(this.failure) : ok(make()));
  }
}
