import { makeAutoObservable, observableRef } from 'mobx';
import type { NoticesState } from '../../application/notices/notices-state';
import type { SessionState } from '../../application/session/session-state';
import type { Clock } from '../../application/system/clock.port';
import type { Message, Notification } from '../../domain/notices/notification';
import type { ToastHistory } from '../../domain/notices/toast';
import type { Disposer } from '../shared/disposables';
import { Disposables } from '../shared/disposables';
import { ObservedStream } from '../shared/observed-stream';
import type { InboxViewModel } from './inbox.view-model';

/** What a signed-in player's dropdowns show; its script comes with the first player. */
export interface Inboxes {
  readonly notifications: InboxViewModel<Notification>;
  readonly messages: InboxViewModel<Message>;
  /** Follows whoever is signed in until it is disposed of; can be started again. */
  start(): Disposer;
}

/** The header's way to the inboxes, which are brought once somebody is signed in. */
export class InboxMenuViewModel {
  inboxes: Inboxes | undefined = undefined;
  /** Their script did not come. */
  failed = false;
  /** Milliseconds since 1970 at which a dropdown was opened. */
  openedAt = 0;
  private running: Disposables | undefined;
  private readonly told;

  constructor(
    private readonly openInboxes: () => Promise<Inboxes>,
    private readonly session: SessionState,
    notices: NoticesState,
    private readonly clock: Clock,
  ) {
    this.told = new ObservedStream(notices.history$, notices.history);
    makeAutoObservable<this, 'openInboxes' | 'session' | 'clock' | 'running' | 'told'>(
      this,
      {
        inboxes: observableRef,
        openInboxes: false,
        session: false,
        clock: false,
        running: false,
        told: false,
      },
      { autoBind: true },
    );
  }

  /** The last toasts of this visit, newest first. */
  get history(): ToastHistory {
    return this.told.value;
  }

  /** What has come since the player last looked, in words for a screen reader. */
  get news(): string {
    const { notifications, messages } = this.inboxes ?? {};
    return [counted(notifications?.arrived, 'notification'), counted(messages?.arrived, 'message')]
      .filter((part) => part !== '')
      .join(', ');
  }

  /** Brings the inboxes of whoever is signed in, as soon as somebody is. */
  start(): Disposer {
    const running = new Disposables();
    this.run(running);
    running.add(this.told.start());
    const following = this.session.session$.subscribe(({ attempted, user }) => {
      if (attempted && user !== undefined) void this.bring();
    });
    running.add(() => {
      following.unsubscribe();
    });
    if (this.inboxes !== undefined) running.add(this.inboxes.start());
    return () => {
      this.run(undefined);
      running.dispose();
    };
  }

  opened(): void {
    this.openedAt = this.clock.now();
  }

  /** Brings the inboxes' script; asked again, it tries again after a failure. */
  async bring(): Promise<void> {
    if (this.inboxes !== undefined) return;
    try {
      this.show(await this.openInboxes());
    } catch {
      this.fail(true);
    }
  }

  private show(inboxes: Inboxes): void {
    this.fail(false);
    if (this.inboxes === inboxes) return;
    this.inboxes = inboxes;
    this.running?.add(inboxes.start());
  }

  private fail(failed: boolean): void {
    this.failed = failed;
  }

  private run(running: Disposables | undefined): void {
    this.running = running;
  }
}

function counted(count = 0, what: string): string {
  if (count === 0) return '';
  return count === 1 ? `1 new ${what}` : `${String(count)} new ${what}s`;
}
