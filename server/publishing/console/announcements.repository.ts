import { and, desc, eq, gt, inArray, like, lte, not, sql } from 'drizzle-orm';
import type { AnnouncementText } from '../../../src/domain/console/announcement';
import { freeSlug } from '../../../src/domain/console/announcement';
import { pageOffset, PAGE_SIZE } from '../../../src/domain/shared/pagination';
import { SLUG_MAX } from '../../../src/domain/shared/slug';
import { announcementKey } from '../../catalogue/developers/notify-followers';
import { slugOfTitle } from '../../catalogue/developers/publish-announcement';
import type { ServerDependencies } from '../../deps';
import type { Executor } from '../../platform/database/executor';
import { developerAudit } from '../../platform/database/schema/console';
import { announcementRemovals, announcements, developers } from '../../platform/database/schema/developers';
import { games } from '../../platform/database/schema/games';
import { recordAudit } from './audit.repository';
import { revisionOf } from './game-details.repository';
import { hasMemberWho } from './notify-member';

const ofDeveloper = (developerId: number) => eq(announcements.developerId, developerId);

/** Returns a page of a developer's announcements with drafts, newest first. */
export const listOwnAnnouncements = (tx: Executor, developerId: number, page: number) =>
  tx
    .select({
      slug: announcements.slug,
      title: announcements.title,
      status: announcements.status,
      publishedAt: announcements.publishedAt,
      scheduledAt: announcements.scheduledAt,
    })
    .from(announcements)
    .where(ofDeveloper(developerId))
    .orderBy(desc(announcements.publishedAt), desc(announcements.id))
    .limit(PAGE_SIZE)
    .offset(pageOffset(page));

/** Counts a developer's announcements with drafts. */
export const countOwnAnnouncements = (tx: Executor, developerId: number): Promise<number> =>
  tx.$count(announcements, ofDeveloper(developerId));

/** Counts a developer's announcements that are not published. */
export const countDrafts = (tx: Executor, developerId: number): Promise<number> =>
  tx.$count(announcements, and(ofDeveloper(developerId), eq(announcements.status, 'draft')));

/** Events of the audit log after which followers are notified. */
const spreadingEvents = ['announcement.publish', 'announcement.schedule'] as const;

/** Counts the publications and schedules of a developer since a time, also those of announcements that were deleted. */
export const countSpread = (tx: Executor, developerId: number, since: Date): Promise<number> =>
  tx.$count(
    developerAudit,
    and(
      eq(developerAudit.developerId, developerId),
      inArray(developerAudit.event, [...spreadingEvents]),
      gt(developerAudit.at, since),
    ),
  );

/** Finds an announcement of a developer. With `locked`, its row is locked until the transaction ends. */
export async function findOwnAnnouncement(tx: Executor, developerId: number, slug: string, locked = false) {
  const query = tx
    .select({
      id: announcements.id,
      title: announcements.title,
      body: announcements.body,
      bodyHtml: announcements.bodyHtml,
      status: announcements.status,
      scheduledAt: announcements.scheduledAt,
      game: games.slug,
    })
    .from(announcements)
    .leftJoin(games, eq(games.id, announcements.gameId))
    .where(and(ofDeveloper(developerId), eq(announcements.slug, slug)));
  const [row] = await (locked ? query.for('update', { of: announcements }) : query);
  if (!row) return undefined;
  const { title, body, game, ...rest } = row;
  const text: AnnouncementText = { title, body, game: game ?? undefined };
  return { ...rest, text, revision: revisionOf({ title, body, game }) };
}

/** Texts of an announcement as they are stored. */
export interface StoredTexts {
  readonly title: string;
  readonly excerpt: string;
  readonly body: string;
  readonly bodyHtml: string;
  readonly gameId: number | null;
}

/** Stores a draft. Returns its slug, which is derived from the title. Lock the developer first. */
export async function insertDraft(tx: Executor, developerId: number, texts: StoredTexts, now: Date): Promise<string> {
  const base = slugOfTitle(texts.title) || 'announcement';
  const used = await tx
    .select({ slug: announcements.slug })
    .from(announcements)
    .where(and(ofDeveloper(developerId), like(announcements.slug, `${base.slice(0, SLUG_MAX / 2)}%`)));
  const slug = freeSlug(
    base,
    used.map((one) => one.slug),
    SLUG_MAX,
  );
  const [developer] = await tx.select({ name: developers.name }).from(developers).where(eq(developers.id, developerId));
  const labels = developer?.name ?? '';
  await tx.insert(announcements).values({ ...texts, developerId, slug, labels, status: 'draft', publishedAt: now });
  return slug;
}

/** Changes columns of an announcement. */
export async function updateAnnouncement(
  tx: Executor,
  id: number,
  set: Partial<StoredTexts> & {
    readonly status?: 'published';
    readonly publishedAt?: Date;
    readonly scheduledAt?: Date | null;
    readonly scheduledBy?: string | null;
  },
): Promise<void> {
  await tx.update(announcements).set(set).where(eq(announcements.id, id));
}

/** Deletes an announcement and hides its notifications, which the job `announcements` deletes. */
export async function deleteAnnouncement(tx: Executor, id: number, now: Date): Promise<void> {
  await tx.insert(announcementRemovals).values({ eventKey: announcementKey(id), removedAt: now });
  await tx.delete(announcements).where(eq(announcements.id, id));
}

/** Condition that the member who has scheduled an announcement may still publish it. */
const mayStillPublish = (executor: Executor) =>
  hasMemberWho(executor, {
    developerId: announcements.developerId,
    accountId: announcements.scheduledBy,
    action: 'announcements.publish',
  });

/**
 * Publishes the drafts that are due by the database's clock, each once with any number of servers. A draft stays a draft if the member who has
 * scheduled it may no longer publish.
 */
export const publishDueAnnouncements = ({
  clock,
  database,
  jobs,
}: Pick<ServerDependencies, 'clock' | 'database' | 'jobs'>): Promise<void> =>
  database.transaction(async (tx) => {
    const now = clock.now();
    const isDue = and(eq(announcements.status, 'draft'), lte(announcements.scheduledAt, sql`clock_timestamp()`));
    const unscheduled = { scheduledAt: null, scheduledBy: null };
    const refused = await tx
      .update(announcements)
      .set(unscheduled)
      .where(and(isDue, not(mayStillPublish(tx))))
      .returning({ developerId: announcements.developerId, slug: announcements.slug });
    for (const { developerId, slug } of refused)
      await recordAudit(tx, {
        member: { developerId, accountId: undefined, token: undefined },
        event: 'announcement.unschedule',
        text: `Did not publish the announcement “${slug}”, because the member who scheduled it may no longer publish.`,
        now,
      });
    const published = await tx
      .update(announcements)
      .set({ ...unscheduled, status: 'published', publishedAt: now })
      // Some time has passed since the first statement.
      .where(and(isDue, mayStillPublish(tx)))
      .returning({ id: announcements.id });
    if (published.length > 0) jobs.wake('announcement-emails');
  });
