import { and, eq, isNull, sql } from 'drizzle-orm';
import { usernameKey } from '../../../src/domain/auth/username-policy';
import { couldBeUsername } from '../../../src/domain/auth/username-shape';
import type { Titled } from '../../../src/domain/shared/titled';
import type { Executor } from '../../platform/database/executor';
import { accounts } from '../../platform/database/schema/accounts';
import { articleCategories } from '../../platform/database/schema/content';
import { findTag } from '../games/tag.repository';

export interface AuthorRow {
  readonly id: string;
  readonly username: string;
  readonly alias: string | null;
}

/** Filters of a list of articles. */
export interface ArticleFilterRows {
  readonly category: (Titled & { readonly id: number }) | undefined;
  readonly author: AuthorRow | undefined;
  readonly tag: (Titled & { readonly id: number }) | undefined;
}

async function findCategory(executor: Executor, slug: string): Promise<ArticleFilterRows['category']> {
  const [found] = await executor
    .select({ id: articleCategories.id, slug: articleCategories.slug, title: articleCategories.title })
    .from(articleCategories)
    .where(eq(articleCategories.slug, slug));
  return found;
}

/** Finds only authors of published articles, so that the blog does not reveal which accounts exist. */
async function findAuthor(executor: Executor, username: string): Promise<AuthorRow | undefined> {
  if (!couldBeUsername(username)) return undefined;
  const [found] = await executor
    .select({ id: accounts.id, username: accounts.username, alias: accounts.alias })
    .from(accounts)
    .where(
      and(
        eq(accounts.usernameKey, usernameKey(username)),
        isNull(accounts.deletedAt),
        sql`exists (select 1 from articles where articles.author_id = accounts.id and articles.status = 'published')`,
      ),
    );
  return found;
}

interface FilterSlugs {
  readonly cat: string | undefined;
  readonly author: string | undefined;
  readonly tag: string | undefined;
}

/** Resolves the filters of the blog's URL. An unknown or missing filter is undefined. */
export async function findArticleFilters(
  executor: Executor,
  { cat, author, tag }: FilterSlugs,
): Promise<ArticleFilterRows> {
  const [category, writer, label] = await Promise.all([
    cat === undefined ? undefined : findCategory(executor, cat),
    author === undefined ? undefined : findAuthor(executor, author),
    tag === undefined ? undefined : findTag(executor, tag),
  ]);
  return { category, author: writer, tag: label };
}
