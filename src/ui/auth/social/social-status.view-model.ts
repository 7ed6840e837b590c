import { makeAutoObservable } from 'mobx';
import type { LoadSocialStatus } from '../../../application/auth/load-social-status.use-case';
import type {
  OpenedRegistration,
  OpenSocialRegistration,
} from '../../../application/auth/open-social-registration.use-case';
import type { SessionState } from '../../../application/session/session-state';
import type { TabChannel } from '../../../application/session/tab-channel.port';
import type { CurrentUser } from '../../../domain/session/current-user';
import type { Disposer } from '../../shared/disposables';
import { ObservedStream } from '../../shared/observed-stream';
import type { SocialRegistrationViewModel } from './social-registration.view-model';
import type { SocialSignInViewModel } from './social-sign-in.view-model';

/** State of a provider login's result in a tab that has lost its opener. */
export class SocialStatusViewModel {
  private readonly session;

  constructor(
    private readonly sessions: SessionState,
    private readonly tabs: TabChannel,
  ) {
    this.session = new ObservedStream(sessions.session$, sessions.current);
    makeAutoObservable<this, 'session' | 'sessions' | 'tabs'>(
      this,
      { session: false, sessions: false, tabs: false },
      { autoBind: true },
    );
  }

  get user(): CurrentUser | undefined {
    return this.session.value.user;
  }

  /** Reports the result to the page that started the login, because the closing page had no opener. */
  start(): Disposer {
    if (this.sessions.current.user !== undefined) this.tabs.announce('login');
    return this.session.start();
  }
}

/** Services of provider logins, loaded with the login pane or a result page. */
export interface SocialServices {
  readonly signIn: SocialSignInViewModel;
  readonly status: SocialStatusViewModel;
  readonly loadStatus: LoadSocialStatus;
  readonly openRegistration: OpenSocialRegistration;
  /** Calls `goHome` after the login if no opener waits for it. */
  readonly createRegistration: (opened: OpenedRegistration, goHome: () => void) => SocialRegistrationViewModel;
}
