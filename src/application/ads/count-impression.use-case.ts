import type { AdId } from '../../domain/ads/ad';
import type { AdGateway } from './ad-gateway.port';

/** Tells that an ad was seen; what is lost on the way is lost. */
export class CountImpression {
  constructor(private readonly gateway: AdGateway) {}

  async execute(uuid: AdId): Promise<void> {
    await this.gateway.countImpression(uuid);
  }
}
