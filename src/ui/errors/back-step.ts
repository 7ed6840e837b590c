/** Tells whether there is a page to go back to: in this visit, or the one that led here. */
export function hasBackStep(): boolean {
  const state: unknown = window.history.state;
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : undefined;
  if (typeof index === 'number' && index > 0) return true;
  return document.referrer !== '' && window.history.length > 1;
}
