import { pagesMark } from '../shared/pages-mark';

/** The heading of the list that is turned over in a page, ready to be given the focus; the page itself where there is none. */
export function listHeading(main: HTMLElement | null): HTMLElement | null {
  const pages = main?.querySelector(`[${pagesMark}]`) ?? null;
  for (
    let part = pages?.parentElement ?? null;
    part !== null && main?.contains(part) === true;
    part = part.parentElement
  ) {
    const heading = part.querySelector<HTMLElement>('h1, h2');
    if (heading === null) continue;
    heading.tabIndex = -1;
    return heading;
  }
  return main;
}
