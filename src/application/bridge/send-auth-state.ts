import { distinctUntilChanged, filter, map, pairwise, skip, Subscription } from 'rxjs';
import type { AuthState } from '../../domain/bridge/bridge-event';
import type { CurrentUser } from '../../domain/session/current-user';
import { displayName } from '../../domain/session/current-user';
import type { SessionState } from '../session/session-state';
import { timedSession$ } from '../session/timed-session';
import type { Cancel, Clock } from '../system/clock.port';
import type { GameFrame } from './game-frame.port';

/** Returns the player's data that games may see: both names and nothing else. */
export function authStateOf(user: CurrentUser | undefined): AuthState {
  return user === undefined
    ? { loggedIn: false }
    : { loggedIn: true, username: user.username, alias: displayName(user) };
}

const samePlayer = (a: AuthState, b: AuthState) =>
  a.loggedIn === b.loggedIn && a.username === b.username && a.alias === b.alias;

/**
 * Sends changes of the player to a game until it is cancelled: sign-ins and sign-outs, coins, premium.
 * The initial state is not sent, because the game can request it.
 */
export function sendAuthState({ session$ }: SessionState, clock: Clock, frame: Pick<GameFrame, 'send'>): Cancel {
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
  following.add(
    timedSession$(known$, clock)
      .pipe(
        map(({ premium }) => premium),
        distinctUntilChanged(),
        skip(1),
      )
      .subscribe((active) => frame.send({ name: 'premium', detail: { active } })),
  );
  return () => following.unsubscribe();
}
