import { inArray } from 'drizzle-orm';
import type { Executor } from '../database/executor';
import { announcements } from '../database/schema/announcements';
import { developers } from '../database/schema/developers';
import { renderMarkdown } from '../markdown/render-markdown';
import { blogPicture } from './blog-picture';
import { contentText } from './content-text';
import { daysBefore } from './days-before';
import { demoAnnouncements } from './demo-announcements';

/** What the demo studios announce; of a studio that is gone by now, nothing. */
export async function insertAnnouncements(tx: Executor, now: Date): Promise<void> {
  const slugs = [...new Set(demoAnnouncements.map(({ studio }) => studio))];
  const found = await tx
    .select({ id: developers.id, slug: developers.slug, name: developers.name })
    .from(developers)
    .where(inArray(developers.slug, slugs));
  const rows = demoAnnouncements.flatMap(({ studio, slug, title, excerpt, picture, daysAgo }) => {
    const developer = found.find((known) => known.slug === studio);
    if (!developer) return [];
    const body = contentText('announcements', slug);
    return {
      developerId: developer.id,
      slug,
      title,
      excerpt,
      hero: picture === undefined ? null : blogPicture(picture),
      body,
      bodyHtml: renderMarkdown(body),
      labels: developer.name,
      status: 'published' as const,
      publishedAt: daysBefore(now, daysAgo),
    };
  });
  if (rows.length > 0) await tx.insert(announcements).values(rows);
}
