import type { AdKind, HolocadeSdk } from '../../index';
import type { Implemented } from './without-effect';

/** Callbacks for the progress of an ad. */
export interface AdCallbacks {
  readonly adStarted?: () => void;
  readonly adFinished?: () => void;
  readonly adError?: (error: { readonly code: string; readonly message: string }) => void;
}

/** Video ads within the game, shown by the portal. */
export interface CrazygamesAds {
  readonly isAdPlaying: boolean;
  /**
   * Calls `adFinished` or `adError` at the end. Error codes: `unfilled` without an available ad, `adCooldown` within 3 minutes of the
   * last midgame ad, `other` for a rewarded ad that the player skipped.
   */
  requestAd(type: AdKind, callbacks?: AdCallbacks): Promise<void>;
  prefetchAd(type: AdKind): void;
  hasAdblock(): Promise<false>;
  addAdblockPopupListener(listener: unknown): void;
  removeAdblockPopupListener(listener: unknown): void;
}

/** A prefetched banner, which stays empty like every banner. */
export interface PrefetchedBanner {
  readonly id: string;
  readonly banner: { readonly id: string };
  readonly renderOptions: object;
}

/** Banners within the game. They stay empty, and every request succeeds. */
export interface CrazygamesBanners {
  readonly activeBannersCount: 0;
  requestBanner(banner: unknown): Promise<void>;
  requestResponsiveBanner(id: string): Promise<void>;
  prefetchBanner(banner: { readonly id: string }): Promise<PrefetchedBanner>;
  prefetchResponsiveBanner(banner: { readonly id: string }): Promise<PrefetchedBanner>;
  renderPrefetchedBanner(prefetched: unknown): Promise<void>;
  requestOverlayBanners(banners: unknown, callback?: unknown): void;
  clearBanner(id: string): void;
  clearAllBanners(): void;
}

/** Creates the ads module on top of the portal's ads. */
export function crazygamesAds({ ads, events }: Pick<HolocadeSdk, 'ads' | 'events'>): Implemented<CrazygamesAds> {
  let isAdPlaying = false;

  /** Returns the error code of a request, or undefined for an ad that counts. */
  async function show(type: AdKind): Promise<string | undefined> {
    try {
      const end = await ads.show(type);
      if (end.state === 'unfilled') return end.reason === 'cooldown' ? 'adCooldown' : end.state;
      return end.state === 'skipped' && type === 'rewarded' ? 'other' : undefined;
    } catch {
      return 'other';
    }
  }

  return {
    get isAdPlaying() {
      return isAdPlaying;
    },
    requestAd: async (type, { adStarted, adFinished, adError } = {}) => {
      const stop = events.on('ad', ({ state }) => {
        if (state !== 'started') return;
        isAdPlaying = true;
        adStarted?.();
      });
      const code = await show(type);
      stop();
      isAdPlaying = false;
      if (code === undefined) adFinished?.();
      else adError?.({ code, message: code });
    },
    hasAdblock: () => Promise.resolve(false),
  };
}

const prefetched = async (banner: { readonly id: string }): Promise<PrefetchedBanner> => ({
  id: banner.id,
  banner,
  renderOptions: {},
});

/** The banners module. Every other call of it resolves at once. */
export const crazygamesBanners: Implemented<CrazygamesBanners> = {
  activeBannersCount: 0,
  prefetchBanner: prefetched,
  prefetchResponsiveBanner: prefetched,
};
