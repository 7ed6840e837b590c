import { distinctUntilChanged, Observable, switchMap } from 'rxjs';
import { premiumTimeLeft } from '../../domain/session/current-user';
import type { Session } from '../../domain/session/session';
import type { Cancel, Clock } from '../system/clock.port';

/** State of a session at a point in time. */
export interface TimedSession {
  readonly session: Session;
  /** True if the user's premium is active. */
  readonly premium: boolean;
}

/** Maximum timer delay, in milliseconds, because timers pause while a computer sleeps and overflow after 24 days. */
const MAX_TIMER_DELAY = 60_000;

const timeLeft = ({ user }: Session, now: number): number | undefined => user && premiumTimeLeft(user, now);

/**
 * Returns the state of the session at `now` (milliseconds since 1970, UTC).
 * @rule 1.1.1 A user is a guest, a signed-in player or a premium player.
 */
export function timedSession(session: Session, now: number): TimedSession {
  return { session, premium: timeLeft(session, now) !== undefined };
}

/** Emits the session at once, at each change, and when premium expires. */
export function timedSession$(session$: Observable<Session>, clock: Clock): Observable<TimedSession> {
  return session$.pipe(
    switchMap((session) => throughTime(session, clock)),
    distinctUntilChanged((a, b) => a.session === b.session && a.premium === b.premium),
  );
}

function throughTime(session: Session, clock: Clock): Observable<TimedSession> {
  return new Observable((subscriber) => {
    let cancel: Cancel = () => undefined;
    const emit = () => {
      const now = clock.now();
      const left = timeLeft(session, now);
      if (left !== undefined) cancel = clock.after(Math.min(left, MAX_TIMER_DELAY), emit);
      subscriber.next(timedSession(session, now));
    };
    emit();
    return () => {
      cancel();
    };
  });
}
