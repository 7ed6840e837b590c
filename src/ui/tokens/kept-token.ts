/** The token that a page has taken out of its address and keeps in its history entry, for a reload of the tab; undefined when there is none. */
export function storedToken(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('token' in state)) return undefined;
  return typeof state.token === 'string' ? state.token : undefined;
}
