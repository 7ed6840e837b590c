import { desc, eq, sql } from 'drizzle-orm';
import { articleCardColumns, publishedArticle } from '../content/article-card.columns';
import { perExecutor } from '../database/per-executor';
import { accounts } from '../database/schema/accounts';
import { articleCategories } from '../database/schema/article-categories';
import { articles } from '../database/schema/articles';
import { foundIn } from './found-in';
import { totalAlone, totalBeside } from './list-found';

const { where, order } = foundIn({
  table: articles,
  listed: publishedArticle,
  then: [desc(articles.views), desc(articles.id)],
});

/** Published articles by title, category, tags, excerpt and text; the more read first. */
export const searchArticles = perExecutor((executor) => ({
  page: executor
    .select({ ...articleCardColumns, total: totalBeside })
    .from(articles)
    .innerJoin(articleCategories, eq(articleCategories.id, articles.categoryId))
    .innerJoin(accounts, eq(accounts.id, articles.authorId))
    .where(where)
    .orderBy(...order)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare('search_articles_page'),
  count: executor.select({ total: totalAlone }).from(articles).where(where).prepare('search_articles_count'),
}));
