/** Tells whether there is a page to go back to; a page that opened a new tab has none before it. */
export function hasBackStep(): boolean {
  return window.history.length > 1;
}
