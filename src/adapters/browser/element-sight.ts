import type { Sight, SlotSight } from '../../application/ads/slot-sight.port';
import type { Cancel } from '../../application/system/clock.port';

const NEAR = '300px 0px';
const HALF = 0.5;

type NewObserver = (
  see: (entry: IntersectionObserverEntry) => void,
  options: IntersectionObserverInit,
) => Pick<IntersectionObserver, 'observe' | 'disconnect'>;

const newObserver: NewObserver = (see, options) =>
  new IntersectionObserver((entries) => {
    for (const entry of entries) see(entry);
  }, options);

/** Observes the visibility of elements with the browser's observers. */
export class ElementSight implements SlotSight<Element> {
  constructor(
    private readonly page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'> = document,
    private readonly observe: NewObserver = newObserver,
  ) {}

  watch(element: Element, see: (sight: Sight) => void): Cancel {
    let near = false;
    let share = 0;
    let below = false;
    const notify = () => {
      const looked = this.page.visibilityState === 'visible';
      see({ near, visible: looked && share > 0, half: looked && share >= HALF, below });
    };
    const around = this.observe(
      ({ isIntersecting }) => {
        near = isIntersecting;
        notify();
      },
      { rootMargin: NEAR },
    );
    const inside = this.observe(
      ({ intersectionRatio, boundingClientRect, rootBounds }) => {
        share = intersectionRatio;
        below = rootBounds !== null && boundingClientRect.top >= rootBounds.bottom;
        notify();
      },
      { threshold: [0, 0.01, HALF] },
    );
    around.observe(element);
    inside.observe(element);
    this.page.addEventListener('visibilitychange', notify);
    return () => {
      around.disconnect();
      inside.disconnect();
      this.page.removeEventListener('visibilitychange', notify);
    };
  }
}
