import { makeAutoObservable } from 'mobx';
import type { AuthModalState } from '../../application/auth/auth-modal-state';
import type { NoticesState } from '../../application/notices/notices-state';
import type { SessionState } from '../../application/session/session-state';
import type { Clock } from '../../application/system/clock.port';
import { deferred } from '../../application/system/deferred';
import type { Toast } from '../../domain/notices/toast';
import { CONFETTI_DURATION } from '../../domain/notices/toast';
import type { LiveToast, ToastQueue } from '../../domain/notices/toast-queue';
import { isShown } from '../../domain/notices/toast-queue';
import type { Disposer } from '../shared/disposables';
import { Disposables } from '../shared/disposables';
import { ObservedStream } from '../shared/observed-stream';
import { theme } from '../theme/theme';

interface Fire {
  (options: Readonly<Record<string, unknown>>): unknown;
  /** Removes the confetti on screen. */
  reset?(): void;
}

/** Milliseconds between two bursts. */
const PERIOD = 250;
const { cyan, violet, pink } = theme.colour;

/** Four seconds of confetti for an achievement. Stops at the login dialog; disabled by reduced motion (spec 1 §9). */
export class Celebration {
  constructor(
    private readonly clock: Clock,
    private readonly modal: AuthModalState,
    private readonly load: () => Promise<Fire> = loadConfetti,
  ) {}

  start(): Disposer {
    let fire: Fire | undefined;
    let left = CONFETTI_DURATION / PERIOD;
    const burst = () => {
      left -= 1;
      fire?.({ ...shape, origin: { x: left % 2 === 0 ? 0.15 : 0.85, y: 0.7 }, angle: left % 2 === 0 ? 60 : 120 });
      if (left <= 0) cancel();
    };
    const stop = this.clock.every(PERIOD, burst);
    const opened = this.modal.modal$.subscribe(({ open }) => {
      if (!open) return;
      cancel();
      fire?.reset?.();
    });
    const cancel = () => {
      stop();
      opened.unsubscribe();
    };
    const script = deferred(this.load, {
      start: (loaded) => {
        fire = loaded;
        return undefined;
      },
      // Without the script the toast still announces the achievement.
      report: cancel,
    });
    script.preload();
    return cancel;
  }
}

const shape = { particleCount: 24, spread: 70, startVelocity: 45, ticks: 120, colors: [cyan, violet, pink] };

async function loadConfetti(): Promise<Fire> {
  const { default: confetti } = await import('canvas-confetti');
  // A worker would need blob: in the content security policy.
  return confetti.create(undefined, { resize: true, useWorker: false, disableForReducedMotion: true });
}

/** State of the visible toasts, split into urgent and calm ones for screen readers. */
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
    return this.queue.value.filter((live) => isShown(live) && live.toast.kind === 'danger');
  }

  get calm(): ToastQueue {
    return this.queue.value.filter((live) => isShown(live) && live.toast.kind !== 'danger');
  }

  /** True if the toast offers a login and the visitor is still logged out. */
  offersSignIn({ toast }: LiveToast): boolean {
    return toast.offersSignIn && this.session.value.user === undefined;
  }

  /** True while the login dialog is open. */
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

  /** Runs the action of a toast and closes the toast. */
  runAction({ id, action }: Toast): void {
    action?.run();
    this.dismiss(id);
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

  /** Dismisses login offers once a player is logged in. */
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
