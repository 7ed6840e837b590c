import { eq, sql } from 'drizzle-orm';
import type { Titled } from '../../../src/domain/shared/titled';
import type { Executor } from '../../platform/database/executor';
import { perExecutor } from '../../platform/database/per-executor';
import { quickRead } from '../../platform/database/quick-reads';
import { tags } from '../../platform/database/schema/tags';

export interface TagRow extends Titled {
  readonly id: number;
}

const tagBySlug = perExecutor((executor) =>
  executor
    .select({ id: tags.id, slug: tags.slug, title: tags.title })
    .from(tags)
    .where(eq(tags.slug, sql.placeholder('slug')))
    .prepare(quickRead('tag_by_slug')),
);

/** Finds a tag by its slug. */
export async function findTag(executor: Executor, slug: string): Promise<TagRow | undefined> {
  const [found] = await tagBySlug(executor).execute({ slug });
  return found;
}
