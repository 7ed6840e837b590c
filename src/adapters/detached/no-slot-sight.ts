import type { SlotSight } from '../../application/ads/slot-sight.port';

/** A page that is only rendered: nobody looks at it. */
export const noSlotSight: SlotSight<Element> = { watch: () => () => undefined };
