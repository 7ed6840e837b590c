import type { SessionChange } from '../../domain/session/session-change';
import type { SessionState } from './session-state';
import type { SessionStore } from './session-store.port';
import type { TabChannel } from './tab-channel.port';

/** Applies a session change to the stored user, then to this tab's state, then to the other tabs. */
export function applySessionChange(
  { event, memory, tell }: SessionChange,
  store: SessionStore,
  state: SessionState,
  tabs?: TabChannel,
): void {
  if (memory.type === 'store-user') store.save(memory.user);
  else store.clear(memory.words);
  state.apply(event);
  if (tell !== undefined) tabs?.announce(tell);
}
