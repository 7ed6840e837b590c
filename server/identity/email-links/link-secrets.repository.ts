import { and, eq, gt, isNull } from 'drizzle-orm';
import type { TokenPage } from '../../../src/domain/tokens/token-templates';
import { hashToken, newSessionToken } from '../auth/session-token';
import type { Executor } from '../../platform/database/executor';
import { linkSecrets } from '../../platform/database/schema/link-secrets';
import type { ServerRandom } from '../../platform/system/server-random';

export interface NewLinkSecret {
  readonly purpose: TokenPage;
  readonly accountId: string | undefined;
  /** What the link is about, where the account does not say it. */
  readonly details?: Readonly<Record<string, unknown>>;
  /** Milliseconds from now on. */
  readonly lifetime: number;
  readonly now: Date;
  readonly random: ServerRandom;
}

/** What a valid secret stands for. */
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

/** Makes the secret of a link, 256 random bits as base64url, and stores its hash alone. */
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

/** Uses a secret up, in a transaction: of any number of uses at once one gets it, all others and expired ones get undefined. What it was about is forgotten. */
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

/** Reads a secret of a link that may be opened many times; undefined when it is unknown or expired. */
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

/** Makes every unused secret of a purpose that an account has worthless, and forgets what they were about. */
export async function endLinkSecrets(tx: Executor, purpose: TokenPage, accountId: string, now: Date): Promise<void> {
  await tx
    .update(linkSecrets)
    .set({ usedAt: now, details: {} })
    .where(and(eq(linkSecrets.accountId, accountId), eq(linkSecrets.purpose, purpose), isNull(linkSecrets.usedAt)));
}
