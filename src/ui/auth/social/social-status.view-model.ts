import { makeAutoObservable } from 'mobx';
import type { SessionState } from '../../../application/session/session-state';
import type { TabChannel } from '../../../application/session/tab-channel.port';
import type { CurrentUser } from '../../../domain/session/current-user';
import type { Disposer } from '../../shared/disposables';
import { ObservedStream } from '../../shared/observed-stream';

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
