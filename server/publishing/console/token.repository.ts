import { and, desc, eq, gt } from 'drizzle-orm';
import type { TokenAction } from '../../../src/domain/console/member-role';
import type { Executor } from '../../platform/database/executor';
import { accounts } from '../../platform/database/schema/accounts';
import { developerTokens } from '../../platform/database/schema/console';

export interface StoredToken {
  readonly id: string;
  readonly name: string;
  readonly actions: readonly TokenAction[];
  /** Slug of the only game; null for all. */
  readonly game: string | null;
  /** Username; null for a deleted account. */
  readonly createdBy: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
}

interface NewToken extends Omit<StoredToken, 'id' | 'createdBy' | 'usedAt'> {
  readonly developerId: number;
  /** SHA-256 of the secret. */
  readonly tokenHash: string;
  /** Account id. */
  readonly createdBy: string;
}

/** Stores an access token. Returns its id. */
export async function insertToken(tx: Executor, token: NewToken): Promise<string> {
  const [stored] = await tx.insert(developerTokens).values(token).returning({ id: developerTokens.id });
  if (!stored) throw new Error('The access token was not stored.');
  return stored.id;
}

const isLivingOf = (developerId: number, now: Date) =>
  and(eq(developerTokens.developerId, developerId), gt(developerTokens.expiresAt, now));

/** Counts the valid access tokens of a developer. */
export const countTokens = (executor: Executor, developerId: number, now: Date): Promise<number> =>
  executor.$count(developerTokens, isLivingOf(developerId, now));

/** Returns the valid access tokens of a developer, newest first. */
export const listTokens = (executor: Executor, developerId: number, now: Date): Promise<readonly StoredToken[]> =>
  executor
    .select({
      id: developerTokens.id,
      name: developerTokens.name,
      actions: developerTokens.actions,
      game: developerTokens.game,
      createdBy: accounts.username,
      createdAt: developerTokens.createdAt,
      expiresAt: developerTokens.expiresAt,
      usedAt: developerTokens.usedAt,
    })
    .from(developerTokens)
    .leftJoin(accounts, eq(accounts.id, developerTokens.createdBy))
    .where(isLivingOf(developerId, now))
    .orderBy(desc(developerTokens.createdAt), desc(developerTokens.id));

/** Deletes an access token. Returns its name; undefined if the developer has none with this id. */
export async function deleteToken(tx: Executor, developerId: number, id: string): Promise<string | undefined> {
  const [deleted] = await tx
    .delete(developerTokens)
    .where(and(eq(developerTokens.developerId, developerId), eq(developerTokens.id, id)))
    .returning({ name: developerTokens.name });
  return deleted?.name;
}
