import type { AdGateway } from '../../application/ads/ad-gateway.port';
import type { ApiFailure } from '../../application/http/api-failure';
import type { Ad, AdId, AdSize } from '../../domain/ads/ad';
import type { Result } from '../../domain/shared/result';
import { toAd } from './ad.mapper';
import type { HttpClient } from './http-client';
import { mapOk, discardValue } from './http-client';

export class HttpAdGateway implements AdGateway {
  constructor(private readonly http: HttpClient) {}

  async serve(size: AdSize, besides?: string): Promise<Result<Ad | undefined, ApiFailure>> {
    const answer = await this.http.send('adServe', { params: { size }, query: { besides } });
    return mapOk(answer, (wire) => (wire === null ? undefined : toAd(wire)));
  }

  async serveVideo(besides?: string): Promise<Result<Ad | undefined, ApiFailure>> {
    const answer = await this.http.send('adVideoServe', { query: { besides } });
    return mapOk(answer, (wire) => (wire === null ? undefined : toAd(wire)));
  }

  async countImpression(uuid: AdId): Promise<Result<void, ApiFailure>> {
    return mapOk(await this.http.send('adImpression', { params: { uuid } }), discardValue);
  }
}
