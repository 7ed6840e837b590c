import { useEffect, useState } from 'react';
import type { OutlineEntry } from '../../domain/content/article-outline';

/** A heading counts from when it stands in the upper third of the window, and for as long as it is above that. */
const ABOVE_THE_LINE = '1000000px 0px -66% 0px';

/** The heading whose text is being read: the last one that has passed a third of the window; undefined before the first, and where the browser cannot tell. */
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
      { rootMargin: ABOVE_THE_LINE },
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
