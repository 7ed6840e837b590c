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
  /** A single line. */
  readonly subject: string;
  /** Markdown. */
  readonly body: string;
}

type Deps = Pick<ServerDependencies, 'clock' | 'config' | 'database' | 'jobs'>;

/** Stores a newsletter, whose emails the job `newsletters` queues in batches. Refuses the same newsletter twice. */
export async function sendNewsletter(
  { clock, config, database, jobs }: Deps,
  { subject, body }: NewNewsletter,
): Promise<Result<string, string>> {
  if (!isMailEnabled(config)) return err('No mail server is configured. Set HOLOCADE_SMTP_URL.');
  const digest = createHash('sha256').update(`${subject}\n${body}`).digest('hex');
  const stored = await database.db
    .insert(newsletters)
    .values({ subject, body, bodyHtml: renderMarkdown(body), digest, createdAt: clock.now() })
    .onConflictDoNothing({ target: newsletters.digest })
    .returning({ id: newsletters.id });
  if (stored.length === 0) {
    const [sent] = await database.db.select().from(newsletters).where(eq(newsletters.digest, digest));
    return err(`This newsletter was already sent${sent ? `, on ${momentText(sent.createdAt)}` : ''}.`);
  }
  jobs.wake('newsletters');
  return ok(`The newsletter “${subject}” will be sent to all subscribers.`);
}
