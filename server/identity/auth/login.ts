import type { authLogin } from '../../../src/contract/account.contract';
import { isEmail } from '../../../src/domain/auth/email-policy';
import { couldBeUsername } from '../../../src/domain/auth/username-shape';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import type { Executor } from '../../platform/database/executor';
import type { Caller } from '../../platform/http/caller';
import type { Refusal } from '../../platform/http/refusal';
import { refusal } from '../../platform/http/refusal';
import { RefusalError } from '../../platform/http/refusal-error';
import type { RouteHandler } from '../../platform/http/route';
import { presentSession } from '../account/account.presenter';
import type { Credentials } from '../account/account.repository';
import {
  lockCredentials,
  readOwnAccount,
  recordLogin,
  updatePasswordHash,
  findCredentials,
} from '../account/account.repository';
import { deviceName } from '../account/device-name';
import { SecretBox } from '../../platform/security/secret-box';
import { takeCode } from '../two-factor/take-code';
import { hasTwoFactor } from '../two-factor/two-factor.repository';
import { wrongCode } from '../two-factor/wrong-code';
import type { LoginAttempt } from './attempts/login-attempts';
import { countLogins, loginSucceeded } from './attempts/login-attempts';
import type { Guards } from './guards';
import { isKnownDevice } from './known-devices.repository';
import { startSession } from './start-session';

/** An account that a login name can mean, or an empty slot. Both require the same work. */
interface LoginCandidate {
  readonly account: Credentials | undefined;
  /** Attempt that a password check counts as. All stranger attempts share one object. */
  readonly attempt: LoginAttempt;
}

const couldBeLogin = (login: string): boolean => isEmail(login) || couldBeUsername(login);

/**
 * Returns the accounts that a login name can mean. Each account decides by itself whether it knows the browser:
 * another account with the same address gives no further attempts on the owner's account.
 */
async function loginCandidates(
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

/** Same text for an unknown name and a wrong password, so that the response does not reveal which accounts exist. */
const wrongCredentials: Refusal = {
  ...refusal.unauthenticated('The login or password you entered is incorrect.'),
  debug: 'err_credentials',
};
const codeNeeded: Refusal = {
  ...refusal.unauthenticated('Please enter the code of your authenticator app, or a recovery code.'),
  debug: 'err_two_factor',
};
const codeRefused: Refusal = {
  ...refusal.unauthenticated(wrongCode.message),
  debug: 'err_two_factor_code',
};

const isRight = (check: Result<boolean, 'busy'> | undefined): boolean => check?.ok === true && check.value;

interface SecondFactor {
  readonly accountId: string;
  readonly code: string | undefined;
  readonly now: Date;
}

/** Consumes the code in the transaction of the login: a failed login consumes no code. */
async function passSecondFactor(
  tx: Executor,
  box: SecretBox,
  { accountId, code, now }: SecondFactor,
): Promise<Result<undefined, Refusal>> {
  if (!(await hasTwoFactor(tx, accountId))) return ok(undefined);
  if (code === undefined) return err(codeNeeded);
  return (await takeCode(tx, box, { accountId, code, now })) ? ok(undefined) : err(codeRefused);
}

/** Signs a player in. The password is hashed outside of the transaction, because 60 ms are too long to hold one open. */
export function login(deps: ServerDependencies, { attempts, hasher }: Guards): RouteHandler<typeof authLogin> {
  const box = new SecretBox(deps.config.secret);
  return async (input) => {
    const { body, caller, now, tx } = input;
    const visitor = await attempts.countFrom(caller.ip, attempts.rules.logins);
    if (!visitor.ok) return visitor;
    const candidates = await loginCandidates(tx, body.login, caller);
    const counted = await countLogins(
      attempts,
      candidates.map(({ attempt }) => attempt),
    );
    if (!counted.ok) return counted;

    // Check all candidates, even after a match, so that timing reveals nothing.
    const checks = await Promise.all(
      candidates.map(({ account, attempt }) => {
        const stored = counted.value.has(attempt) ? account?.passwordHash : undefined;
        return hasher.matches(stored ?? undefined, body.password);
      }),
    );
    if (checks.some(({ ok: checked }) => !checked)) return err(refusal.busy());
    const right = candidates.find((_, index) => isRight(checks[index]));
    const known = right?.account;
    if (!right || !known?.passwordHash) return err(wrongCredentials);

    const accountId = known.id;
    const rehashed = hasher.isOutdated(known.passwordHash) ? await hasher.hash(body.password) : undefined;
    const started = await deps.database.transaction(async (transaction) => {
      if (!(await lockCredentials(transaction, known))) throw new RefusalError(wrongCredentials);
      const passed = await passSecondFactor(transaction, box, { accountId, code: body.code, now });
      if (!passed.ok) throw new RefusalError(passed.error);
      if (rehashed?.ok) await updatePasswordHash(transaction, accountId, rehashed.value);
      await recordLogin(transaction, accountId, now, deviceName(caller.userAgent));
      const { remember } = body;
      const start = { accountId, remember, provider: 'password', caller, now, deps } as const;
      const { effect, announce } = await startSession(transaction, start);
      return { effect, announce, session: await readOwnAccount(transaction, accountId) };
    });
    await loginSucceeded(attempts, counted.value, right.attempt);
    if (!started.session) return err(wrongCredentials);
    input.afterCommit(started.announce);
    return ok({
      data: presentSession(started.session, 'password', deps.urls),
      effects: [started.effect],
      account: accountId,
    });
  };
}
