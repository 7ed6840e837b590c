import type { Result } from '../../../src/domain/shared/result';
import { ok } from '../../../src/domain/shared/result';
import { addressKey } from '../../http/address-key';
import type { Refusal } from '../../http/refusal';
import type { AttemptRule } from './attempt-rules';
import type { Attempts } from './attempts';

/** Who tries to sign in, and as whom. */
export interface LoginAttempt {
  /** Id of the account, or what was typed when there is none. */
  readonly target: string;
  readonly ip: string;
  /** Hash of the browser's device cookie, if the account knows it. */
  readonly knownDevice: string | undefined;
}

type Counter = readonly [AttemptRule, ...(readonly string[])];

/** What an attempt counts in. A browser that the account knows has a count of its own, so that nobody can lock the owner out. */
function countersOf({ rules }: Attempts, { target, ip, knownDevice }: LoginAttempt): readonly Counter[] {
  if (knownDevice !== undefined) return [[rules.loginsOfDevice, target, knownDevice]];
  return [
    [rules.loginsAtAddress, target, addressKey(ip)],
    [rules.loginsOfStrangers, target],
  ];
}

/** Counts one attempt to sign in; what one count refuses uses up no other. */
export async function countLogin(attempts: Attempts, attempt: LoginAttempt): Promise<Result<undefined, Refusal>> {
  for (const counter of countersOf(attempts, attempt)) {
    const counted = await attempts.count(...counter);
    if (!counted.ok) return counted;
  }
  return ok(undefined);
}

/** The right password clears its own count, and takes nothing from what others have tried. */
export async function loginSucceeded(attempts: Attempts, attempt: LoginAttempt): Promise<void> {
  const [own, ...shared] = countersOf(attempts, attempt);
  if (own) await attempts.clear(...own);
  for (const counter of shared) await attempts.release(...counter);
}
