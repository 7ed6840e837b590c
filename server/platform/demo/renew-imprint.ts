import { and, eq, like } from 'drizzle-orm';
import type { Executor } from '../database/executor';
import { legalPages } from '../database/schema/legal-pages';
import { renderMarkdown } from '../markdown/render-markdown';
import { contentText } from './content-text';

/** What the shipped imprint said before the settings named the operator; whoever has written an imprint has replaced it. */
const PLACEHOLDER = '## Publisher%The operator of this site fills in here, before going public,%';

/** Takes the imprint as it is shipped where a stored one still has the place-holder of an earlier version. */
export async function renewImprint(tx: Executor, now: Date): Promise<void> {
  const body = contentText('legal', 'imprint');
  await tx
    .update(legalPages)
    .set({ body, bodyHtml: renderMarkdown(body), updatedAt: now })
    .where(and(eq(legalPages.slug, 'imprint'), like(legalPages.body, PLACEHOLDER)));
}
