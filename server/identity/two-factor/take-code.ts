import { parseTwoFactorCode } from '../../../src/domain/auth/two-factor';
import type { Executor } from '../../platform/database/executor';
import type { SecretBox } from '../../platform/security/secret-box';
import { stepOfCode } from './totp';
import { readTwoFactor, takeRecoveryCode, takeStep } from './two-factor.repository';

export interface TypedCode {
  readonly accountId: string;
  /** Unparsed input. */
  readonly code: string;
  readonly now: Date;
}

/** Consumes a code of the confirmed app or a recovery code. Returns false if the code is invalid or was used before. */
export async function takeCode(tx: Executor, box: SecretBox, { accountId, code, now }: TypedCode): Promise<boolean> {
  const typed = parseTwoFactorCode(code);
  const stored = await readTwoFactor(tx, accountId);
  if (!typed || !stored?.confirmedAt) return false;
  if (typed.kind === 'recovery') return takeRecoveryCode(tx, accountId, box.hash(accountId, typed.code), now);
  const secret = box.open(accountId, stored.encryptedSecret);
  const step = secret === undefined ? undefined : stepOfCode(secret, typed.code, now);
  return step !== undefined && takeStep(tx, accountId, step);
}
