import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { perExecutor } from '../../platform/database/per-executor';
import { quickRead } from '../../platform/database/quick-reads';
import { developers } from '../../platform/database/schema/developers';

export interface DeveloperRow {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  /** Path on the static host. */
  readonly logo: string;
  readonly aboutHtml: string;
  readonly website: string | null;
  readonly links: readonly { readonly title: string; readonly url: string }[];
}

const developerBySlug = perExecutor((executor) =>
  executor
    .select({
      id: developers.id,
      slug: developers.slug,
      name: developers.name,
      logo: developers.logo,
      aboutHtml: developers.aboutHtml,
      website: developers.website,
      links: developers.links,
    })
    .from(developers)
    .where(eq(developers.slug, sql.placeholder('slug')))
    .prepare(quickRead('developer_by_slug')),
);

/** Finds a developer by its slug. */
export async function findDeveloper(executor: Executor, slug: string): Promise<DeveloperRow | undefined> {
  const [found] = await developerBySlug(executor).execute({ slug });
  return found;
}
