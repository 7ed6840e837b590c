import { pairwise } from 'rxjs';
import type { ApiFailure } from '../http/api-failure';
import type { Cancel } from '../system/clock.port';
import { isSignedOut } from './is-signed-out';
import type { SessionState } from './session-state';

/** Calls that the end of a session has refused; they are made again once the same player has logged in again. */
export class RefusedCalls {
  private readonly calls = new Map<string, () => void>();

  /** Repeats calls until it is cancelled. Calls of a player who does not log in again are dropped. */
  start({ session$ }: Pick<SessionState, 'session$'>): Cancel {
    const following = session$.pipe(pairwise()).subscribe(([before, { user, former }]) => {
      if (former !== undefined) return;
      const calls = [...this.calls.values()];
      this.calls.clear();
      if (user !== undefined && user.id === before.former?.id) for (const call of calls) call();
    });
    following.add(() => {
      this.calls.clear();
    });
    return () => {
      following.unsubscribe();
    };
  }

  /** Adds a call, in place of an earlier one with the same key, if its failure is the end of the session. */
  add(key: string, failure: ApiFailure, call: () => void): void {
    if (isSignedOut(failure)) this.calls.set(key, call);
  }
}
