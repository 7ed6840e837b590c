const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';
const MODAL = '[aria-modal="true"], dialog[open]';
const CLOSABLE = `${MODAL}, [role="dialog"], [role="menu"], [role="listbox"], [aria-expanded="true"][aria-haspopup]`;

function isOffered(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || element.matches(':disabled') || element.closest('[inert], [aria-hidden="true"]')) {
    return false;
  }
  const { width, height } = element.getBoundingClientRect();
  if (width === 0 || height === 0) return false;
  return getComputedStyle(element).visibility !== 'hidden';
}

/** What lies on top and keeps the focus inside, or the whole page. */
function scopeOf(page: Document): ParentNode {
  return [...page.querySelectorAll(MODAL)].at(-1) ?? page;
}

/** All that can have the focus now: inside the modal on top where one is open. */
export function focusTargets(page: Document): readonly HTMLElement[] {
  return [...scopeOf(page).querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isOffered);
}

/** Whether anything is open that Escape closes. */
export function hasSomethingOpen(page: Document): boolean {
  return page.querySelector(CLOSABLE) !== null;
}
