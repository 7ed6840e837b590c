import type { AdKind, HolocadeSdk } from '../../index';
import type { Served } from './without-effect';

/** Calls that report how an ad goes on. */
export interface AdCallbacks {
  readonly adStarted?: () => void;
  readonly adFinished?: () => void;
  readonly adError?: (error: { readonly code: string; readonly message: string }) => void;
}

/** Video ads within the game, shown by the portal. */
export interface CrazygamesAds {
  readonly isAdPlaying: boolean;
  /**
   * Ends by `adFinished`, or by `adError` with the code `unfilled` where there is no ad, `adCooldown` within 3 minutes of the last midgame ad,
   * and `other` for a rewarded ad that the player skipped.
   */
  requestAd(type: AdKind, callbacks?: AdCallbacks): Promise<void>;
  prefetchAd(type: AdKind): void;
  hasAdblock(): Promise<false>;
  addAdblockPopupListener(listener: unknown): void;
  removeAdblockPopupListener(listener: unknown): void;
}

/** A banner that was asked for ahead; it stays empty like every banner. */
export interface PrefetchedBanner {
  readonly id: string;
  readonly banner: { readonly id: string };
  readonly renderOptions: object;
}

/** Banners within the game: they stay empty, and each request succeeds. */
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

/** The ads, over the portal's own. */
export function crazygamesAds({ ads, events }: Pick<HolocadeSdk, 'ads' | 'events'>): Served<CrazygamesAds> {
  let isAdPlaying = false;

  /** The code with which a request fails; undefined for an ad that counts. */
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

/** The banners; every other call of theirs ends at once. */
export const crazygamesBanners: Served<CrazygamesBanners> = {
  activeBannersCount: 0,
  prefetchBanner: prefetched,
  prefetchResponsiveBanner: prefetched,
};
