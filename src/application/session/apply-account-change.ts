import type { UserId } from '../../domain/session/current-user';
import type { SessionEvent } from '../../domain/session/session';
import type { SessionState } from './session-state';
import type { SessionStore } from './session-store.port';

/** What the server has told of a player's coins or premium. */
export type AccountChange = Extract<SessionEvent, { readonly player: UserId }>;

/** Makes it known to this tab and to its memory, unless it is of somebody else or older than what is known. */
export function applyAccountChange(change: AccountChange, session: SessionState, store: SessionStore): void {
  session.apply(change);
  const { user } = session.current;
  if (user?.id === change.player) store.save(user);
}
