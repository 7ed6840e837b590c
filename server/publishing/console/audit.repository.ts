import type { Executor } from '../../platform/database/executor';
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
  /** One sentence. */
  readonly text: string;
  readonly now: Date;
}

/** Stores an entry of a developer's audit log in the transaction of its change. */
export async function recordAudit(tx: Executor, { member, event, text, now }: NewAuditEntry): Promise<void> {
  const { developerId, accountId = null, token } = member;
  await tx
    .insert(developerAudit)
    .values({ developerId, at: now, accountId, tokenName: token?.name ?? null, event, text });
}
