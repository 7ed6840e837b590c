import type { Observable } from 'rxjs';
import { distinctUntilChanged, filter, map, pairwise } from 'rxjs';
import type { Session } from '../../domain/session/session';
import { sessionOwner } from '../../domain/session/session';

/** Tells each time a player has left this tab, or given it to another; who must log in again has not left. */
export function ownerLeft(session$: Observable<Session>): Observable<unknown> {
  return session$.pipe(
    map((session) => sessionOwner(session)?.id),
    distinctUntilChanged(),
    pairwise(),
    filter(([before]) => before !== undefined),
  );
}
