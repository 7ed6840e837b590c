import { makeAutoObservable } from 'mobx';
import type { NoticesState } from '../../application/notices/notices-state';
import type { LogOut } from '../../application/session/log-out.use-case';
import type { SessionState } from '../../application/session/session-state';
import type { TimedSession } from '../../application/session/timed-session';
import { timedSession, timedSession$ } from '../../application/session/timed-session';
import type { Clock } from '../../application/system/clock.port';
import { noticeToast } from '../../domain/notices/notice-catalogue';
import type { SignOutNoticeCode } from '../../domain/notices/notice-code';
import type { CurrentUser } from '../../domain/session/current-user';
import type { Session } from '../../domain/session/session';
import { failureText } from '../errors/failure-text';
import type { NoticeText } from '../notices/texts/common.texts';
import { commonTexts, filled, said } from '../notices/texts/common.texts';
import type { Disposer } from '../shared/disposables';
import { ObservedStream } from '../shared/observed-stream';

/** Texts of logging out (spec 1 §8). */
export const signOutTexts = {
  'signed-out': { title: 'Signed Out', body: 'You are now signed out of your account.' },
  'sign-out-failed': { title: 'Error', body: said },
} as const satisfies Record<SignOutNoticeCode, NoticeText>;

/** Session state for all screens. */
export class SessionViewModel {
  signingOut = false;
  private following = false;
  private readonly observed;

  constructor(
    private readonly state: SessionState,
    private readonly logOut: LogOut,
    private readonly notices: NoticesState,
    private readonly clock: Clock,
  ) {
    this.observed = new ObservedStream(timedSession$(state.session$, clock), this.current);
    makeAutoObservable<this, 'state' | 'logOut' | 'notices' | 'clock' | 'observed'>(
      this,
      { state: false, logOut: false, notices: false, clock: false, observed: false },
      { autoBind: true },
    );
  }

  get user(): CurrentUser | undefined {
    return this.session.user;
  }

  /** Player whose pages are shown, even while that player must log in again. */
  get owner(): CurrentUser | undefined {
    return this.user ?? this.session.former;
  }

  /** False until the server has reported the session. */
  get attempted(): boolean {
    return this.session.attempted;
  }

  /** True while premium is active; updates at its expiry. */
  get premium(): boolean {
    return this.timed.premium;
  }

  start(): Disposer {
    const stop = this.observed.start();
    this.setFollowing(true);
    return () => {
      this.setFollowing(false);
      stop();
    };
  }

  async signOut(): Promise<void> {
    if (this.signingOut) return;
    this.setSigningOut(true);
    const answer = await this.logOut.execute();
    this.setSigningOut(false);
    this.notices.announce(
      answer.ok
        ? noticeToast('signed-out', signOutTexts['signed-out'])
        : noticeToast('sign-out-failed', filled(signOutTexts['sign-out-failed'], failureText(answer.error))),
    );
  }

  /** Reads the session directly on the server, where no stream is followed. */
  private get timed(): TimedSession {
    return this.following ? this.observed.value : this.current;
  }

  private get current(): TimedSession {
    return timedSession(this.state.current, this.clock.now());
  }

  private get session(): Session {
    return this.timed.session;
  }

  private setFollowing(following: boolean): void {
    this.following = following;
  }

  /** Shows a toast, because the script of a menu failed to load. */
  couldNotOpenMenu(): void {
    this.notices.announce(noticeToast('network-failed', commonTexts['network-failed']));
  }

  private setSigningOut(busy: boolean): void {
    this.signingOut = busy;
  }
}
