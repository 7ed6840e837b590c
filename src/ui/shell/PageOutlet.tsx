import { observer } from 'mobx-react-lite';
import type { ComponentType, RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigation, NavigationType, useNavigationType } from 'react-router-dom';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import type { PageContext } from '../shared/page-context';
import { pagesMark } from '../shared/page-numbers';
import { useDeferred } from '../shared/use-deferred';
import type { PageSkeletonProps } from './PageSkeleton';
import { loadPageSkeleton } from './load-page-skeleton';
import type { PageWaitViewModel } from './page-wait.view-model';
import { replacesPage } from './replaces-page.machine';

/** Link that was followed from a page. */
interface FollowedLink {
  readonly href: string;
  /** True if the link is in the page content, not in the shell. */
  readonly inPage: boolean;
  readonly byKeyboard: boolean;
  /** True for a pagination link. */
  readonly turns: boolean;
}

/** Returns the link of a click. */
function followedLink({ target, detail }: MouseEvent, main: HTMLElement | null): FollowedLink | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  const href = link?.getAttribute('href');
  if (link === null || href === null || href === undefined) return undefined;
  return {
    href,
    inPage: main?.contains(link) === true,
    // A click by keyboard has a detail of 0.
    byKeyboard: detail === 0,
    turns: link.closest(`[${pagesMark}]`) !== null,
  };
}

/** Returns the current link with the same target in the same part of the document. */
function sameLink({ href, inPage }: FollowedLink, main: HTMLElement | null): HTMLElement | undefined {
  const links = (inPage ? main : document)?.querySelectorAll<HTMLElement>('a[href]') ?? [];
  return [...links].find((link) => link.tabIndex >= 0 && link.getAttribute('href') === href);
}

/** True if a link leads to a location. */
function isTo({ href }: FollowedLink, to: { readonly pathname: string; readonly search: string }): boolean {
  const { pathname, search } = new URL(href, document.baseURI);
  return pathname === to.pathname && search === to.search;
}

/** Returns the heading of the paginated list, made focusable, or else the main element. */
function listHeading(main: HTMLElement | null): HTMLElement | null {
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

/** Maximum number of history entries with a remembered link. */
const MAX_REMEMBERED = 50;

/**
 * Moves the focus after a navigation. A new page focuses its content, and a pagination by keyboard its list heading.
 * Going back focuses the link that was followed from that page.
 */
export function useFocusOnNavigation(): RefObject<HTMLElement | null> {
  const content = useRef<HTMLElement>(null);
  const location = useLocation();
  const type = useNavigationType();
  const shown = useRef(location);
  const last = useRef<FollowedLink>(undefined);
  const leftBy = useRef(new Map<string, FollowedLink>());
  useEffect(() => {
    const { key } = location;
    const rememberClick = (click: MouseEvent) => {
      const link = followedLink(click, content.current);
      if (link === undefined) return;
      last.current = link;
      remember(leftBy.current, key, link);
    };
    document.addEventListener('click', rememberClick, true);
    return () => {
      document.removeEventListener('click', rememberClick, true);
    };
  }, [location]);
  useEffect(() => {
    const before = shown.current;
    const followed = last.current;
    if (before === location) return;
    shown.current = location;
    last.current = undefined;
    const main = content.current;
    const focus = (element: HTMLElement | null | undefined) => element?.focus({ preventScroll: true });
    const left = type === NavigationType.Pop ? leftBy.current.get(location.key) : undefined;
    const linkToRestore = left === undefined ? undefined : sameLink(left, main);
    if (linkToRestore !== undefined) focus(linkToRestore);
    else if (before.pathname !== location.pathname) focus(main);
    else if (followed?.turns === true && followed.byKeyboard && isTo(followed, location)) focus(listHeading(main));
  }, [location, type]);
  return content;
}

function remember(leftBy: Map<string, FollowedLink>, key: string, link: FollowedLink): void {
  leftBy.delete(key);
  leftBy.set(key, link);
  for (const oldest of leftBy.keys()) {
    if (leftBy.size <= MAX_REMEMBERED) break;
    leftBy.delete(oldest);
  }
}

export interface PageOutletProps {
  readonly wait: PageWaitViewModel;
  readonly context: PageContext;
}

/** Page content. A slow navigation replaces it with a skeleton, and a cancelled navigation restores it. */
export const PageOutlet = observer(function PageOutlet({ wait, context }: PageOutletProps) {
  const { pathname: current } = useLocation();
  const { location: next } = useNavigation();
  const waiting = next !== undefined;
  useEffect(() => (waiting ? wait.start() : undefined), [waiting, wait]);
  const main = useFocusOnNavigation();
  const replaces = waiting && replacesPage(current, next.pathname);
  const Skeleton = useDeferred<ComponentType<PageSkeletonProps>>(replaces, loadPageSkeleton, ignoreFailure);
  const isSlow = waiting && wait.slow;
  const isReplaced = isSlow && replaces && Skeleton !== undefined;
  return (
    <>
      {isReplaced ? <VisuallyHidden role="status">Loading</VisuallyHidden> : null}
      <Main ref={main} id="content" tabIndex={-1} aria-busy={isSlow ? true : undefined}>
        <div
          inert={isReplaced}
          data-away={isReplaced ? '' : undefined}
          data-dimmed={isSlow && !replaces ? '' : undefined}
        >
          <Outlet context={context} />
        </div>
        {Skeleton === undefined ? null : <Skeleton main={main} path={isReplaced ? next.pathname : undefined} />}
      </Main>
    </>
  );
});

/** Ignores a failed load, because the progress bar suffices. */
function ignoreFailure(): void {
  return undefined;
}

const Main = styled.main`
  flex: 1;
  min-width: 0;
  min-height: 60vh;
  &:focus-visible {
    outline: none;
  }
  /* Keeps the layout of the hidden page, and so the scroll position that the router restores. */
  & > [data-away] {
    visibility: hidden;
  }
  /* A filtered or paginated list stays visible, dimmed, until the next one has loaded. */
  & > [data-dimmed] {
    opacity: 0.55;
  }
`;
