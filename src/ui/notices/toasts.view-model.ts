import { makeAutoObservable } from 'mobx';
import type { AuthModalState } from '../../application/auth/auth-modal-state';
import type { NoticesState } from '../../application/notices/notices-state';
import type { SessionState } from '../../application/session/session-state';
import type { Clock } from '../../application/system/clock.port';
import type { LiveToast, ToastQueue } from '../../domain/notices/toast-queue';
import type { Disposer } from '../shared/disposables';
import { Disposables } from '../shared/disposables';
import { ObservedStream } from '../shared/observed-stream';
import { Celebration } from './celebration';

/** The toasts on the screen; a danger is told at once, everything else when the reader pauses. */
export class ToastsViewModel {
  private readonly queue;
  private readonly session;

  constructor(
    private readonly notices: NoticesState,
    private readonly modal: AuthModalState,
    session: SessionState,
    private readonly clock: Clock,
  ) {
    this.queue = new ObservedStream(notices.toasts$, notices.current);
    this.session = new ObservedStream(session.session$, session.current);
    makeAutoObservable<this, 'notices' | 'modal' | 'clock' | 'queue' | 'session' | 'createCelebration'>(
      this,
      { notices: false, modal: false, clock: false, queue: false, session: false, createCelebration: false },
      { autoBind: true },
    );
  }

  get urgent(): ToastQueue {
    return this.queue.value.filter(({ toast }) => toast.kind === 'danger');
  }

  get calm(): ToastQueue {
    return this.queue.value.filter(({ toast }) => toast.kind !== 'danger');
  }

  /** Only somebody who is still signed out can save a badge by signing in. */
  offersSignIn({ toast }: LiveToast): boolean {
    return toast.offersSignIn && this.session.value.user === undefined;
  }

  start(): Disposer {
    const following = new Disposables();
    following.add(this.queue.start(), this.session.start());
    return () => {
      following.dispose();
    };
  }

  hold(id: string): void {
    this.notices.apply({ type: 'held', id });
  }

  release(id: string): void {
    this.notices.apply({ type: 'released', id });
  }

  dismiss(id: string): void {
    this.notices.apply({ type: 'dismissed', id });
  }

  logIn(id: string): void {
    this.dismiss(id);
    this.modal.apply({ type: 'opened', pane: 'login' });
  }

  signUp(id: string): void {
    this.dismiss(id);
    this.modal.apply({ type: 'opened', pane: 'register' });
  }

  createCelebration(): Celebration {
    return new Celebration(this.clock);
  }
}
