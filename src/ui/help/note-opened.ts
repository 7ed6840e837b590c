/**
 * Has the address name the question that was opened last, until that is closed. Not by the router, which would scroll
 * to an answer that the reader has in sight; it reads the address again when they come back.
 */
export function noteOpened(slug: string, open: boolean): void {
  const hash = `#${slug}`;
  if (open === (location.hash === hash)) return;
  history.replaceState(history.state, '', location.pathname + location.search + (open ? hash : ''));
}
