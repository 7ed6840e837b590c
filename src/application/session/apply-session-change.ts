import type { Observable } from 'rxjs';
import { distinctUntilChanged, filter, map, pairwise } from 'rxjs';
import type { UserId } from '../../domain/session/current-user';
import type { SessionEvent, Session } from '../../domain/session/session';
import { sessionOwner } from '../../domain/session/session';
import type { SessionChange } from '../../domain/session/session-change';
import type { SessionState } from './session-state';
import type { SessionStore } from './session-store.port';
import type { TabChannel } from './tab-channel.port';

/** Applies a session change to the stored user, then to this tab's state, then to the other tabs. */
export function applySessionChange(
  { event, memory, announcement }: SessionChange,
  store: SessionStore,
  state: SessionState,
  tabs?: TabChannel,
): void {
  if (memory.type === 'store-user') store.save(memory.user);
  else store.clear(memory.words);
  state.apply(event);
  if (announcement !== undefined) tabs?.announce(announcement);
}

/** A change of a player's coins or premium from the server. */
export type AccountChange = Extract<SessionEvent, { readonly player: UserId }>;

/** Applies the change to this tab and its stored user, unless it concerns another player or is outdated. */
export function applyAccountChange(change: AccountChange, session: SessionState, store: SessionStore): void {
  session.apply(change);
  const { user } = session.current;
  if (user?.id === change.player) store.save(user);
}

/** Emits when a player has left this tab or another player has replaced them. An expired session is not a departure. */
export function ownerLeft(session$: Observable<Session>): Observable<unknown> {
  return session$.pipe(
    map((session) => sessionOwner(session)?.id),
    distinctUntilChanged(),
    pairwise(),
    filter(([before]) => before !== undefined),
  );
}
