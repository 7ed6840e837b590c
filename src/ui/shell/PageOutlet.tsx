import { observer } from 'mobx-react-lite';
import type { ComponentType, RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigation, NavigationType, useNavigationType } from 'react-router-dom';
import { styled } from 'styled-components';
import { replacesPage } from '../../domain/shell/replaces-page';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import type { PageContext } from '../shared/page-context';
import { pagesMark } from '../shared/page-numbers';
import { useDeferred } from '../shared/use-deferred';
import type { PageSkeletonProps } from './PageSkeleton';
import { loadPageSkeleton } from './load-page-skeleton';
import type { PageWaitViewModel } from './page-wait.view-model';

/** A link by which a page was left. */
interface FollowedLink {
  readonly href: string;
  /** It stands in the page, and not around it. */
  readonly inPage: boolean;
  readonly byKeyboard: boolean;
  /** It leads to another page of a list. */
  readonly turns: boolean;
}

/** The link that a click follows. */
function followedLink({ target, detail }: MouseEvent, main: HTMLElement | null): FollowedLink | undefined {
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
function sameLink({ href, inPage }: FollowedLink, main: HTMLElement | null): HTMLElement | undefined {
  const links = (inPage ? main : document)?.querySelectorAll<HTMLElement>('a[href]') ?? [];
  return [...links].find((link) => link.tabIndex >= 0 && link.getAttribute('href') === href);
}

/** Tells whether a link leads to an address of the portal. */
function isTo({ href }: FollowedLink, to: { readonly pathname: string; readonly search: string }): boolean {
  const { pathname, search } = new URL(href, document.baseURI);
  return pathname === to.pathname && search === to.search;
}

/** The heading of the list that is turned over in a page, ready to be given the focus; the page itself where there is none. */
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

/** For how many pages of the visit is known by which link they were left. */
const BOUND = 50;

/** Puts the focus where a visit goes on: on the content of another page, on the heading of a list that was turned over by keyboard, and on the link by which a page was left that comes back. */
export function useFocusOnNavigation(): RefObject<HTMLElement | null> {
  const content = useRef<HTMLElement>(null);
  const location = useLocation();
  const type = useNavigationType();
  const shown = useRef(location);
  const last = useRef<FollowedLink>(undefined);
  const leftBy = useRef(new Map<string, FollowedLink>());
  useEffect(() => {
    const { key } = location;
    const hear = (click: MouseEvent) => {
      const link = followedLink(click, content.current);
      if (link === undefined) return;
      last.current = link;
      remember(leftBy.current, key, link);
    };
    document.addEventListener('click', hear, true);
    return () => {
      document.removeEventListener('click', hear, true);
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
    const back = left === undefined ? undefined : sameLink(left, main);
    if (back !== undefined) focus(back);
    else if (before.pathname !== location.pathname) focus(main);
    else if (followed?.turns === true && followed.byKeyboard && isTo(followed, location)) focus(listHeading(main));
  }, [location, type]);
  return content;
}

function remember(leftBy: Map<string, FollowedLink>, key: string, link: FollowedLink): void {
  leftBy.delete(key);
  leftBy.set(key, link);
  for (const oldest of leftBy.keys()) {
    if (leftBy.size <= BOUND) break;
    leftBy.delete(oldest);
  }
}

export interface PageOutletProps {
  readonly wait: PageWaitViewModel;
  readonly context: PageContext;
}

/** The page; while another one is awaited it stays as it is for a moment, then makes room for the shape of what comes, and is back if nothing does. */
export const PageOutlet = observer(function PageOutlet({ wait, context }: PageOutletProps) {
  const { pathname: here } = useLocation();
  const { location: next } = useNavigation();
  const waiting = next !== undefined;
  useEffect(() => (waiting ? wait.start() : undefined), [waiting, wait]);
  const main = useFocusOnNavigation();
  const leaves = waiting && replacesPage(here, next.pathname);
  const Skeleton = useDeferred<ComponentType<PageSkeletonProps>>(leaves, loadPageSkeleton, stayAsItIs);
  const late = waiting && wait.late;
  const away = late && leaves && Skeleton !== undefined;
  return (
    <>
      {away ? <VisuallyHidden role="status">Loading</VisuallyHidden> : null}
      <Main ref={main} id="content" tabIndex={-1} aria-busy={late ? true : undefined}>
        <div inert={away} data-away={away ? '' : undefined} data-dimmed={late && !leaves ? '' : undefined}>
          <Outlet context={context} />
        </div>
        {Skeleton === undefined ? null : <Skeleton main={main} path={away ? next.pathname : undefined} />}
      </Main>
    </>
  );
});

/** Without the skeleton's script the line at the top of the window says it all. */
function stayAsItIs(): void {
  return undefined;
}

const Main = styled.main`
  flex: 1;
  min-width: 0;
  min-height: 60vh;
  &:focus-visible {
    outline: none;
  }
  /* It keeps its room, and with it the place that the router remembers for the way back. */
  & > [data-away] {
    visibility: hidden;
  }
  /* What is narrowed or turned over stays to be seen until its like has come. */
  & > [data-dimmed] {
    opacity: 0.55;
  }
`;
