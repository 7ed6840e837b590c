import { distinctUntilChanged, filter, map } from 'rxjs';
import type { FollowAccount } from '../application/session/follow-account.use-case';
import type { SessionState } from '../application/session/session-state';
import type { Cancel } from '../application/system/clock.port';

/**
 * Follows coins and premium, starting with the first logged-in player; visitors need neither.
 * A failed load is reported and retried with the next player.
 */
export function followAccountDeferred(
  session: SessionState,
  open: () => Promise<Pick<FollowAccount, 'execute'>>,
  report: (thrown: unknown) => void,
): Cancel {
  let leave: Cancel | undefined;
  let over = false;
  const follow = (account: Pick<FollowAccount, 'execute'>) => {
    if (!over) leave ??= account.execute();
  };
  const players = session.session$
    .pipe(
      map(({ user }) => user?.id),
      distinctUntilChanged(),
      filter((player) => player !== undefined && leave === undefined),
    )
    .subscribe(() => void open().then(follow, report));
  return () => {
    over = true;
    players.unsubscribe();
    leave?.();
  };
}
