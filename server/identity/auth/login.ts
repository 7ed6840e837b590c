import type { authLogin } from '../../../src/contract/account.contract';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { lockCredentials, readSessionAccount, recordLogin, updatePasswordHash } from '../account/account.repository';
import { presentSession } from '../account/account.presenter';
import { deviceName } from '../account/device-name';
import type { Executor } from '../../platform/database/executor';
import type { ServerDependencies } from '../../deps';
import { addressKey } from '../../platform/http/address-key';
import type { Refusal } from '../../platform/http/refusal';
import { refusal } from '../../platform/http/refusal';
import { RefusalError } from '../../platform/http/refusal-error';
import type { RouteHandler } from '../../platform/http/route';
import { SecretBox } from '../two-factor/secret-box';
import { takeCode } from '../two-factor/take-code';
import { hasTwoFactor } from '../two-factor/two-factor.repository';
import { wrongCode } from '../two-factor/wrong-code';
import { countLogins, loginSucceeded } from './attempts/login-attempts';
import type { Guards } from './guards';
import { loginCandidates } from './login-candidates';
import { startSession } from './start-session';

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

/** Consumes the code in the transaction of the sign-in: a failed sign-in consumes no code. */
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
    const visitor = await attempts.count(attempts.rules.logins, addressKey(caller.ip));
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
      const { effect, announce } = await startSession(transaction, { accountId, remember, caller, now, deps });
      return { effect, announce, session: await readSessionAccount(transaction, accountId) };
    });
    await loginSucceeded(attempts, counted.value, right.attempt);
    if (!started.session) return err(wrongCredentials);
    input.afterCommit(started.announce);
    return ok({ data: presentSession(started.session, deps.urls), effects: [started.effect] });
  };
}
