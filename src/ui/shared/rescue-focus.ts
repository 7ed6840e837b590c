/** Gives the focus to what `next` finds if, two frames from now, what held it has gone or takes nothing any more, and nobody has restored it; an overlay that is still fading is waited for. */
export function rescueFocus(next: () => HTMLElement | null | undefined): void {
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      look(next);
    });
  });
}

function look(next: () => HTMLElement | null | undefined): void {
  const { activeElement, body } = document;
  if (activeElement?.closest('[data-exiting]'))
    requestAnimationFrame(() => {
      look(next);
    });
  else if (activeElement === null || activeElement === body || activeElement.matches(':disabled'))
    next()?.focus({ preventScroll: true });
}

/** The header's corner, where one signs in and out. */
export function accountControl(): HTMLElement | null {
  return document.querySelector<HTMLElement>('header [data-account] button');
}

/** The page's content. */
export function mainContent(): HTMLElement | null {
  return document.querySelector<HTMLElement>('#content');
}
