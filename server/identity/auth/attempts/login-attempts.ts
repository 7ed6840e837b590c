import { emailKey } from '../../../../src/domain/auth/email-policy';
import { usernameKey } from '../../../../src/domain/auth/username-policy';
import type { Result } from '../../../../src/domain/shared/result';
import { err, ok } from '../../../../src/domain/shared/result';
import { addressKey } from '../../../platform/http/address-key';
import type { Refusal } from '../../../platform/http/refusal';
import type { AttemptRule } from './attempt-rules';
import type { Attempts } from './attempts';

/** A login attempt: by a device that the account knows, or by a stranger, who is counted by the typed login name. */
export type LoginAttempt =
  | { readonly by: 'device'; readonly accountId: string; readonly deviceHash: string }
  | { readonly by: 'stranger'; readonly login: string; readonly ip: string };

type Counter = readonly [AttemptRule, ...(readonly string[])];

const typed = (login: string): string => (login.includes('@') ? emailKey(login) : usernameKey(login));

/**
 * Returns the counters of an attempt, its own counter first. A known device has a counter of its own, so that nobody can lock the
 * owner out. A stranger's counters never use the account: a refusal would reveal which name and address belong together.
 */
function countersOf({ rules }: Attempts, attempt: LoginAttempt): readonly Counter[] {
  if (attempt.by === 'device') return [[rules.loginsOfDevice, attempt.accountId, attempt.deviceHash]];
  const login = typed(attempt.login);
  return [
    [rules.loginsAtAddress, login, addressKey(attempt.ip)],
    [rules.loginsOfStrangers, login],
  ];
}

/** Counts one login attempt. A counter that refuses leaves the following counters unchanged. */
async function countOne(attempts: Attempts, attempt: LoginAttempt): Promise<Result<undefined, Refusal>> {
  for (const counter of countersOf(attempts, attempt)) {
    const counted = await attempts.count(...counter);
    if (!counted.ok) return counted;
  }
  return ok(undefined);
}

/** Counts each distinct attempt of a login once and returns the allowed attempts. Fails if none is allowed. */
export async function countLogins(
  attempts: Attempts,
  made: readonly LoginAttempt[],
): Promise<Result<ReadonlySet<LoginAttempt>, Refusal>> {
  const allowed = new Set<LoginAttempt>();
  let refused: Refusal | undefined;
  for (const attempt of new Set(made)) {
    const counted = await countOne(attempts, attempt);
    if (counted.ok) allowed.add(attempt);
    else refused ??= counted.error;
  }
  return refused && allowed.size === 0 ? err(refused) : ok(allowed);
}

/** Clears the own counter of the successful attempt. The other counters only lose the attempts of this login. */
export async function loginSucceeded(
  attempts: Attempts,
  counted: ReadonlySet<LoginAttempt>,
  right: LoginAttempt,
): Promise<void> {
  for (const attempt of counted) {
    const [own, ...shared] = countersOf(attempts, attempt);
    if (own) await (attempt === right ? attempts.clear(...own) : attempts.release(...own));
    for (const counter of shared) await attempts.release(...counter);
  }
}

/** Clears all counters of these attempts, including attempts by other people. */
export async function forgetLogins(attempts: Attempts, made: readonly LoginAttempt[]): Promise<void> {
  for (const attempt of made) for (const counter of countersOf(attempts, attempt)) await attempts.clear(...counter);
}
