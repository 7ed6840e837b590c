import type { UserId } from '../../domain/session/current-user';
import type { SessionEvent } from '../../domain/session/session';
import type { SessionState } from './session-state';
import type { SessionStore } from './session-store.port';

/** A change of a player's coins or premium from the server. */
export type AccountChange = Extract<SessionEvent, { readonly player: UserId }>;

/** Applies the change to this tab and its stored user, unless it concerns another player or is outdated. */
export function applyAccountChange(change: AccountChange, session: SessionState, store: SessionStore): void {
  session.apply(change);
  const { user } = session.current;
  if (user?.id === change.player) store.save(user);
}
