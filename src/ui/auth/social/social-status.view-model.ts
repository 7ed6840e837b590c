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

/** How a sign-in ended in a tab that has lost the page that opened it. */
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

  /** The page on which the sign-in began hears of it here, since the closing page found nobody to tell. */
  start(): Disposer {
    if (this.sessions.current.user !== undefined) this.tabs.announce('login');
    return this.session.start();
  }
}

/** What signing in by a provider needs; its script comes with the login pane, or with the pages that it ends on. */
export interface SocialServices {
  readonly signIn: SocialSignInViewModel;
  readonly status: SocialStatusViewModel;
  readonly loadStatus: LoadSocialStatus;
  readonly openRegistration: OpenSocialRegistration;
  /** `goHome` is called once the new player is signed in and nobody else is to be told. */
  readonly createRegistration: (opened: OpenedRegistration, goHome: () => void) => SocialRegistrationViewModel;
}
