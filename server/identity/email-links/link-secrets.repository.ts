import { and, eq, gt, isNull } from 'drizzle-orm';
import type { TokenPage } from '../../../src/domain/tokens/token-templates';
import { hashToken, newSessionToken } from '../auth/session-token';
import type { Executor } from '../../platform/database/executor';
import { linkSecrets } from '../../platform/database/schema/accounts';
import type { ServerRandom } from '../../platform/system/server-random';

export interface NewLinkSecret {
  readonly purpose: TokenPage;
  readonly accountId: string | undefined;
  /** Data of the link that the account does not provide. */
  readonly details?: Readonly<Record<string, unknown>>;
  /** Lifetime from now, in milliseconds. */
  readonly lifetime: number;
  readonly now: Date;
  readonly random: ServerRandom;
}

/** A stored link secret. */
export interface LinkSecret {
  readonly id: string;
  readonly accountId: string | undefined;
  readonly details: unknown;
}

const columns = { id: linkSecrets.id, accountId: linkSecrets.accountId, details: linkSecrets.details };

const valid = (purpose: TokenPage, secret: string, now: Date) =>
  and(
    eq(linkSecrets.secretHash, hashToken(secret)),
    eq(linkSecrets.purpose, purpose),
    isNull(linkSecrets.usedAt),
    gt(linkSecrets.expiresAt, now),
  );

const presented = (row: { id: string; accountId: string | null; details: unknown }): LinkSecret => ({
  ...row,
  accountId: row.accountId ?? undefined,
});

/** Creates the secret of a link, 256 random bits as base64url, and stores only its hash. */
export async function insertLinkSecret(tx: Executor, link: NewLinkSecret): Promise<string> {
  const { token, hash } = newSessionToken(link.random);
  await tx.insert(linkSecrets).values({
    purpose: link.purpose,
    secretHash: hash,
    accountId: link.accountId ?? null,
    details: link.details ?? {},
    createdAt: link.now,
    expiresAt: new Date(link.now.getTime() + link.lifetime),
  });
  return token;
}

/**
 * Consumes a secret in a transaction and deletes its details. Of concurrent uses, only one gets the secret.
 * Returns undefined for used, unknown and expired secrets.
 */
export async function useLinkSecret(
  tx: Executor,
  purpose: TokenPage,
  secret: string,
  now: Date,
): Promise<LinkSecret | undefined> {
  const [used] = await tx
    .update(linkSecrets)
    .set({ usedAt: now })
    .where(valid(purpose, secret, now))
    .returning(columns);
  if (!used) return undefined;
  await tx.update(linkSecrets).set({ details: {} }).where(eq(linkSecrets.id, used.id));
  return presented(used);
}

/** Returns a secret without consuming it; undefined if it is unknown, used or expired. */
export async function readLinkSecret(
  executor: Executor,
  purpose: TokenPage,
  secret: string,
  now: Date,
): Promise<LinkSecret | undefined> {
  const [found] = await executor
    .select(columns)
    .from(linkSecrets)
    .where(valid(purpose, secret, now));
  return found && presented(found);
}

/** Returns the secret of a used, expired or valid link with its times; undefined if it is unknown. */
export async function readOldLinkSecret(
  executor: Executor,
  purpose: TokenPage,
  secret: string,
): Promise<(LinkSecret & { readonly createdAt: Date; readonly usedAt: Date | null }) | undefined> {
  const [found] = await executor
    .select({ ...columns, createdAt: linkSecrets.createdAt, usedAt: linkSecrets.usedAt })
    .from(linkSecrets)
    .where(and(eq(linkSecrets.secretHash, hashToken(secret)), eq(linkSecrets.purpose, purpose)));
  return found && { ...presented(found), createdAt: found.createdAt, usedAt: found.usedAt };
}

/** Invalidates all unused secrets of an account for one purpose and deletes their details. */
export async function endLinkSecrets(tx: Executor, purpose: TokenPage, accountId: string, now: Date): Promise<void> {
  await tx
    .update(linkSecrets)
    .set({ usedAt: now, details: {} })
    .where(and(eq(linkSecrets.accountId, accountId), eq(linkSecrets.purpose, purpose), isNull(linkSecrets.usedAt)));
}
