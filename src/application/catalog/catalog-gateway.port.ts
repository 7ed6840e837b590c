import type { CatalogItemPage } from '../../domain/market/catalog-item-page';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { CancelSignal } from '../system/cancel-signal';

/** What can be had in games; each call is refused with 404 when there is no item of the name. */
export interface CatalogGateway {
  /** An item with others of the same game. */
  item(game: string, item: string, signal?: CancelSignal): Promise<Result<CatalogItemPage, ApiFailure>>;
  /** The absolute address of an item’s page, for handing on. */
  address(game: string, item: string, signal?: CancelSignal): Promise<Result<string, ApiFailure>>;
}
