import { and, asc, between, max, sql } from 'drizzle-orm';
import { perExecutor } from '../../platform/database/per-executor';
import type { Executor } from '../../platform/database/executor';
import { legalPages } from '../../platform/database/schema/content';
import type { ListedKindName } from './listed-kinds';
import { listedKindNames, listedKinds } from './listed-kinds';

/** Number of ids in a part, and so its maximum number of addresses. The limit of sitemaps.org is 50,000. */
export const PART_SIZE = 50_000;

/** A page in a sitemap. */
export interface ListedPage {
  /** Address below the portal. */
  readonly path: string;
  readonly changed: Date | null;
}

const inPart = { from: sql.placeholder('from'), to: sql.placeholder('to') };

function prepare(executor: Executor, name: ListedKindName) {
  const { table, id, path, changed, shown } = listedKinds[name];
  return {
    last: executor
      .select({ id: max(id) })
      .from(table)
      .prepare(`sitemap_last_${name}`),
    pages: executor
      .select({ path, changed })
      .from(table)
      .where(and(shown, between(id, inPart.from, inPart.to)))
      .orderBy(asc(id))
      .prepare(`sitemap_${name}`),
  };
}

const kinds = perExecutor(
  (executor) => new Map(listedKindNames.map((name) => [name, prepare(executor, name)] as const)),
);

const legal = perExecutor((executor) =>
  executor
    .select({ path: sql<string>`'hc/legal/' || slug`, changed: legalPages.updatedAt })
    .from(legalPages)
    .orderBy(asc(legalPages.slug))
    .prepare('sitemap_legal'),
);

const partsUpTo = (last: number | null | undefined): number => Math.ceil((last ?? 0) / PART_SIZE);

/** Returns the number of parts of each kind, computed from the last id. Counting a large catalogue would be slow. */
export function countParts(
  executor: Executor,
): Promise<readonly { readonly name: ListedKindName; readonly parts: number }[]> {
  return Promise.all(
    listedKindNames.map(async (name) => {
      const found = await kinds(executor).get(name)?.last.execute();
      return { name, parts: partsUpTo(found?.[0]?.id) };
    }),
  );
}

/** Returns the pages of a part in one statement. The first part is 1. */
export async function listPart(executor: Executor, name: ListedKindName, part: number): Promise<readonly ListedPage[]> {
  const ids = { from: (part - 1) * PART_SIZE + 1, to: part * PART_SIZE };
  return (await kinds(executor).get(name)?.pages.execute(ids)) ?? [];
}

export function listLegalPages(executor: Executor): Promise<readonly ListedPage[]> {
  return legal(executor).execute();
}
