import { hash } from '@node-rs/argon2';
import { emailKey } from '../../../src/domain/auth/email-policy';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { avatarSeed } from '../../identity/account/avatar';
import { createAccount } from '../../identity/account/create-account';
import { emailMessages, passwordMessages, usernameMessages } from '../../identity/account/registration.policy';
import { verifyAddress } from '../../identity/account/verify-address';
import { ARGON2_OPTIONS } from '../../identity/auth/argon2-options';
import type { OperatorCommandDependencies } from './operator-command';

interface NewUser {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/**
 * Creates an account by the rules of a registration. The operator vouches for the address, so it counts as verified.
 */
export async function addUser(
  { clock, database, random }: Pick<OperatorCommandDependencies, 'clock' | 'database' | 'random'>,
  { username, email, password }: NewUser,
): Promise<Result<string, string>> {
  const [problem] = [...usernameMessages(username), ...emailMessages(email), ...passwordMessages(password)];
  if (problem !== undefined) return err(problem);
  const passwordHash = await hash(password.normalize('NFC'), ARGON2_OPTIONS);
  const now = clock.now();
  const device = 'Unknown device';
  return database.transaction(async (tx) => {
    const account = { username, email, passwordHash, avatarSeed: avatarSeed(random), device, now };
    const created = await createAccount(tx, account);
    if (!created) return err(`The username “${username}” is already taken.`);
    const verified = await verifyAddress(tx, created.accountId, emailKey(email), now);
    return ok(
      verified
        ? `${username} added. The account can log in.`
        : `${username} added. The account can log in with the username only: another account has verified this email address.`,
    );
  });
}
