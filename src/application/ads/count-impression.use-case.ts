import type { AdId } from '../../domain/ads/ad';
import type { AdGateway } from './ad-gateway.port';

/** Reports that an ad was seen. A failed report is not retried. */
export class CountImpression {
  constructor(private readonly gateway: AdGateway) {}

  async execute(uuid: AdId): Promise<void> {
    await this.gateway.countImpression(uuid);
  }
}
