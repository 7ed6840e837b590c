import { desc, eq, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { accounts } from '../../platform/database/schema/accounts';
import { developerAudit } from '../../platform/database/schema/console';
import type { ExpiredRows } from '../../platform/jobs/require-few';

/** The member or token that acts, unless `kind` is the operator of the portal or a background job. */
interface AuditActor {
  readonly developerId: number;
  readonly kind?: 'operator' | 'system';
  readonly accountId?: string | undefined;
  readonly token?: { readonly name: string } | undefined;
}

interface NewAuditEntry {
  readonly member: AuditActor;
  /** Subject and verb, such as `member.role` or `build.publish`. */
  readonly event: string;
  /** One sentence. Only the username of the subject may appear in it, so that a deletion can redact it. */
  readonly text: string;
  /** Account id of the player whom the text names. */
  readonly subject?: string | undefined;
  readonly now: Date;
}

/** Stores an entry of a developer's audit log in the transaction of its change. */
export async function recordAudit(tx: Executor, { member, event, text, subject, now }: NewAuditEntry): Promise<void> {
  const { developerId, kind, accountId = null, token } = member;
  const actor: NonNullable<StoredAuditEntry['actor']> = kind ?? (token ? 'token' : 'member');
  const by = { actor, accountId, subjectId: subject ?? null, tokenName: token?.name ?? null };
  await tx.insert(developerAudit).values({ developerId, at: now, ...by, event, text });
}

const answerEntry =
  (event: string, text: string) =>
  (game: string): Pick<NewAuditEntry, 'event' | 'text'> => ({ event, text: `${text} a review of “${game}”.` });

/** Entries about answers to reviews, which name no player. */
export const answerEvents = {
  answered: answerEntry('review.answer', 'Answered'),
  changed: answerEntry('review.answer-change', 'Changed the answer to'),
  deleted: answerEntry('review.answer-remove', 'Deleted the answer to'),
};

/** Entries about messages of players, by number. They name no player. */
export const messageEvents = {
  answered: (number: string) => ({ event: 'message.answer', text: `Answered the message ${number}.` }),
  closed: (number: string) => ({ event: 'message.close', text: `Closed the message ${number}.` }),
};

interface StoredAuditEntry {
  readonly id: string;
  readonly at: Date;
  /** Null for rows of earlier releases by the operator or by an account that is deleted now. */
  readonly actor: 'member' | 'token' | 'operator' | 'system' | null;
  /** Username or name of the token; null for the operator, a job and a deleted account. */
  readonly name: string | null;
  readonly event: string;
  readonly text: string;
}

/** Returns a window of a developer's audit log, newest first. */
export const listAudit = (
  executor: Executor,
  developerId: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly StoredAuditEntry[]> =>
  executor
    .select({
      id: developerAudit.id,
      at: developerAudit.at,
      actor: sql<StoredAuditEntry['actor']>`coalesce(${developerAudit.actor}, case
        when ${developerAudit.tokenName} is not null then 'token'
        when ${developerAudit.accountId} is not null then 'member' end)`,
      name: sql<string | null>`coalesce(${developerAudit.tokenName}, ${accounts.username})`,
      event: developerAudit.event,
      text: developerAudit.text,
    })
    .from(developerAudit)
    .leftJoin(accounts, eq(accounts.id, developerAudit.accountId))
    .where(eq(developerAudit.developerId, developerId))
    .orderBy(desc(developerAudit.at), desc(developerAudit.id))
    .limit(limit)
    .offset(offset);

/** Counts the entries of a developer's audit log. */
export const countAudit = (executor: Executor, developerId: number): Promise<number> =>
  executor.$count(developerAudit, eq(developerAudit.developerId, developerId));

/** Entries from before a moment. */
export const oldAudit = (before: Date): ExpiredRows => ({
  table: developerAudit,
  what: 'audit entries',
  expired: lt(developerAudit.at, before),
});
