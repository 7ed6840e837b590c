import type { WireArticleCard } from '../../contract/content.contract';
import type { ArticleCard } from '../../domain/content/article';

export function toArticleCard(wire: WireArticleCard): ArticleCard {
  return {
    slug: wire.slug,
    title: wire.title,
    hero: wire.hero,
    excerpt: wire.excerpt,
    category: wire.category,
    tags: wire.tags,
    author: wire.author,
    published: wire.date.published,
    views: wire.stats.views,
  };
}
