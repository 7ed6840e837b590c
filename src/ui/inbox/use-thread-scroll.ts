import type { RefObject } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Conversation } from '../../domain/inbox/conversation';

/** Distance from the end within which a thread follows new messages, in pixels. */
const NEAR = 16;

/** Position of the thread after its last render. */
interface Shown {
  readonly first: HTMLElement | null;
  readonly top: number;
  readonly pending: number;
  readonly isAtEnd: boolean;
  scrollTop: number;
}

interface ThreadScroll {
  readonly box: RefObject<HTMLDivElement | null>;
  /** True if a message of the other player has arrived below the shown ones. */
  readonly hasNews: boolean;
  readonly onScroll: () => void;
  /** Scrolls to the newest message and focuses the thread. */
  readonly showNewest: () => void;
}

/**
 * Scrolls a thread: at its end it follows new messages, and elsewhere the shown lines stay in their place. A message that
 * the player sends is always shown.
 */
export function useThreadScroll({ messages, pending }: Conversation): ThreadScroll {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef<Shown>(undefined);
  const newest = messages.findLast(({ own }) => !own)?.id;
  /** Newest message of the other player when the player left the end. */
  const [left, setLeft] = useState<{ readonly newest: string | undefined }>();
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const last = before.current;
    const first = current.querySelector('li');
    const hasOlder = last?.first?.isConnected === true && last.first !== first;
    // The browser reports a scroll with the next frame.
    const isAtEnd = left === undefined && current.scrollTop >= (last?.scrollTop ?? 0) - NEAR;
    if (pending.length > (last?.pending ?? 0) || (isAtEnd && !hasOlder)) current.scrollTop = current.scrollHeight;
    else if (last?.first?.isConnected) current.scrollTop += last.first.offsetTop - last.top;
    before.current = {
      first,
      top: first?.offsetTop ?? 0,
      pending: pending.length,
      isAtEnd: left === undefined,
      scrollTop: current.scrollTop,
    };
  });
  // A lower window leaves less room for the messages.
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => {
      if (before.current?.isAtEnd !== true) return;
      current.scrollTop = current.scrollHeight;
      before.current.scrollTop = current.scrollTop;
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
    };
  }, []);
  return {
    box,
    hasNews: left !== undefined && left.newest !== newest,
    onScroll: () => {
      const { current } = box;
      if (!current) return;
      const isNear = current.scrollHeight - current.clientHeight - current.scrollTop <= NEAR;
      if (before.current) before.current.scrollTop = current.scrollTop;
      setLeft(isNear ? undefined : (left ?? { newest }));
    },
    showNewest: () => {
      const { current } = box;
      if (!current) return;
      current.scrollTop = current.scrollHeight;
      setLeft(undefined);
      current.focus({ preventScroll: true });
    },
  };
}
