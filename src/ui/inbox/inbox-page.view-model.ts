import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { ChangeInbox, InboxChange } from '../../application/inbox/change-inbox.use-case';
import type { InboxPageGateway } from '../../application/inbox/inbox-page-gateway.port';
import type { NoticesState } from '../../application/notices/notices-state';
import type { SessionState } from '../../application/session/session-state';
import type { Clock } from '../../application/system/clock.port';
import type { Device } from '../../application/system/device';
import type { InboxFilter, InboxItem, InboxPage } from '../../domain/notices/inbox-page';
import { deletedFromInbox, markedInInbox, newestOfKind } from '../../domain/notices/inbox-page';
import { LONG_TOAST_TIMEOUT } from '../../domain/notices/toast';
import { AccountListViewModel } from '../account/account-list.view-model';
import { notifyFailure } from '../account/account-notices';
import type { Disposer } from '../shared/disposables';
import type { InboxMenuViewModel } from './inbox-menu.view-model';
import { deletedText } from './inbox-page.texts';

/** Dependencies of {@link InboxPageViewModel}. */
export interface InboxPageDependencies {
  readonly gateway: Pick<InboxPageGateway, 'page'>;
  readonly change: ChangeInbox;
  readonly session: Pick<SessionState, 'session$'>;
  readonly notices: NoticesState;
  readonly clock: Pick<Clock, 'now'>;
  /** A headset or phone has no key to undo a deletion. */
  readonly device: Device;
}

/** Inboxes of the header, which report arrivals and changes in other tabs. */
export type HeaderInboxes = Pick<InboxMenuViewModel, 'inboxes'>;

/** Key of the toast about a deleted item. */
const toastKey = ({ type, id }: InboxItem): string => `deleted ${type} ${id}`;

/** State of the inbox page. Changes show at once; a refused change is reverted by a reload. */
export class InboxPageViewModel {
  /** List of the current filter. */
  list: AccountListViewModel<InboxPage> | undefined;
  /** Deleted items that can be restored, latest last. */
  private deleted: readonly InboxItem[] = [];

  constructor(
    private readonly dependencies: InboxPageDependencies,
    private readonly header: HeaderInboxes,
  ) {
    makeAutoObservable<this, 'dependencies' | 'header' | 'deleted'>(
      this,
      { dependencies: false, header: false, list: observableRef, deleted: observableRef },
      { autoBind: true },
    );
  }

  /** Reloads when the header's inboxes change. */
  start(): Disposer {
    return reaction(
      () => {
        const { notifications, messages } = this.header.inboxes ?? {};
        const items = [...(notifications?.items ?? []), ...(messages?.items ?? [])];
        const unread = (notifications?.unread ?? 0) + (messages?.unread ?? 0);
        return [unread, ...items.map(({ id, read }) => `${id} ${String(read)}`)].join();
      },
      () => void this.reload(),
    );
  }

  /** Number of unread items of the shown kinds. */
  get unread(): number {
    return this.list?.list?.unread ?? 0;
  }

  /** Current time, in milliseconds since 1970. */
  get now(): number {
    return this.dependencies.clock.now();
  }

  /** Creates the list of a filter. */
  createList(filter: InboxFilter, page: number): AccountListViewModel<InboxPage> {
    const { gateway, session } = this.dependencies;
    return new AccountListViewModel((pageNumber) => gateway.page(filter, pageNumber), session, page);
  }

  /** Makes a list the current one. */
  show(list: AccountListViewModel<InboxPage>): void {
    this.list = list;
  }

  /** Reloads the current list. */
  async reload(): Promise<void> {
    await this.list?.load();
  }

  async mark(item: InboxItem, read: boolean): Promise<void> {
    if (item.read === read) return;
    this.list?.change((page) => markedInInbox(page, item, read));
    await this.change({ type: read ? 'read' : 'unread', item });
  }

  /** Marks all items of the shown kinds as read. Items that arrived since the list loaded stay unread. */
  async markAllRead({ show }: InboxFilter): Promise<void> {
    const page = this.list?.list;
    if (page === undefined) return;
    const mark = (kind: InboxItem['type']) => this.change({ type: 'read-all', kind, newest: newestOfKind(page, kind) });
    if (show !== 'messages') await mark('notification');
    if (show !== 'notifications') await mark('message');
    await this.reload();
  }

  /** Deletes an item and offers to undo it; calls `onTurned` with the page then shown. */
  async delete(item: InboxItem, onTurned: (page: number) => void): Promise<void> {
    const { list } = this;
    list?.change((page) => deletedFromInbox(page, item));
    if (!(await this.change({ type: 'delete', item }))) return;
    this.setDeleted([...this.deleted, item]);
    this.dependencies.notices.announce({
      kind: 'success',
      ...deletedText(item, this.dependencies.device),
      timeout: LONG_TOAST_TIMEOUT,
      key: toastKey(item),
      action: { title: 'Undo', run: () => void this.restore(item) },
    });
    if (list !== undefined) onTurned(await list.shrink());
  }

  /** Restores the latest deleted item. */
  async undo(): Promise<void> {
    const latest = this.deleted.at(-1);
    if (latest !== undefined) await this.restore(latest);
  }

  private async restore(item: InboxItem): Promise<void> {
    if (!this.deleted.includes(item)) return;
    this.setDeleted(this.deleted.filter((other) => other !== item));
    this.dependencies.notices.withdraw(toastKey(item));
    await this.change({ type: 'restore', item });
    await this.reload();
  }

  /** Performs a change and updates the header, or reverts a refused change. Returns true on success. */
  private async change(change: InboxChange): Promise<boolean> {
    const answer = await this.dependencies.change.execute(change);
    if (answer.ok) {
      void this.header.inboxes?.notifications.tryAgain();
      void this.header.inboxes?.messages.tryAgain();
    } else {
      notifyFailure(this.dependencies.notices, answer.error);
      void this.reload();
    }
    return answer.ok;
  }

  private setDeleted(deleted: readonly InboxItem[]): void {
    this.deleted = deleted;
  }
}
