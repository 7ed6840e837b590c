import type { AdGateway } from '../../application/ads/ad-gateway.port';
import { toAd } from './ad.mapper';
import type { HttpClient } from './http-client';

export const httpAdGateway = (http: HttpClient): AdGateway => ({
  serve: (size, besides) => http.send('adServe', { params: { size }, query: { besides } }, (ad) => ad && toAd(ad)),
  serveVideo: (besides) => http.send('adVideoServe', { query: { besides } }, (ad) => ad && toAd(ad)),
  countImpression: (uuid) => http.send('adImpression', { params: { uuid } }),
});
