import { and, eq, isNull } from 'drizzle-orm';
import type { RequiredProof } from '../../../src/domain/account/security-overview';
import { isFreshSignIn, requiredProof } from '../../../src/domain/account/security-overview';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { Executor } from '../../platform/database/executor';
import { accounts, sessions } from '../../platform/database/schema/accounts';
import type { ServerDependencies } from '../../deps';
import type { Player } from '../../platform/http/caller';
import type { Refusal } from '../../platform/http/refusal';
import { refusal } from '../../platform/http/refusal';
import { SecretBox } from '../../platform/security/secret-box';
import { takeCode } from '../two-factor/take-code';
import { hasTwoFactor } from '../two-factor/two-factor.repository';
import { wrongCode } from '../two-factor/wrong-code';
import type { Guards } from './guards';

export interface GivenProof {
  readonly password?: string | undefined;
  readonly code?: string | undefined;
}

const wrongPassword = refusal.validation({ password: ['The password you entered is incorrect.'] });
const notFresh: Refusal = {
  ...refusal.forbidden('Please log out, log in again and repeat this within ten minutes, so that we know it’s you.'),
  debug: 'err_not_fresh',
};

async function passwordHashOf(executor: Executor, accountId: string): Promise<string | undefined> {
  const [found] = await executor
    .select({ hash: accounts.passwordHash })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNull(accounts.deletedAt)));
  return found?.hash ?? undefined;
}

/** Returns the required proof: the password; without a password, a code; without both, a login within the last ten minutes. */
export async function proofOf(executor: Executor, accountId: string): Promise<RequiredProof> {
  const hasPassword = (await passwordHashOf(executor, accountId)) !== undefined;
  return requiredProof({ hasPassword, twoFactor: !hasPassword && (await hasTwoFactor(executor, accountId)) });
}

/** Verifies that the caller is the player and not another person at the player's browser. Call it outside of any transaction. */
export async function provePlayer(
  { database, config, clock }: Pick<ServerDependencies, 'database' | 'config' | 'clock'>,
  { attempts, hasher }: Guards,
  player: Player,
  { password, code }: GivenProof,
): Promise<Result<undefined, Refusal>> {
  const kind = await proofOf(database.db, player.id);
  const now = clock.now();
  if (kind === 'fresh-sign-in')
    return (await isFresh(database.db, player.sessionId, now)) ? ok(undefined) : err(notFresh);
  const rule = kind === 'password' ? attempts.rules.passwordProofs : attempts.rules.codeProofs;
  const counted = await attempts.count(rule, player.id);
  if (!counted.ok) return counted;
  if (kind === 'password') {
    const fits = await hasher.matches(await passwordHashOf(database.db, player.id), password ?? '');
    if (!fits.ok) return err(refusal.busy());
    if (!fits.value) return err(wrongPassword);
  } else {
    const typed = { accountId: player.id, code: code ?? '', now };
    if (!(await takeCode(database.db, new SecretBox(config.secret), typed))) return err(wrongCode);
  }
  await attempts.clear(rule, player.id);
  return ok(undefined);
}

async function isFresh(executor: Executor, sessionId: string, now: Date): Promise<boolean> {
  const [session] = await executor
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  return session !== undefined && isFreshSignIn(session.createdAt.getTime(), now.getTime());
}
