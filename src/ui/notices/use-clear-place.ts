import type { RefObject } from 'react';
import { useLayoutEffect } from 'react';

type Edge = 'top' | 'bottom' | 'left' | 'right';
type Box = Readonly<Record<Edge, number>>;

/** True if two boxes have an area in common. */
export function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

const CONTROLS = 'input, textarea, select, button, a, [role="radiogroup"]';

/** Boxes that toasts should not cover, the most important ones first: marked elements, the focused control and its form. */
function boxesToKeepClear(region: HTMLElement): readonly (readonly Box[])[] {
  const marked = [...document.querySelectorAll('[data-keep-clear]')];
  const focused = region.contains(document.activeElement) ? null : document.activeElement;
  const control = focused?.closest(CONTROLS) ?? undefined;
  const form = control?.closest('form') ?? undefined;
  const boxes = (elements: readonly (Element | undefined)[]) =>
    elements.flatMap((element) => element?.getBoundingClientRect() ?? []);
  return [boxes([...marked, control, form]), boxes([...marked, control])];
}

/**
 * Places the toasts at the bottom of the window, or at its top where they would cover the bar of a game or the control in use with
 * its form. `count` is the number of toasts.
 */
export function useClearPlace(region: RefObject<HTMLElement | null>, count: number): void {
  useLayoutEffect(() => {
    const { current } = region;
    if (current === null || count === 0) return undefined;
    const boxAt = (place: 'top' | 'bottom') => {
      current.dataset['place'] = place;
      return current.getBoundingClientRect();
    };
    const move = () => {
      const places = [
        ['bottom', boxAt('bottom')],
        ['top', boxAt('top')],
      ] as const;
      for (const kept of boxesToKeepClear(current)) {
        const free = places.find(([, box]) => !kept.some((other) => overlaps(box, other)));
        if (free === undefined) continue;
        current.dataset['place'] = free[0];
        return;
      }
      current.dataset['place'] = 'bottom';
    };
    let frame = 0;
    const schedule = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(move);
    };
    move();
    // A panel that opens takes the focus and may slide in.
    const events = ['scroll', 'resize', 'fullscreenchange', 'focusin', 'animationend'] as const;
    for (const event of events) window.addEventListener(event, schedule, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      for (const event of events) window.removeEventListener(event, schedule, { capture: true });
    };
  }, [region, count]);
}
