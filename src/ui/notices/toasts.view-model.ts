import { makeAutoObservable } from 'mobx';
import type { AuthModalState } from '../../application/auth/auth-modal-state';
import type { NoticesState } from '../../application/notices/notices-state';
import type { SessionState } from '../../application/session/session-state';
import type { Clock } from '../../application/system/clock.port';
import type { Toast } from '../../domain/notices/toast';
import type { LiveToast, ToastQueue } from '../../domain/notices/toast-queue';
import type { Disposer } from '../shared/disposables';
import { Disposables } from '../shared/disposables';
import { ObservedStream } from '../shared/observed-stream';
import { Celebration } from './celebration';

/** The toasts on the screen; a danger is told at once, everything else when the reader pauses. */
export class ToastsViewModel {
  private readonly queue;
  private readonly session;
  private readonly opened;

  constructor(
    private readonly notices: NoticesState,
    private readonly modal: AuthModalState,
    private readonly sessionState: SessionState,
    private readonly clock: Clock,
  ) {
    this.queue = new ObservedStream(notices.toasts$, notices.current);
    this.session = new ObservedStream(sessionState.session$, sessionState.current);
    this.opened = new ObservedStream(modal.modal$, modal.current);
    makeAutoObservable<
      this,
      'notices' | 'modal' | 'sessionState' | 'clock' | 'queue' | 'session' | 'opened' | 'createCelebration'
    >(
      this,
      {
        notices: false,
        modal: false,
        sessionState: false,
        clock: false,
        queue: false,
        session: false,
        opened: false,
        createCelebration: false,
      },
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

  /** A dialog for signing in stands on the page. */
  get signingIn(): boolean {
    return this.opened.value.open;
  }

  start(): Disposer {
    const following = new Disposables();
    following.add(this.queue.start(), this.session.start(), this.opened.start(), this.followSignIn());
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

  logIn({ title }: Toast): void {
    this.modal.apply({ type: 'opened', pane: 'login', badge: title });
  }

  signUp({ title }: Toast): void {
    this.modal.apply({ type: 'opened', pane: 'register', badge: title });
  }

  createCelebration(): Celebration {
    return new Celebration(this.clock, this.modal);
  }

  /** Whoever is signed in needs no offer any more. */
  private followSignIn(): Disposer {
    const following = this.sessionState.session$.subscribe(({ user }) => {
      if (user === undefined) return;
      for (const { toast } of this.notices.current) if (toast.offersSignIn) this.dismiss(toast.id);
    });
    return () => {
      following.unsubscribe();
    };
  }
}
