import type { Ad, AdId } from '../../domain/ads/ad';

/**
 * Time on the screen after which an ad is replaced, in milliseconds.
 * @rule 1.9.7a Ads refresh every 30 s by default.
 * @rule 2.4.7 Page ads refresh every 30 s.
 * @rule 2.9.7b The ad refresh is 30 s.
 */
export const PAGE_AD_REFRESH = 30_000;

/** State of one ad slot. */
export interface PageAd {
  /** True if ads may be requested and shown (`pageAdShown`). */
  readonly allowed: boolean;
  /** True once the slot has come near the screen. */
  readonly near: boolean;
  /** True if part of the slot is on the screen and the page is visible. */
  readonly visible: boolean;
  /** True if at least half of the slot is on the screen. */
  readonly half: boolean;
  readonly asking: boolean;
  readonly ad: Ad | undefined;
  /** True once the impression of this ad has been counted. */
  readonly counted: boolean;
  /** Time at which the next ad is due, in milliseconds; undefined until the current ad has been seen. */
  readonly refreshAt: number | undefined;
}

/** `now` in milliseconds. */
export type PageAdEvent =
  | { readonly type: 'permission-changed'; readonly allowed: boolean; readonly now: number }
  | { readonly type: 'came-near'; readonly now: number }
  | { readonly type: 'visibility-changed'; readonly visible: boolean; readonly half: boolean; readonly now: number }
  | { readonly type: 'served'; readonly ad: Ad; readonly now: number }
  | { readonly type: 'serving-failed'; readonly now: number }
  | { readonly type: 'time-passed'; readonly now: number };

/** Request an ad, or count an impression. */
export type PageAdCommand = { readonly type: 'serve' } | { readonly type: 'count-impression'; readonly uuid: AdId };

export interface PageAdStep {
  readonly slot: PageAd;
  readonly commands: readonly PageAdCommand[];
}

/** State of a slot that has not come near the screen. */
export const emptyPageAd: PageAd = {
  allowed: false,
  near: false,
  visible: false,
  half: false,
  asking: false,
  ad: undefined,
  counted: false,
  refreshAt: undefined,
};

/**
 * Returns the ad to render now.
 * @rule 1.9.7b Ads are rendered only while visible.
 */
export function renderedAd({ allowed, visible, ad }: PageAd): Ad | undefined {
  return allowed && visible ? ad : undefined;
}

/**
 * Returns the slot after an event. The first ad is requested near the screen, the next after 30 s on it. Each counts
 * once, when half of it is visible.
 * @rule 1.9.7c Loading is delayed: a slot requests nothing until it comes near the screen.
 * @rule 2.4.7 Page ads refresh every 30 s.
 */
export function nextPageAd(slot: PageAd, event: PageAdEvent): PageAdStep {
  return requested(counted(received(slot, event), event.now), event.now);
}

/** Returns the milliseconds until the next ad is due; undefined if time alone causes none. */
export function untilPageAdRefresh(slot: PageAd, now: number): number | undefined {
  const waits = slot.allowed && slot.visible && !slot.asking && slot.refreshAt !== undefined;
  return waits ? Math.max(0, slot.refreshAt - now) : undefined;
}

function received(slot: PageAd, event: PageAdEvent): PageAd {
  switch (event.type) {
    case 'permission-changed':
      return { ...slot, allowed: event.allowed };
    case 'came-near':
      return { ...slot, near: true };
    case 'visibility-changed':
      return { ...slot, visible: event.visible, half: event.visible && event.half, near: slot.near || event.visible };
    case 'served':
      return { ...slot, asking: false, ad: event.ad, counted: false, refreshAt: undefined };
    case 'serving-failed':
      return { ...slot, asking: false, refreshAt: event.now + PAGE_AD_REFRESH };
    case 'time-passed':
      return slot;
  }
}

function counted(slot: PageAd, now: number): PageAdStep {
  const ad = slot.counted || !slot.half ? undefined : renderedAd(slot);
  if (ad === undefined) return { slot, commands: [] };
  return {
    slot: { ...slot, counted: true, refreshAt: now + PAGE_AD_REFRESH },
    commands: [{ type: 'count-impression', uuid: ad.uuid }],
  };
}

function requested({ slot, commands }: PageAdStep, now: number): PageAdStep {
  const first = slot.allowed && slot.near && !slot.asking && slot.ad === undefined && slot.refreshAt === undefined;
  if (!first && untilPageAdRefresh(slot, now) !== 0) return { slot, commands };
  return { slot: { ...slot, asking: true }, commands: [...commands, { type: 'serve' }] };
}
