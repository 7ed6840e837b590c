import type { Article, ArticleCard } from '../../../src/domain/content/article';

/** Returns a sample article card with changes. */
export function sampleArticleCard(changes: Partial<ArticleCard> = {}): ArticleCard {
  return {
    slug: 'first-light',
    title: 'First Light',
    hero: { sm: '/m/a-640.webp', hd: '/m/a-1280.webp', fhd: '/m/a-1920.webp', colour: '#123456' },
    excerpt: 'How the lake got its moon.',
    category: { slug: 'making', title: 'Making Games' },
    tags: [{ slug: 'sound', title: 'Sound' }],
    author: { name: 'Mira', username: 'mira' },
    published: '2026-01-05T15:04:00.000Z',
    views: 12,
    ...changes,
  };
}

/** Returns a sample article with changes. */
export function sampleArticle(changes: Partial<Article> = {}): Article {
  return {
    ...sampleArticleCard(changes),
    body: '<h2>One button</h2><p>You hold the trigger.</p>',
    share: 'http://static.site.test/a.jpg',
    ...changes,
  };
}
