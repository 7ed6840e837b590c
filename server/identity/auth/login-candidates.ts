import { isEmail } from '../../../src/domain/auth/email-policy';
import { couldBeUsername } from '../../../src/domain/auth/username-shape';
import type { Credentials } from '../account/account.repository';
import { findCredentials } from '../account/account.repository';
import type { Executor } from '../../platform/database/executor';
import type { Caller } from '../../platform/http/caller';
import type { LoginAttempt } from './attempts/login-attempts';
import { isKnownDevice } from './known-devices.repository';

/** An account that a login name can mean, or an empty slot. Both require the same work. */
export interface LoginCandidate {
  readonly account: Credentials | undefined;
  /** Attempt that a password check counts as. All stranger attempts share one object. */
  readonly attempt: LoginAttempt;
}

const couldBeLogin = (login: string): boolean => isEmail(login) || couldBeUsername(login);

/**
 * Returns the accounts that a login name can mean. Each account decides by itself whether it knows the browser:
 * another account with the same address gives no further attempts on the owner's account.
 */
export async function loginCandidates(
  executor: Executor,
  login: string,
  { deviceHash, ip }: Caller,
): Promise<readonly LoginCandidate[]> {
  const stranger = { by: 'stranger', login, ip } as const;
  const found = couldBeLogin(login) ? await findCredentials(executor, login) : [undefined];
  const candidates: LoginCandidate[] = [];
  for (const account of found) {
    const knows = deviceHash !== undefined && (await isKnownDevice(executor, account?.id, deviceHash));
    const attempt = account && knows ? ({ by: 'device', accountId: account.id, deviceHash } as const) : stranger;
    candidates.push({ account, attempt });
  }
  return candidates;
}
