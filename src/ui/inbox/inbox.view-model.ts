import { makeAutoObservable } from 'mobx';
import type { ApiFailure } from '../../application/http/api-failure';
import type { InboxState } from '../../application/inbox/inbox-state';
import type { MarkRead } from '../../application/inbox/mark-read.use-case';
import type { RefreshInbox } from '../../application/inbox/refresh-inbox.use-case';
import type { NoticesState } from '../../application/notices/notices-state';
import type { DropdownItem } from '../../domain/notices/header-dropdown';
import type { InboxList, InboxPhase } from '../../domain/notices/inbox-list';
import { noticeToast } from '../../domain/notices/notice-catalogue';
import { failureText } from '../errors/failure-text';
import { commonTexts, filled } from '../notices/texts/common.texts';
import type { Disposer } from '../shared/disposables';
import { ObservedStream } from '../shared/observed-stream';

/** Notifications or messages of a player, for a dropdown. */
export class InboxViewModel<Item extends DropdownItem> {
  private readonly observed: ObservedStream<InboxList<Item, ApiFailure>>;

  constructor(
    private readonly state: InboxState<Item>,
    private readonly refresh: RefreshInbox<Item>,
    private readonly markRead: MarkRead<Item>,
    private readonly notices: NoticesState,
  ) {
    this.observed = new ObservedStream(state.list$, state.current);
    makeAutoObservable<this, 'state' | 'refresh' | 'markRead' | 'notices' | 'observed'>(
      this,
      { state: false, refresh: false, markRead: false, notices: false, observed: false },
      { autoBind: true },
    );
  }

  get phase(): InboxPhase {
    return this.observed.value.phase;
  }

  get items(): readonly Item[] {
    return this.observed.value.items;
  }

  get unread(): number {
    return this.observed.value.unread;
  }

  /** Number of items that arrived since the dropdown was last open. */
  get arrived(): number {
    return this.observed.value.arrived;
  }

  /** Reason why loading failed; empty without a failure. */
  get failure(): string {
    const { failure } = this.observed.value;
    return failure === undefined ? '' : failureText(failure);
  }

  start(): Disposer {
    return this.observed.start();
  }

  /** Loads the items again when the dropdown opens, because other devices can have read or deleted some. */
  opened(): void {
    this.markSeen();
    if (this.phase === 'ready') void this.refresh.execute();
  }

  markSeen(): void {
    this.state.apply({ type: 'looked-at' });
  }

  async tryAgain(): Promise<void> {
    await this.refresh.execute();
  }

  /** Marks one item as read, or all items without an id. Shows a toast on failure. */
  async read(id?: string): Promise<void> {
    const answer = await this.markRead.execute(id);
    if (answer.ok || answer.error.kind === 'aborted') return;
    const text = filled(commonTexts['call-failed'], failureText(answer.error));
    this.notices.announce(noticeToast('call-failed', text));
  }
}
