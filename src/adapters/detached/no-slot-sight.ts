import type { SlotSight } from '../../application/ads/slot-sight.port';

/** No-op visibility observer for pages rendered on the server. */
export const noSlotSight: SlotSight<Element> = { watch: () => () => undefined };
