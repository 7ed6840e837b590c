import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { ARGON2_OPTIONS } from '../../../server/identity/auth/argon2-options';
import { accounts } from '../../../server/platform/database/schema/accounts';
import { insertPlayer } from './insert-player';
import type { TestServer } from './test-server';

/** Password of all players added by tests. */
export const PASSWORD = 'Quiet-lake7-boat';

const hashed = hash(PASSWORD, ARGON2_OPTIONS);

/** Adds an account with a password and a verified address, `{username}@mail.test`. Returns its id. */
export async function addPlayer(
  { deps }: Pick<TestServer, 'deps'>,
  username: string,
  { confirmed = true }: { readonly confirmed?: boolean } = {},
): Promise<string> {
  const now = deps.clock.now();
  const id = await insertPlayer(deps.database, username, `${username}@mail.test`, now);
  const changed = { passwordHash: await hashed, emailVerifiedAt: confirmed ? now : null };
  await deps.database.db.update(accounts).set(changed).where(eq(accounts.id, id));
  return id;
}
