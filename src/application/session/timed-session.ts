import { distinctUntilChanged, Observable, switchMap } from 'rxjs';
import { premiumTimeLeft } from '../../domain/session/premium-time-left';
import type { Session } from '../../domain/session/session';
import type { Cancel, Clock } from '../system/clock.port';

/** A session at a moment. */
export interface TimedSession {
  readonly session: Session;
  /** Whether the user's premium runs. */
  readonly premium: boolean;
}

/** The longest that is waited without a look at the clock, in milliseconds: timers stand still while a computer sleeps, and overflow after 24 days. */
const LONGEST_WAIT = 60_000;

const timeLeft = ({ user }: Session, now: number): number | undefined => user && premiumTimeLeft(user, now);

/** The session as it is at `now` (milliseconds since 1970, UTC). */
export function timedSession(session: Session, now: number): TimedSession {
  return { session, premium: timeLeft(session, now) !== undefined };
}

/** The session at once, at each change, and at the moment when premium ends by itself. */
export function timedSession$(session$: Observable<Session>, clock: Clock): Observable<TimedSession> {
  return session$.pipe(
    switchMap((session) => throughTime(session, clock)),
    distinctUntilChanged((a, b) => a.session === b.session && a.premium === b.premium),
  );
}

function throughTime(session: Session, clock: Clock): Observable<TimedSession> {
  return new Observable((hearer) => {
    let cancel: Cancel = () => undefined;
    const tell = () => {
      const now = clock.now();
      const left = timeLeft(session, now);
      if (left !== undefined) cancel = clock.after(Math.min(left, LONGEST_WAIT), tell);
      hearer.next(timedSession(session, now));
    };
    tell();
    return () => {
      cancel();
    };
  });
}
