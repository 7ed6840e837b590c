import { emailKey } from '../../../../src/domain/auth/email-policy';
import { usernameKey } from '../../../../src/domain/auth/username-policy';
import type { Result } from '../../../../src/domain/shared/result';
import { err, ok } from '../../../../src/domain/shared/result';
import { addressKey } from '../../../platform/http/address-key';
import type { Refusal } from '../../../platform/http/refusal';
import type { AttemptRule } from './attempt-rules';
import type { Attempts } from './attempts';

/** Who tries to sign in: a browser that an account knows, or a stranger, of whom nothing counts but what was typed. */
export type LoginAttempt =
  | { readonly by: 'device'; readonly accountId: string; readonly deviceHash: string }
  | { readonly by: 'stranger'; readonly login: string; readonly ip: string };

type Counter = readonly [AttemptRule, ...(readonly string[])];

const typed = (login: string): string => (login.includes('@') ? emailKey(login) : usernameKey(login));

/**
 * What an attempt counts in, its own count first. A browser that the account knows has one of its own, so that nobody can lock the
 * owner out. A stranger's never goes by the account: a refusal would tell which name and which address are one's.
 */
function countersOf({ rules }: Attempts, attempt: LoginAttempt): readonly Counter[] {
  if (attempt.by === 'device') return [[rules.loginsOfDevice, attempt.accountId, attempt.deviceHash]];
  const login = typed(attempt.login);
  return [
    [rules.loginsAtAddress, login, addressKey(attempt.ip)],
    [rules.loginsOfStrangers, login],
  ];
}

/** Counts one attempt to sign in; what one count refuses uses up no other. */
async function countOne(attempts: Attempts, attempt: LoginAttempt): Promise<Result<undefined, Refusal>> {
  for (const counter of countersOf(attempts, attempt)) {
    const counted = await attempts.count(...counter);
    if (!counted.ok) return counted;
  }
  return ok(undefined);
}

/** Counts the attempts that one sign-in makes, each once, and answers those that may be made; refused when none may. */
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

/** The right password clears the own count of the attempt that had it, and takes nothing from what others have tried. */
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

/** Forgets all that these attempts are counted in, also what others have tried. */
export async function forgetLogins(attempts: Attempts, made: readonly LoginAttempt[]): Promise<void> {
  for (const attempt of made) for (const counter of countersOf(attempts, attempt)) await attempts.clear(...counter);
}
