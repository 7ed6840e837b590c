import type { AuthenticationType } from '../../domain/session/authentication-message';
import type { Cancel } from '../system/clock.port';

/** Tells the other tabs of this browser that somebody came or went (spec 1 §3, event `authentication`). */
export interface TabChannel {
  announce(type: AuthenticationType): void;
  listen(hear: (type: AuthenticationType) => void): Cancel;
}
