import { eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { accounts } from '../../platform/database/schema/accounts';
import { articleCategories, articles } from '../../platform/database/schema/content';
import { articleCardColumns } from './article-card.columns';

/** Starts a query of article cards. The caller adds filter and order. */
export const articleCards = (executor: Executor) =>
  executor
    .select(articleCardColumns)
    .from(articles)
    .innerJoin(articleCategories, eq(articleCategories.id, articles.categoryId))
    .innerJoin(accounts, eq(accounts.id, articles.authorId));
