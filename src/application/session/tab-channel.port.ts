import type { AuthenticationType } from '../../domain/session/authentication-message';
import type { Cancel } from '../system/clock.port';

/** Tells the other tabs of this browser that somebody came or went (spec 1 §3, event `authentication`). */
export interface TabChannel {
  /** Tells every other tab, never this one. */
  announce(type: AuthenticationType): void;
  /** Hears what other tabs announce until it is cancelled. */
  listen(hear: (type: AuthenticationType) => void): Cancel;
}
