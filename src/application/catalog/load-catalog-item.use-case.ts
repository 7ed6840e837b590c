import type { CatalogItemPage } from '../../domain/market/catalog-item-page';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { CancelSignal } from '../system/cancel-signal';
import type { CatalogGateway } from './catalog-gateway.port';

/** Loads a catalogue item with other items of its game. */
export class LoadCatalogItem {
  constructor(private readonly gateway: Pick<CatalogGateway, 'item'>) {}

  execute(game: string, item: string, signal?: CancelSignal): Promise<Result<CatalogItemPage, ApiFailure>> {
    return this.gateway.item(game, item, signal);
  }
}
