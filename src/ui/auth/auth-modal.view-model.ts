import { makeAutoObservable } from 'mobx';
import type { AuthModalState } from '../../application/auth/auth-modal-state';
import type { NoticesState } from '../../application/notices/notices-state';
import type { SessionState } from '../../application/session/session-state';
import type { AuthPane } from '../../domain/auth/auth-modal';
import type { ResetLink } from '../../domain/auth/reset-link';
import { canOpenAuthModal } from '../../domain/auth/auth-modal';
import { noticeToast } from '../../domain/notices/notice-catalogue';
import { displayName } from '../../domain/session/current-user';
import { commonTexts } from '../notices/texts/common.texts';
import type { Disposer } from '../shared/disposables';
import { Disposables } from '../shared/disposables';
import { ObservedStream } from '../shared/observed-stream';

/** The overlay for signing in and up; any screen may open it (spec 1 §2). */
export class AuthModalViewModel {
  /** What the link carried by which the reset pane was opened. */
  resetLink: ResetLink | undefined;
  private readonly modal;
  private readonly session;

  constructor(
    private readonly state: AuthModalState,
    private readonly sessions: SessionState,
    private readonly notices: NoticesState,
  ) {
    this.modal = new ObservedStream(state.modal$, state.current);
    this.session = new ObservedStream(sessions.session$, sessions.current);
    makeAutoObservable<this, 'state' | 'modal' | 'session' | 'sessions' | 'notices'>(
      this,
      { state: false, modal: false, session: false, sessions: false, notices: false },
      { autoBind: true },
    );
  }

  get open(): boolean {
    return this.modal.value.open;
  }

  get pane(): AuthPane {
    return this.modal.value.pane;
  }

  /** The badge that was offered to be saved by signing up. */
  get badge(): string | undefined {
    return this.modal.value.badge;
  }

  /** The player's session has ended by itself, which is why the login is asked for. */
  get expired(): boolean {
    return this.session.value.former !== undefined;
  }

  /** Whom the completed pane greets. */
  get name(): string | undefined {
    const { user } = this.session.value;
    return user === undefined ? undefined : displayName(user);
  }

  start(): Disposer {
    const following = new Disposables();
    following.add(this.modal.start(), this.session.start());
    return () => {
      following.dispose();
    };
  }

  openLogin(): void {
    this.openOn('login');
  }

  openRegister(): void {
    this.openOn('register');
  }

  /** Opens on the pane of an address. */
  openPane(pane: AuthPane): void {
    this.openOn(pane);
  }

  /** Opens the pane that a mailed link leads to. */
  openReset(link: ResetLink): void {
    this.resetLink = link;
    this.openOn('reset');
  }

  switchTo(pane: 'login' | 'register' | 'forgot'): void {
    this.state.apply({ type: 'pane-switched', pane });
  }

  dismiss(): void {
    this.state.apply({ type: 'dismissed' });
  }

  /** By a press on the dimmed page, or the key that stands for it. */
  dismissByBackdrop(): void {
    this.state.apply({ type: 'dismissed', by: 'backdrop' });
  }

  /** Its script did not come: the page goes on without it, and the visitor is told. */
  couldNotOpen(): void {
    this.dismiss();
    this.notices.announce(noticeToast('network-failed', commonTexts['network-failed']));
  }

  private openOn(pane: AuthPane): void {
    if (canOpenAuthModal(this.sessions.current.user)) this.state.apply({ type: 'opened', pane });
  }
}
