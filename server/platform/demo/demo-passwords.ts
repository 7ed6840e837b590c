import { hash, verify } from '@node-rs/argon2';
import { eq, inArray } from 'drizzle-orm';
import type { ServerDependencies } from '../../deps';
import { ARGON2_OPTIONS } from '../../identity/auth/argon2-options';
import { ConfigError } from '../config/config-error';
import type { Executor } from '../database/executor';
import { accounts, sessions } from '../database/schema/accounts';
import { meta } from '../database/schema/platform';
import { demoAccounts } from './demo-accounts';

/** Returns the ids of demo accounts that have the password of the documentation. */
async function listExposedAccounts(executor: Executor): Promise<readonly string[]> {
  const names = demoAccounts.map(({ username }) => username);
  const rows = await executor
    .select({ id: accounts.id, name: accounts.usernameKey, passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(inArray(accounts.usernameKey, names));
  const exposed: string[] = [];
  for (const { id, name, passwordHash } of rows) {
    const known = demoAccounts.find(({ username }) => username === name)?.password ?? '';
    if (passwordHash !== null && (await verify(passwordHash, known))) exposed.push(id);
  }
  return exposed;
}

/**
 * Lets no demo account have a public password in production: gives the configured one to accounts that would have it, and ends their sessions.
 * Throws `ConfigError` if none is configured.
 */
export async function requirePrivatePasswords({
  config: { demo, demoPassword },
  database,
}: Pick<ServerDependencies, 'config' | 'database'>): Promise<void> {
  const exposed = await listExposedAccounts(database.db);
  if (demoPassword === undefined) {
    const inserts = demo && (await database.db.$count(meta, eq(meta.key, 'demo'))) === 0;
    if (!inserts && exposed.length === 0) return;
    throw new ConfigError(
      'HOLOCADE_DEMO_PASSWORD',
      'is missing. The usual password of the demo accounts is public, so production does not start with it. Set a password of your own ' +
        `for them${demo ? ', or HOLOCADE_DEMO=0 on a new database' : ''}.`,
    );
  }
  if (exposed.length === 0) return;
  const passwordHash = await hash(demoPassword, ARGON2_OPTIONS);
  await database.transaction(async (tx) => {
    await tx
      .update(accounts)
      .set({ passwordHash })
      .where(inArray(accounts.id, [...exposed]));
    await tx.delete(sessions).where(inArray(sessions.accountId, [...exposed]));
  });
}
