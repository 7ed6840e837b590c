/** Gives the focus to what `next` finds if, two frames from now, what held it has gone and nobody has restored it. */
export function rescueFocus(next: () => HTMLElement | null | undefined): void {
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      const { activeElement, body } = document;
      if (activeElement === null || activeElement === body) next()?.focus({ preventScroll: true });
    });
  });
}

/** The header's corner, where one signs in and out. */
export function accountControl(): HTMLElement | null {
  return document.querySelector<HTMLElement>('header [data-account] button');
}

/** The page's content. */
export function mainContent(): HTMLElement | null {
  return document.querySelector<HTMLElement>('#content');
}
