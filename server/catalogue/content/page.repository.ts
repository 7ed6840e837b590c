import { eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { legalPages, redirects } from '../../platform/database/schema/content';

export interface LegalPageRow {
  readonly title: string;
  readonly bodyHtml: string;
  readonly updatedAt: Date;
}

/** Finds a legal page by its slug. */
export async function findLegalPage(executor: Executor, slug: string): Promise<LegalPageRow | undefined> {
  const [found] = await executor
    .select({ title: legalPages.title, bodyHtml: legalPages.bodyHtml, updatedAt: legalPages.updatedAt })
    .from(legalPages)
    .where(eq(legalPages.slug, slug));
  return found;
}

/** Returns the new path of a moved page. */
export async function findRedirect(executor: Executor, path: string): Promise<string | undefined> {
  const [found] = await executor.select({ target: redirects.target }).from(redirects).where(eq(redirects.path, path));
  return found?.target;
}
