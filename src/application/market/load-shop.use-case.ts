import type { CatalogItem } from '../../domain/games/game';
import type { CoinOffer } from '../../domain/market/money';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { CancelSignal } from '../system/cancel-signal';
import type { MarketGateway } from './market-gateway.port';

/** Offers of the shop. Each part can fail on its own. */
export interface Shop {
  readonly offers: Result<readonly CoinOffer[], ApiFailure>;
  readonly showcase: Result<readonly CatalogItem[], ApiFailure>;
}

export class LoadShop {
  constructor(private readonly gateway: Pick<MarketGateway, 'offers' | 'showcase'>) {}

  async execute(signal?: CancelSignal): Promise<Shop> {
    const [offers, showcase] = await Promise.all([this.gateway.offers(signal), this.gateway.showcase(signal)]);
    return { offers, showcase };
  }
}
