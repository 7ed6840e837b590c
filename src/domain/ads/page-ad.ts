import type { Ad, AdId } from './ad';

/**
 * How long an ad is seen before another takes its place, in milliseconds.
 * @rule 1.9.7a Ads refresh every 30 s by default.
 * @rule 2.4.7 Page ads refresh every 30 s.
 * @rule 2.9.7b The ad refresh is 30 s.
 */
export const PAGE_AD_REFRESH = 30_000;

/** One slot for ads on a page. */
export interface PageAd {
  /** Ads may be shown and asked for now (`pageAdShown`). */
  readonly allowed: boolean;
  /** The slot has come near the screen. */
  readonly near: boolean;
  /** Some of the slot is on the screen of a page that is seen. */
  readonly visible: boolean;
  /** At least half of it is. */
  readonly half: boolean;
  readonly asking: boolean;
  readonly ad: Ad | undefined;
  /** The impression of this ad has been counted. */
  readonly counted: boolean;
  /** When another ad is due, in milliseconds; undefined while this one, or the first, has still to be seen. */
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

/** Ask for an ad, or count the impression of one. */
export type PageAdCommand = { readonly type: 'serve' } | { readonly type: 'count-impression'; readonly uuid: AdId };

export interface PageAdStep {
  readonly slot: PageAd;
  readonly commands: readonly PageAdCommand[];
}

/** A slot that has not come near the screen. */
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
 * The ad that is rendered now.
 * @rule 1.9.7b Ads are rendered only when visible.
 */
export function renderedAd({ allowed, visible, ad }: PageAd): Ad | undefined {
  return allowed && visible ? ad : undefined;
}

/**
 * Moves the slot: its first ad is asked for near the screen, later ones after 30 s on it, and each counts once when half of it is seen.
 * @rule 1.9.7c Loading is delayed: nothing is asked for until the slot comes near the screen.
 * @rule 2.4.7 Page ads refresh every 30 s.
 */
export function nextPageAd(slot: PageAd, event: PageAdEvent): PageAdStep {
  return asked(seen(heard(slot, event), event.now), event.now);
}

/** Milliseconds until another ad is due, or undefined while none will be by time alone. */
export function untilPageAdRefresh(slot: PageAd, now: number): number | undefined {
  const waits = slot.allowed && slot.visible && !slot.asking && slot.refreshAt !== undefined;
  return waits ? Math.max(0, slot.refreshAt - now) : undefined;
}

function heard(slot: PageAd, event: PageAdEvent): PageAd {
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

function seen(slot: PageAd, now: number): PageAdStep {
  const ad = slot.counted || !slot.half ? undefined : renderedAd(slot);
  if (ad === undefined) return { slot, commands: [] };
  return {
    slot: { ...slot, counted: true, refreshAt: now + PAGE_AD_REFRESH },
    commands: [{ type: 'count-impression', uuid: ad.uuid }],
  };
}

function asked({ slot, commands }: PageAdStep, now: number): PageAdStep {
  const first = slot.allowed && slot.near && !slot.asking && slot.ad === undefined && slot.refreshAt === undefined;
  if (!first && untilPageAdRefresh(slot, now) !== 0) return { slot, commands };
  return { slot: { ...slot, asking: true }, commands: [...commands, { type: 'serve' }] };
}
