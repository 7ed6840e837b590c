import { makeAutoObservable } from 'mobx';
import type { AuthModalState } from '../../application/auth/auth-modal-state';
import type { NoticesState } from '../../application/notices/notices-state';
import type { SessionState } from '../../application/session/session-state';
import type { AuthPane } from '../../domain/auth/auth-modal';
import type { ResetLink } from '../../domain/auth/reset-link';
import { canOpenAuthModal } from '../../domain/auth/auth-modal';
import type { ToastNoticeCode } from '../../domain/notices/notice-catalogue';
import { noticeToast } from '../../domain/notices/notice-catalogue';
import type { Toast } from '../../domain/notices/toast';
import { displayName } from '../../domain/session/current-user';
import { commonTexts } from '../notices/texts/common.texts';
import type { Disposer } from '../shared/disposables';
import { Disposables } from '../shared/disposables';
import { ObservedStream } from '../shared/observed-stream';

/** State of the auth modal, which any screen can open (spec 1 §2). */
export class AuthModalViewModel {
  /** Data of the link that opened the reset pane. */
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

  /** Name of the achievement that signing up will save. */
  get badge(): string | undefined {
    return this.modal.value.badge;
  }

  /** True if the login was opened because the session expired. */
  get expired(): boolean {
    return this.session.value.former !== undefined;
  }

  /** Name for the greeting of the completed pane. */
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

  /** Opens the pane of a URL. */
  openPane(pane: AuthPane): void {
    this.openOn(pane);
  }

  /** Opens the reset pane with the data of an emailed link. */
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

  /** Closes the modal after a press on the backdrop or Escape. */
  dismissByBackdrop(): void {
    this.state.apply({ type: 'dismissed', by: 'backdrop' });
  }

  /** Closes the modal with an error toast when its script failed to load. */
  couldNotOpen(): void {
    this.dismiss();
    this.notify('network-failed', commonTexts['network-failed']);
  }

  notify(code: ToastNoticeCode, texts: Pick<Toast, 'title' | 'body'>): void {
    this.notices.announce(noticeToast(code, texts));
  }

  private openOn(pane: AuthPane): void {
    if (canOpenAuthModal(this.sessions.current.user)) this.state.apply({ type: 'opened', pane });
  }
}
