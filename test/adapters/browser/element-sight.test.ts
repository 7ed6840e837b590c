import { describe, expect, test } from 'vitest';
import { ElementSight } from '../../../src/adapters/browser/element-sight';
import type { Sight } from '../../../src/application/ads/slot-sight.port';

class FakePage extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';
  look(state: DocumentVisibilityState): void {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

type See = (entry: IntersectionObserverEntry) => void;

function watch() {
  const page = new FakePage();
  const observers: { see: See; options: IntersectionObserverInit; open: boolean }[] = [];
  const sights: Sight[] = [];
  const sight = new ElementSight(page, (see, options) => {
    const observer = { see, options, open: true };
    observers.push(observer);
    return { observe: () => undefined, disconnect: () => (observer.open = false) };
  });
  const cancel = sight.watch({} as Element, (seen) => sights.push(seen));
  const entry = (fields: object) => fields as IntersectionObserverEntry;
  const around = (isIntersecting: boolean) => observers[0]?.see(entry({ isIntersecting }));
  const inside = (intersectionRatio: number, top = 0) =>
    observers[1]?.see(entry({ intersectionRatio, boundingClientRect: { top }, rootBounds: { bottom: 800 } }));
  return { page, observers, sights, cancel, around, inside };
}

describe('ElementSight', () => {
  test('reports near before the element is on screen, and half at half visibility', () => {
    const { observers, sights, around, inside } = watch();
    expect(observers.map(({ options }) => options)).toEqual([
      { rootMargin: '300px 0px' },
      { threshold: [0, 0.01, 0.5] },
    ]);
    inside(0, 900);
    expect(sights.at(-1)).toEqual({ near: false, visible: false, half: false, below: true });
    around(true);
    expect(sights.at(-1)).toEqual({ near: true, visible: false, half: false, below: true });
    inside(0.49, 700);
    expect(sights.at(-1)).toEqual({ near: true, visible: true, half: false, below: false });
    inside(0.5, 600);
    expect(sights.at(-1)).toEqual({ near: true, visible: true, half: true, below: false });
  });

  test('reports an element as not visible in a hidden tab', () => {
    const { page, sights, around, inside } = watch();
    around(true);
    inside(1);
    page.look('hidden');
    expect(sights.at(-1)).toMatchObject({ near: true, visible: false, half: false });
    page.look('visible');
    expect(sights.at(-1)).toMatchObject({ visible: true, half: true });
  });

  test('stops observing on cancel', () => {
    const { page, observers, sights, cancel, inside } = watch();
    inside(1);
    cancel();
    page.look('hidden');
    expect([observers.map(({ open }) => open), sights.length]).toEqual([[false, false], 1]);
  });
});
