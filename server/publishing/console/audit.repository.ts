import { desc, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { accounts } from '../../platform/database/schema/accounts';
import { developerAudit } from '../../platform/database/schema/console';

/** The member or token that acts; neither for the operator of the portal. */
interface AuditActor {
  readonly developerId: number;
  readonly accountId: string | undefined;
  readonly token: { readonly name: string } | undefined;
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
  const { developerId, accountId = null, token } = member;
  const by = { accountId, subjectId: subject ?? null, tokenName: token?.name ?? null };
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

interface StoredAuditEntry {
  readonly id: string;
  readonly at: Date;
  /** Null for the operator and for a deleted account. */
  readonly username: string | null;
  readonly tokenName: string | null;
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
      username: accounts.username,
      tokenName: developerAudit.tokenName,
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
