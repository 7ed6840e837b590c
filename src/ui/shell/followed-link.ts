import { pagesMark } from '../shared/pages-mark';

/** A link by which a page was left. */
export interface FollowedLink {
  readonly href: string;
  /** It stands in the page, and not around it. */
  readonly inPage: boolean;
  readonly byKeyboard: boolean;
  /** It leads to another page of a list. */
  readonly turns: boolean;
}

/** The link that a click follows. */
export function followedLink({ target, detail }: MouseEvent, main: HTMLElement | null): FollowedLink | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  const href = link?.getAttribute('href');
  if (link === null || href === null || href === undefined) return undefined;
  return {
    href,
    inPage: main?.contains(link) === true,
    // A key's click counts no presses.
    byKeyboard: detail === 0,
    turns: link.closest(`[${pagesMark}]`) !== null,
  };
}

/** The link that leads to the same place from the same part of the window, where there is one. */
export function sameLink({ href, inPage }: FollowedLink, main: HTMLElement | null): HTMLElement | undefined {
  const links = (inPage ? main : document)?.querySelectorAll<HTMLElement>('a[href]') ?? [];
  return [...links].find((link) => link.tabIndex >= 0 && link.getAttribute('href') === href);
}

/** Tells whether a link leads to an address of the portal. */
export function isTo({ href }: FollowedLink, to: { readonly pathname: string; readonly search: string }): boolean {
  const { pathname, search } = new URL(href, document.baseURI);
  return pathname === to.pathname && search === to.search;
}
