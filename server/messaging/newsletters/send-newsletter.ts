import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { newsletters } from '../../platform/database/schema/newsletters';
import type { ServerDependencies } from '../../deps';
import { isMailEnabled } from '../mail/is-mail-enabled';
import { momentText } from '../mail/moment-text';
import { renderMarkdown } from '../../platform/markdown/render-markdown';

interface NewNewsletter {
  /** One line. */
  readonly subject: string;
  /** Markdown. */
  readonly body: string;
}

type Deps = Pick<ServerDependencies, 'clock' | 'config' | 'database' | 'jobs'>;

/** Puts a newsletter on its way; the job `newsletters` writes its mails bit by bit. The same one is refused a second time. */
export async function sendNewsletter(
  { clock, config, database, jobs }: Deps,
  { subject, body }: NewNewsletter,
): Promise<Result<string, string>> {
  if (!isMailEnabled(config)) return err('No mail server is set (HOLOCADE_SMTP_URL), so no mails go out.');
  const digest = createHash('sha256').update(`${subject}\n${body}`).digest('hex');
  const kept = await database.db
    .insert(newsletters)
    .values({ subject, body, bodyHtml: renderMarkdown(body), digest, createdAt: clock.now() })
    .onConflictDoNothing({ target: newsletters.digest })
    .returning({ id: newsletters.id });
  if (kept.length === 0) {
    const [sent] = await database.db.select().from(newsletters).where(eq(newsletters.digest, digest));
    return err(`This newsletter was sent already${sent ? `, on ${momentText(sent.createdAt)}` : ''}.`);
  }
  jobs.wake('newsletters');
  return ok(`The newsletter “${subject}” is on its way to every player who wants newsletters.`);
}
