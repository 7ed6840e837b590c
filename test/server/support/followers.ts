import { eq } from 'drizzle-orm';
import type { Database } from '../../../server/platform/database/database';
import { announcements, developers } from '../../../server/platform/database/schema/developers';
import { developerFollows } from '../../../server/platform/database/schema/follows';

/** Inserts a developer for a test. Returns its id. */
export async function insertDeveloper({ db }: Pick<Database, 'db'>, slug: string, name: string): Promise<number> {
  const [made] = await db
    .insert(developers)
    .values({ slug, name, logo: 'logo.webp', about: '', aboutHtml: '', links: [] })
    .onConflictDoNothing()
    .returning({ id: developers.id });
  if (made) return made.id;
  const [found] = await db.select({ id: developers.id }).from(developers).where(eq(developers.slug, slug));
  if (!found) throw new Error('The developer was not stored.');
  return found.id;
}

/** Makes accounts follow a developer. */
export async function follow(
  { db }: Pick<Database, 'db'>,
  developerId: number,
  accountIds: readonly string[],
  followedAt: Date,
): Promise<void> {
  await db.insert(developerFollows).values(accountIds.map((accountId) => ({ accountId, developerId, followedAt })));
}

/** Inserts an announcement of a developer. Returns its id. */
export async function insertAnnouncement(
  { db }: Pick<Database, 'db'>,
  developerId: number,
  slug: string,
  publishedAt: Date,
  status: 'draft' | 'published' = 'published',
): Promise<number> {
  const [made] = await db
    .insert(announcements)
    .values({
      ...{ developerId, slug, status, publishedAt },
      ...{ title: `About ${slug}`, excerpt: 'A few words.', body: 'Words.', bodyHtml: '<p>Words.</p>', labels: '' },
    })
    .returning({ id: announcements.id });
  if (!made) throw new Error('The announcement was not stored.');
  return made.id;
}
