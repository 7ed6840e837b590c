/** An ad that cannot be shown, or has ended. */
export interface AdCallbacks {
  readonly adStarted?: () => void;
  readonly adFinished?: () => void;
  readonly adError?: (error: { readonly code: string; readonly message: string }) => void;
}

/** Ads within the game. This portal shows its ads around games and before them, never at a game's wish. */
export interface CrazygamesAds {
  /** Ends by `adError` with the code `unfilled`, a moment later. */
  requestAd(type: string, callbacks?: AdCallbacks): void;
  prefetchAd(type: string): void;
  hasAdblock(): Promise<false>;
}

/** Banners within the game: none is shown, and each request ends. */
export interface CrazygamesBanners {
  requestBanner(banner: unknown): Promise<void>;
  requestResponsiveBanner(id: string): Promise<void>;
  clearBanner(id: string): void;
  clearAllBanners(): void;
}

export const crazygamesAds: CrazygamesAds = {
  requestAd: (_type, callbacks) => {
    // Not within the call: the game may not be ready for its answer.
    queueMicrotask(() => callbacks?.adError?.({ code: 'unfilled', message: 'No ad.' }));
  },
  prefetchAd: () => undefined,
  hasAdblock: () => Promise.resolve(false),
};

export const crazygamesBanners: CrazygamesBanners = {
  requestBanner: () => Promise.resolve(),
  requestResponsiveBanner: () => Promise.resolve(),
  clearBanner: () => undefined,
  clearAllBanners: () => undefined,
};
