import { insertAccount } from '../../../server/identity/account/account.repository';
import type { Database } from '../../../server/platform/database/database';

/** Inserts an account without a password for a test. Returns its id. */
export async function insertPlayer(
  { db }: Pick<Database, 'db'>,
  username: string,
  email = `${username}@mail.test`,
  now = new Date('2026-03-01T12:00:00.000Z'),
): Promise<string> {
  const id = await insertAccount(db, {
    username,
    email,
    passwordHash: undefined,
    avatarSeed: 1,
    device: 'a test',
    now,
  });
  if (id === undefined) throw new Error(`The name ${username} is taken.`);
  return id;
}
