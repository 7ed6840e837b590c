import type { AuthModalState } from '../auth/auth-modal-state';
import type { Cancel } from '../system/clock.port';
import type { Analytics } from './analytics.port';

/** Sends the events of the login to analytics (spec 1 §4, §8). */
export class TrackSigningIn {
  constructor(
    private readonly modal: AuthModalState,
    private readonly analytics: Analytics,
  ) {}

  execute(): Cancel {
    const following = this.modal.tracked$.subscribe((event) => {
      this.analytics.track(event);
    });
    return () => {
      following.unsubscribe();
    };
  }
}
