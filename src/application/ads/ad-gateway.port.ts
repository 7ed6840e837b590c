import type { Ad, AdId, AdSize } from '../../domain/ads/ad';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

/** The portal's own ads on the server. */
export interface AdGateway {
  /** Requests an ad, excluding ads for the game `besides`; undefined when no ad is available. */
  serve(size: AdSize, besides?: string): Promise<Result<Ad | undefined, ApiFailure>>;
  /**
   * Requests a video ad to show over a running game, excluding ads for the game `besides`; undefined when none is
   * available.
   */
  serveVideo(besides?: string): Promise<Result<Ad | undefined, ApiFailure>>;
  /** Reports that an ad was seen. The server counts each serving once. */
  countImpression(uuid: AdId): Promise<Result<void, ApiFailure>>;
}
