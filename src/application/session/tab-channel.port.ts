import type { AuthenticationType } from '../../domain/session/session';
import type { Cancel } from '../system/clock.port';

/** Publishes logins and logouts to the other tabs of this browser (spec 1 §3, event `authentication`). */
export interface TabChannel {
  /** Notifies every other tab, never this one. */
  announce(type: AuthenticationType): void;
  /** Subscribes to announcements of other tabs until it is cancelled. */
  listen(listener: (type: AuthenticationType) => void): Cancel;
}
