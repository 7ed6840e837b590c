import type * as z from 'zod/mini';
import type { wireArticleCard } from '../../contract/content.contract';

/** Maps an article or its card. */
export function toArticleCard<T extends z.output<typeof wireArticleCard>>({ date, stats, ...card }: T) {
  return { ...card, published: date.published, views: stats.views };
}
