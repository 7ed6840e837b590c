import type { CatalogItemPage } from '../../domain/market/catalog-item-page';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { CancelSignal } from '../system/cancel-signal';

/** What can be had in games. */
export interface CatalogGateway {
  /** An item with others of the same game; refused with 404 when there is none of the name. */
  item(game: string, item: string, signal?: CancelSignal): Promise<Result<CatalogItemPage, ApiFailure>>;
}
