import type * as z from 'zod/mini';
import type { wireCatalogItem } from '../../contract/catalog.contract';

/** Maps an item or its details. */
export function toCatalogItem<T extends z.output<typeof wireCatalogItem>>({
  price_discounted: discounted,
  ...item
}: T) {
  return { ...item, discounted };
}
