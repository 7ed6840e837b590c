import { eq, sql } from 'drizzle-orm';
import { articleCardColumns, publishedArticle } from '../content/article-card.columns';
import { perExecutor } from '../../platform/database/per-executor';
import { accounts } from '../../platform/database/schema/accounts';
import { articleCategories, articles } from '../../platform/database/schema/content';
import { foundIn } from './found-in';
import { countOfFound, foundTotal, pageOfFound } from './list-found';

const candidates = foundIn({
  table: articles,
  listed: publishedArticle,
  then: [
    [articles.views, 'desc'],
    [articles.id, 'desc'],
  ],
});

/** Searches published articles by title, category, tags, excerpt and text. Those with more views come first. */
export const searchArticles = perExecutor((executor) => ({
  page: executor
    .select({ ...articleCardColumns, total: foundTotal })
    .from(pageOfFound(candidates))
    .innerJoin(articles, eq(articles.id, sql`found.id`))
    .innerJoin(articleCategories, eq(articleCategories.id, articles.categoryId))
    .innerJoin(accounts, eq(accounts.id, articles.authorId))
    .orderBy(sql`found.place`)
    .prepare('search_articles_page'),
  count: executor.select({ total: foundTotal }).from(countOfFound(candidates)).prepare('search_articles_count'),
}));
