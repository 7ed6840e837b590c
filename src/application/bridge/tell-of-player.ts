import { distinctUntilChanged, filter, map, pairwise, skip, Subscription } from 'rxjs';
import type { AuthState } from '../../domain/bridge/auth-state';
import { isPremium } from '../../domain/session/current-user';
import type { SessionState } from '../session/session-state';
import type { Cancel, Clock } from '../system/clock.port';
import { authStateOf } from './auth-state-of';
import type { GameFrame } from './game-frame.port';

/** The longest that a timer is set for: browsers overflow after 24 days. */
const LONGEST_TIMER = 86_400_000;

const samePlayer = (a: AuthState, b: AuthState) =>
  a.loggedIn === b.loggedIn && a.username === b.username && a.alias === b.alias;

/** Tells a game of the player until it is cancelled: who signs in and out, how many coins there are, whether premium runs; not what it could ask at its start. */
export function tellOfPlayer({ session$ }: SessionState, clock: Clock, frame: Pick<GameFrame, 'send'>): Cancel {
  const known$ = session$.pipe(filter(({ attempted }) => attempted));
  const following = new Subscription();
  following.add(
    known$
      .pipe(
        map(({ user }) => authStateOf(user)),
        distinctUntilChanged(samePlayer),
        skip(1),
      )
      .subscribe((detail) => frame.send({ name: 'auth', detail })),
  );
  following.add(
    known$
      .pipe(
        map(({ user }) => user),
        pairwise(),
        filter(([before, after]) => before?.id === after?.id && before?.balance !== after?.balance),
      )
      .subscribe(([, user]) => {
        if (user !== undefined) frame.send({ name: 'balance', detail: { total: user.balance } });
      }),
  );
  let told: boolean | undefined;
  let cancelEnd: Cancel = () => undefined;
  const tellPremium = (until: string | undefined) => {
    cancelEnd();
    const now = clock.now();
    const active = isPremium({ premiumUntil: until }, now);
    if (told !== undefined && told !== active) frame.send({ name: 'premium', detail: { active } });
    told = active;
    if (!active || until === undefined) return;
    cancelEnd = clock.after(Math.min(Date.parse(until) - now, LONGEST_TIMER), () => tellPremium(until));
  };
  following.add(known$.subscribe(({ user }) => tellPremium(user?.premiumUntil)));
  return () => {
    following.unsubscribe();
    cancelEnd();
  };
}
