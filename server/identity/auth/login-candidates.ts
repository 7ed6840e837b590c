import { isEmail } from '../../../src/domain/auth/email-policy';
import { couldBeUsername } from '../../../src/domain/auth/username-shape';
import type { Credentials } from '../account/account.repository';
import { findCredentials } from '../account/account.repository';
import type { Executor } from '../../platform/database/executor';
import type { Caller } from '../../platform/http/caller';
import type { LoginAttempt } from './attempts/login-attempts';
import { isKnownDevice } from './known-devices.repository';

/** An account that a sign-in can be to, or the place of one: both take the same work. */
export interface LoginCandidate {
  readonly account: Credentials | undefined;
  /** What trying its password counts as; the same object for all that a stranger tries. */
  readonly attempt: LoginAttempt;
}

const couldBeLogin = (login: string): boolean => isEmail(login) || couldBeUsername(login);

/** Which accounts a sign-in can be to. A browser is known to each by itself: an account that somebody else has made for the same address opens no tries for its owner's. */
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
