import type { Executor } from '../database/executor';
import { articleCategories, articles, articleTags, legalPages, redirects } from '../database/schema/content';
import { renderMarkdown } from '../markdown/render-markdown';
import { blogPicture, contentText, daysBefore } from './content-text';
import { demoArticles } from './demo-articles';

/** Inserts the articles with their categories and tags. */
export async function insertArticles(
  tx: Executor,
  accountIds: ReadonlyMap<string, string>,
  tagIds: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  const sections = new Map(demoArticles.map(({ category }) => [category.slug, category]));
  const created = await tx
    .insert(articleCategories)
    .values([...sections.values()].map(({ slug, title }) => ({ slug, title })))
    .returning({ id: articleCategories.id, slug: articleCategories.slug });
  const categoryIds = new Map(created.map(({ id, slug }) => [slug, id]));
  for (const article of demoArticles) {
    const body = contentText('articles', article.slug);
    const [stored] = await tx
      .insert(articles)
      .values({
        slug: article.slug,
        title: article.title,
        excerpt: article.excerpt,
        body,
        bodyHtml: renderMarkdown(body),
        hero: blogPicture(article.picture),
        labels: [article.category, ...article.tags].map(({ title }) => title).join(' '),
        share: `blog/${article.picture}-1200x630.jpg`,
        categoryId: categoryIds.get(article.category.slug) ?? 0,
        authorId: accountIds.get(article.author) ?? '',
        status: 'published',
        publishedAt: daysBefore(now, article.daysAgo),
      })
      .returning({ id: articles.id });
    if (!stored) continue;
    const rows = article.tags.flatMap(({ slug }) => {
      const tagId = tagIds.get(slug);
      return tagId === undefined ? [] : [{ articleId: stored.id, tagId }];
    });
    await tx.insert(articleTags).values(rows);
  }
}

const LEGAL = {
  'privacy-policy': 'Privacy Policy',
  'terms-of-service': 'Terms of Service',
  'refund-policy': 'Refund Policy',
  imprint: 'Imprint',
  'about-us': 'About Us',
} as const;

/** Short addresses that people guess. */
const REDIRECTS = {
  '/games': '/arcade/games',
  '/arcade': '/arcade/games',
  '/privacy': '/hc/legal/privacy-policy',
  '/terms': '/hc/legal/terms-of-service',
  '/imprint': '/hc/legal/imprint',
  '/about': '/hc/legal/about-us',
  '/help': '/hc',
  '/shop': '/market',
  '/login': '/auth/login',
  '/register': '/auth/register',
} as const;

/** Inserts legal pages and redirects, which every installation needs. */
export async function insertPages(tx: Executor, now: Date): Promise<void> {
  await tx.insert(legalPages).values(
    Object.entries(LEGAL).map(([slug, title]) => {
      const body = contentText('legal', slug);
      return { slug, title, body, bodyHtml: renderMarkdown(body), updatedAt: now };
    }),
  );
  await tx.insert(redirects).values(Object.entries(REDIRECTS).map(([path, target]) => ({ path, target })));
}
