import type { CatalogItem } from '../../domain/games/game';
import type { CatalogItemPage } from '../../domain/market/catalog-item-page';
import type { Pagination } from '../../domain/shared/pagination';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { CancelSignal } from '../system/cancel-signal';

/** A page of the items on sale in a game. */
export interface CatalogList {
  readonly items: readonly CatalogItem[];
  readonly pagination: Pagination;
}

/** Catalogue of items. Every call is rejected with 404 for an unknown item or game. */
export interface CatalogGateway {
  /** Returns an item with other items of the same game. */
  item(game: string, item: string, signal?: CancelSignal): Promise<Result<CatalogItemPage, ApiFailure>>;
  /** Returns a page of the items on sale in a game. Pages count from 1. */
  items(game: string, page: number): Promise<Result<CatalogList, ApiFailure>>;
  /** Returns the absolute address of an item’s page, for sharing. */
  address(game: string, item: string, signal?: CancelSignal): Promise<Result<string, ApiFailure>>;
}
