import { and, eq, like } from 'drizzle-orm';
import type { Executor } from '../database/executor';
import { legalPages } from '../database/schema/legal-pages';
import { renderMarkdown } from '../markdown/render-markdown';
import { contentText } from './content-text';

/** Takes the imprint as it is shipped where a stored one still names the publisher itself, which the settings do now. */
export async function renewImprint(tx: Executor, now: Date): Promise<void> {
  const body = contentText('legal', 'imprint');
  await tx
    .update(legalPages)
    .set({ body, bodyHtml: renderMarkdown(body), updatedAt: now })
    .where(and(eq(legalPages.slug, 'imprint'), like(legalPages.body, '## Publisher%')));
}
