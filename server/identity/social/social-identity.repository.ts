import { and, asc, eq, isNull } from 'drizzle-orm';
import type { SignInProvider } from '../../../src/domain/auth/social-provider';
import type { Executor } from '../../platform/database/executor';
import { accounts } from '../../platform/database/schema/accounts';
import { socialIdentities } from '../../platform/database/schema/social';

/** Permanent key of a person at a provider. */
export interface IdentityKey {
  readonly issuer: string;
  readonly subject: string;
}

/** Returns the account of an identity. The email address is never considered. */
export async function findIdentityAccount(
  executor: Executor,
  { issuer, subject }: IdentityKey,
): Promise<string | undefined> {
  const [found] = await executor
    .select({ id: accounts.id })
    .from(socialIdentities)
    .innerJoin(accounts, eq(accounts.id, socialIdentities.accountId))
    .where(and(eq(socialIdentities.issuer, issuer), eq(socialIdentities.subject, subject), isNull(accounts.deletedAt)));
  return found?.id;
}

/** Connects an identity to an account. Returns false if the identity is already connected to any account. */
export async function insertIdentity(
  executor: Executor,
  identity: IdentityKey & { readonly provider: SignInProvider; readonly accountId: string; readonly now: Date },
): Promise<boolean> {
  const { accountId, provider, issuer, subject, now } = identity;
  const inserted = await executor
    .insert(socialIdentities)
    .values({ accountId, provider, issuer, subject, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: socialIdentities.id });
  return inserted.length > 0;
}

/** Returns the names of the providers that an account is connected to, sorted. */
export async function listProviders(executor: Executor, accountId: string): Promise<readonly SignInProvider[]> {
  const found = await executor
    .selectDistinct({ provider: socialIdentities.provider })
    .from(socialIdentities)
    .where(eq(socialIdentities.accountId, accountId))
    .orderBy(asc(socialIdentities.provider));
  return found.map(({ provider }) => provider);
}

/** Disconnects an account from one provider, or from all. */
export async function deleteIdentities(tx: Executor, accountId: string, provider?: SignInProvider): Promise<void> {
  await tx
    .delete(socialIdentities)
    .where(
      and(
        eq(socialIdentities.accountId, accountId),
        provider === undefined ? undefined : eq(socialIdentities.provider, provider),
      ),
    );
}
