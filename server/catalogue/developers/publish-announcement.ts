import { and, eq } from 'drizzle-orm';
import { isSlug, SLUG_MAX } from '../../../src/domain/shared/slug';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { truncate } from '../../../src/domain/shared/truncate';
import type { Executor } from '../../platform/database/executor';
import { announcements, developers } from '../../platform/database/schema/developers';
import { games } from '../../platform/database/schema/games';
import type { ServerDependencies } from '../../deps';
import { renderMarkdown } from '../../platform/markdown/render-markdown';
import { textOfHtml } from '../../platform/markdown/text-of-html';
import { publishedGame } from '../games/game-card.columns';
import { announcementPath } from './announcement-path';

interface NewAnnouncement {
  /** The developer's slug. */
  readonly developer: string;
  readonly title: string;
  /** Markdown. */
  readonly body: string;
  /** Default: derived from the title. */
  readonly slug?: string | undefined;
  /** Slug of the developer's game that it is about. */
  readonly game?: string | undefined;
}

const EXCERPT = 200;

/** Derives a slug from a title. Empty for a title without Latin letters and digits. */
export const slugOfTitle = (title: string): string =>
  title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX)
    .replaceAll(/^-+|-+$/g, '');

/** Returns the beginning of an announcement's text. Separates lines without final punctuation by a middle dot. */
export function excerptOf(bodyHtml: string): string {
  const text = textOfHtml(bodyHtml).replaceAll(/(?<!\p{P})\n/gu, ' · ');
  return truncate(text.replaceAll(/\s+/g, ' '), EXCERPT);
}

/** Returns the id of a published game of a developer. */
export async function findGameOf(executor: Executor, developerId: number, slug: string): Promise<number | undefined> {
  const isIt = and(eq(games.slug, slug), eq(games.developerId, developerId), publishedGame);
  const [found] = await executor.select({ id: games.id }).from(games).where(isIt);
  return found?.id;
}

/** Publishes a developer's announcement and wakes the jobs that notify the followers and email the subscribers. */
export async function publishAnnouncement(
  { clock, database, jobs, urls }: Pick<ServerDependencies, 'clock' | 'database' | 'jobs' | 'urls'>,
  { developer: developerSlug, title, body, slug = slugOfTitle(title), game }: NewAnnouncement,
): Promise<Result<string, string>> {
  if (!isSlug(slug)) return err('No slug can be derived from this title. Set one with --slug, for example a-new-game.');
  const { db } = database;
  const [developer] = await db
    .select({ id: developers.id, name: developers.name })
    .from(developers)
    .where(eq(developers.slug, developerSlug));
  if (!developer) return err(`Developer “${developerSlug}” not found.`);
  const gameId = game === undefined ? undefined : await findGameOf(db, developer.id, game);
  if (game !== undefined && gameId === undefined) return err(`${developer.name} has no published game “${game}”.`);
  const bodyHtml = renderMarkdown(body);
  const stored = await db
    .insert(announcements)
    .values({
      developerId: developer.id,
      gameId,
      slug,
      title,
      excerpt: excerptOf(bodyHtml),
      body,
      bodyHtml,
      labels: developer.name,
      status: 'published',
      publishedAt: clock.now(),
    })
    .onConflictDoNothing()
    .returning({ id: announcements.id });
  if (stored.length === 0) return err(`${developer.name} already has an announcement “${slug}”. Set another --slug.`);
  jobs.wake('announcements');
  jobs.wake('announcement-emails');
  return ok(
    `Published “${title}”. Followers will be notified and subscribers emailed. Page: ${urls.portal(announcementPath(developerSlug, slug))}`,
  );
}
