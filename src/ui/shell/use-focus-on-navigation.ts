import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { FollowedLink } from './followed-link';
import { followedLink, isTo, sameLink } from './followed-link';
import { listHeading } from './list-heading';

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
