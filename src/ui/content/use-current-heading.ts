import { useEffect, useState } from 'react';
import type { OutlineEntry } from '../../domain/content/article-outline';

/** A heading counts from when a link to it would bring it no higher, a little below the header; pixels from the window's top. */
const LINE = 140;

/** All that lies above the line, however far. */
const aboveTheLine = () => `1000000px 0px ${LINE - document.documentElement.clientHeight}px 0px`;

/** The heading whose text is being read: the last one that has come up to the window's top; undefined before the first, and where the browser cannot tell. */
export function useCurrentHeading(outline: readonly OutlineEntry[]): string | undefined {
  const ids = outline.map(({ id }) => id).join(' ');
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    if (ids === '' || typeof IntersectionObserver === 'undefined') return undefined;
    const passed = new Set<string>();
    const order = ids.split(' ');
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) passed.add(target.id);
          else passed.delete(target.id);
        }
        setCurrent(order.findLast((id) => passed.has(id)));
      },
      { rootMargin: aboveTheLine() },
    );
    for (const id of order) {
      const heading = document.getElementById(id);
      if (heading !== null) observer.observe(heading);
    }
    return () => {
      observer.disconnect();
    };
  }, [ids]);
  return current;
}
