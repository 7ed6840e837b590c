import type { CatalogItem } from '../../domain/games/game';
import type { CatalogItemPage } from '../../domain/market/catalog-item-page';
import type { Pagination } from '../../domain/shared/pagination';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { CancelSignal } from '../system/cancel-signal';

/** A page of what is on sale in a game. */
export interface CatalogList {
  readonly items: readonly CatalogItem[];
  readonly pagination: Pagination;
}

/** What can be had in games; each call is refused with 404 when there is no item of the name. */
export interface CatalogGateway {
  /** An item with others of the same game. */
  item(game: string, item: string, signal?: CancelSignal): Promise<Result<CatalogItemPage, ApiFailure>>;
  /** A page of what is on sale in a game, from 1. */
  items(game: string, page: number): Promise<Result<CatalogList, ApiFailure>>;
  /** The absolute address of an item’s page, for handing on. */
  address(game: string, item: string, signal?: CancelSignal): Promise<Result<string, ApiFailure>>;
}
