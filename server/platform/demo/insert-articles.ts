import type { Executor } from '../database/executor';
import { articleCategories } from '../database/schema/article-categories';
import { articleTags } from '../database/schema/article-tags';
import { articles } from '../database/schema/articles';
import { renderMarkdown } from '../markdown/render-markdown';
import { blogPicture } from './blog-picture';
import { contentText } from './content-text';
import { daysBefore } from './days-before';
import { demoArticles } from './demo-articles';

/** The articles with their categories and tags. */
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
