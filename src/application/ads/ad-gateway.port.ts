import type { Ad, AdId } from '../../domain/ads/ad';
import type { AdSize } from '../../domain/ads/ad-slot';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

/** The portal's own ads, as the server keeps them. */
export interface AdGateway {
  /** Asks for an ad, and for none of the game `besides` whose page has the place; undefined when there is none. */
  serve(size: AdSize, besides?: string): Promise<Result<Ad | undefined, ApiFailure>>;
  /** Asks for a video ad to show over a running game, and for none of the game `besides`; undefined when there is none. */
  serveVideo(besides?: string): Promise<Result<Ad | undefined, ApiFailure>>;
  /** Tells that a serving was seen; the server counts it once. */
  countImpression(uuid: AdId): Promise<Result<void, ApiFailure>>;
}
