import { makeAutoObservable, observableRef } from 'mobx';
import type { SignInByProvider } from '../../../application/auth/sign-in-by-provider.use-case';
import type { SocialGateway } from '../../../application/auth/social-gateway.port';
import type { NoticesState } from '../../../application/notices/notices-state';
import type { SessionState } from '../../../application/session/session-state';
import type { SignInProvider } from '../../../domain/auth/social-provider';
import { providerNames } from '../../../domain/auth/social-provider';
import type { SocialNotice, SocialProblem } from '../../../domain/auth/social-sign-in';
import { isInert, isSpinning } from '../../../domain/auth/social-sign-in';
import { noticeToast } from '../../../domain/notices/notice-catalogue';
import type { ToastDraft } from '../../../domain/notices/toast';
import { filled } from '../../notices/texts/common.texts';
import { sessionTexts } from '../../notices/texts/session.texts';
import type { Disposer } from '../../shared/disposables';
import { Disposables } from '../../shared/disposables';
import { ObservedStream } from '../../shared/observed-stream';

/** Key of the single toast of a provider login, which outlives the auth modal. */
const KEY = 'auth.social';

/** Returns the toast for the result of a provider login; `username` is the logged-in player (spec 1 §8). */
function socialToast(notice: SocialNotice, username: string): ToastDraft {
  return { ...draft(notice, username), key: KEY };
}

function draft(notice: SocialNotice, username: string): ToastDraft {
  if (notice.kind === 'danger') return problem(notice.problem);
  switch (notice.code) {
    case 'tab-opened':
      return noticeToast('social-tab-opened', sessionTexts['social-tab-opened']);
    case 'identity-waits':
      return noticeToast(
        'social-identity-waits',
        filled(sessionTexts['social-identity-waits'], notice.message ?? CONNECT_HINT),
      );
    case 'login':
      return noticeToast('login-succeeded', filled(sessionTexts['login-succeeded'], username));
    case 'register':
      return noticeToast(
        'social-registration-succeeded',
        filled(sessionTexts['social-registration-succeeded'], username),
      );
  }
}

const CONNECT_HINT = 'Log in or sign up to connect this account.';

function problem(found: SocialProblem): ToastDraft {
  switch (found.kind) {
    case 'failed':
      return found.message === undefined
        ? noticeToast('social-login-unsuccessful', sessionTexts['social-login-unsuccessful'])
        : noticeToast('social-login-failed', filled(sessionTexts['social-login-failed'], found.message));
    case 'popup-blocked':
      return noticeToast('social-popup-blocked', sessionTexts['social-popup-blocked']);
    case 'tab-closed':
      return noticeToast('social-tab-closed', sessionTexts['social-tab-closed']);
    case 'timed-out':
      return noticeToast('social-timed-out', sessionTexts['social-timed-out']);
  }
}

/** State of the provider buttons and of the login in the other tab, on every page (spec 1 §4). */
export class SocialSignInViewModel {
  /** Undefined until the server has returned the configured providers. */
  providers: readonly SignInProvider[] | undefined;
  private readonly state;
  private asked = false;

  constructor(
    private readonly signIn: SignInByProvider,
    private readonly gateway: Pick<SocialGateway, 'providers'>,
    private readonly session: SessionState,
    private readonly notices: NoticesState,
  ) {
    this.state = new ObservedStream(signIn.state$, signIn.current);
    type Hidden = 'state' | 'asked' | 'signIn' | 'gateway' | 'session' | 'notices';
    makeAutoObservable<this, Hidden>(
      this,
      {
        providers: observableRef,
        state: false,
        asked: false,
        signIn: false,
        gateway: false,
        session: false,
        notices: false,
      },
      { autoBind: true },
    );
  }

  /** Status text of the running login; empty without one. */
  get status(): string {
    const state = this.state.value;
    return state.kind === 'idle' ? '' : `Waiting for ${providerNames[state.provider]} in the new tab`;
  }

  /** Follows provider logins for the lifetime of the tab. */
  start(): Disposer {
    const following = new Disposables();
    following.add(this.state.start());
    const notice = this.signIn.notices$.subscribe(this.showToast);
    following.add(() => {
      notice.unsubscribe();
    });
    return () => {
      following.dispose();
    };
  }

  /** Loads the providers once; a failure leaves the list empty and allows another try. */
  async load(): Promise<void> {
    if (this.asked) return;
    this.asked = true;
    const answer = await this.gateway.providers();
    if (!answer.ok) this.asked = false;
    this.show(answer.ok ? answer.value : []);
  }

  isSpinning(provider: SignInProvider): boolean {
    return isSpinning(this.state.value, provider);
  }

  isInert(provider: SignInProvider): boolean {
    return isInert(this.state.value, provider);
  }

  choose(provider: SignInProvider): void {
    this.signIn.execute(provider);
  }

  /** Cancels waiting for the other tab. */
  giveUp(): void {
    this.signIn.giveUp();
  }

  private show(providers: readonly SignInProvider[]): void {
    this.providers = providers;
  }

  private showToast(notice: SocialNotice): void {
    this.notices.announce(socialToast(notice, this.session.current.user?.username ?? ''));
  }
}
