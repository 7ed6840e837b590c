import type { Observable } from 'rxjs';
import { distinctUntilChanged, filter, map, pairwise } from 'rxjs';
import type { Session } from '../../domain/session/session';
import { sessionOwner } from '../../domain/session/session';

/** Emits when a player has left this tab or another player has replaced them. An expired session is not a departure. */
export function ownerLeft(session$: Observable<Session>): Observable<unknown> {
  return session$.pipe(
    map((session) => sessionOwner(session)?.id),
    distinctUntilChanged(),
    pairwise(),
    filter(([before]) => before !== undefined),
  );
}
