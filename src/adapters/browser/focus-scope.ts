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

/** Returns the topmost element that traps the focus, or the whole page. */
function scopeOf(page: Document): ParentNode {
  return [...page.querySelectorAll(MODAL)].at(-1) ?? page;
}

/** Returns all focusable elements, limited to the topmost modal if one is open. */
export function focusTargets(page: Document): readonly HTMLElement[] {
  return [...scopeOf(page).querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isOffered);
}

/** True if an element is open that Escape closes. */
export function hasSomethingOpen(page: Document): boolean {
  return page.querySelector(CLOSABLE) !== null;
}
