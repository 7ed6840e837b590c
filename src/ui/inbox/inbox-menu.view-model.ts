import { makeAutoObservable, observableRef } from 'mobx';
import type { NoticesState } from '../../application/notices/notices-state';
import type { SessionState } from '../../application/session/session-state';
import type { Clock } from '../../application/system/clock.port';
import { DROPDOWN_ITEMS } from '../../domain/notices/header-dropdown';
import type { Message, Notification } from '../../domain/notices/notification';
import type { ToastHistory } from '../../domain/notices/toast';
import type { Disposer } from '../shared/disposables';
import { Disposables } from '../shared/disposables';
import { ObservedStream } from '../shared/observed-stream';
import type { InboxViewModel } from './inbox.view-model';

/** Inboxes of the logged-in player, loaded after the first login. */
export interface Inboxes {
  readonly notifications: InboxViewModel<Notification>;
  readonly messages: InboxViewModel<Message>;
  /** Follows the current player until disposed; can be restarted. */
  start(): Disposer;
}

/** State of the header's dropdowns. Loads the inboxes once a player is logged in. */
export class InboxMenuViewModel {
  inboxes: Inboxes | undefined = undefined;
  /** True if the script of the inboxes failed to load. */
  failed = false;
  /** Time of the last opening, in milliseconds since 1970. */
  openedAt = 0;
  private running: Disposables | undefined;
  private readonly recentToasts;

  constructor(
    private readonly openInboxes: () => Promise<Inboxes>,
    private readonly session: SessionState,
    notices: NoticesState,
    private readonly clock: Clock,
  ) {
    this.recentToasts = new ObservedStream(notices.history$, notices.history);
    makeAutoObservable<this, 'openInboxes' | 'session' | 'clock' | 'running' | 'recentToasts'>(
      this,
      {
        inboxes: observableRef,
        openInboxes: false,
        session: false,
        clock: false,
        running: false,
        recentToasts: false,
      },
      { autoBind: true },
    );
  }

  /** Latest toasts of this visit, newest first, as far as the notifications leave rows free. */
  get history(): ToastHistory {
    const rows = DROPDOWN_ITEMS - (this.inboxes?.notifications.items.length ?? 0);
    return this.recentToasts.value.slice(0, rows);
  }

  /** Screen-reader text for the items that arrived since the dropdown was last open. */
  get arrivals(): string {
    const { notifications, messages } = this.inboxes ?? {};
    return [counted(notifications?.arrived, 'notification'), counted(messages?.arrived, 'message')]
      .filter((part) => part !== '')
      .join(', ');
  }

  /** Loads the inboxes as soon as a player is logged in. */
  start(): Disposer {
    const running = new Disposables();
    this.setRunning(running);
    running.add(this.recentToasts.start());
    const following = this.session.session$.subscribe(({ attempted, user }) => {
      if (attempted && user !== undefined) void this.load();
    });
    running.add(() => {
      following.unsubscribe();
    });
    if (this.inboxes !== undefined) running.add(this.inboxes.start());
    return () => {
      this.setRunning(undefined);
      running.dispose();
    };
  }

  opened(): void {
    this.openedAt = this.clock.now();
  }

  /** Loads the inboxes once; retries after a failure. */
  async load(): Promise<void> {
    if (this.inboxes !== undefined) return;
    try {
      this.show(await this.openInboxes());
    } catch {
      this.setFailed(true);
    }
  }

  private show(inboxes: Inboxes): void {
    this.setFailed(false);
    if (this.inboxes === inboxes) return;
    this.inboxes = inboxes;
    this.running?.add(inboxes.start());
  }

  private setFailed(failed: boolean): void {
    this.failed = failed;
  }

  private setRunning(running: Disposables | undefined): void {
    this.running = running;
  }
}

function counted(count = 0, noun: string): string {
  if (count === 0) return '';
  return count === 1 ? `1 new ${noun}` : `${String(count)} new ${noun}s`;
}
