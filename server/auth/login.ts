import type { authLogin } from '../../src/contract/account.contract';
import { isEmail } from '../../src/domain/auth/email-policy';
import { mayBeUsername } from '../../src/domain/auth/username-policy';
import { err, ok } from '../../src/domain/shared/result';
import { findCredentials, readSessionAccount, recordLogin, updatePasswordHash } from '../account/account.repository';
import { presentSession } from '../account/account.presenter';
import { deviceName } from '../account/device-name';
import type { ServerDeps } from '../deps';
import type { Refusal } from '../http/refusal';
import { addressKey } from '../http/address-key';
import { refusal } from '../http/refusal';
import type { RouteHandler } from '../http/route';
import { tellPlayer } from '../notices/tell-player';
import { LoginAttempts } from './login-attempts';
import type { PasswordHasher } from './password-hasher';
import { startSession } from './start-session';

const BUSY_SECONDS = 2;

/** One text for an unknown name and for a wrong password, so that the answer does not tell who has an account. */
const wrongCredentials: Refusal = {
  ...refusal.unauthenticated('The login or password you entered is incorrect.'),
  debug: 'err_credentials',
};

const couldBeLogin = (login: string): boolean => isEmail(login) || mayBeUsername(login);

/** Signs in. The password is hashed outside of the transaction: 60 ms are too long to hold one open. */
export function login(deps: ServerDeps, hasher: PasswordHasher): RouteHandler<typeof authLogin> {
  const attempts = new LoginAttempts(deps.clock);
  return async (input) => {
    const { body, caller, now, tx } = input;
    const known = couldBeLogin(body.login) ? await findCredentials(tx, body.login) : undefined;
    // By the account, so that its name and its mail address count together.
    const target = known?.id ?? body.login.toLowerCase();
    const wait = attempts.attempt(target, addressKey(caller.ip));
    if (wait > 0) return err(refusal.tooManyRequests(wait));

    const matches = await hasher.matches(known?.passwordHash ?? undefined, body.password);
    if (!matches.ok) return err(refusal.unavailable(BUSY_SECONDS));
    if (!known?.passwordHash || !matches.value) return err(wrongCredentials);
    attempts.succeeded(target, addressKey(caller.ip));

    const rehashed = hasher.isOutdated(known.passwordHash) ? await hasher.hash(body.password) : undefined;
    const previous = caller.player;
    const { effect, notification, session } = await deps.database.transaction(async (transaction) => {
      if (rehashed?.ok) await updatePasswordHash(transaction, known.id, rehashed.value);
      await recordLogin(transaction, known.id, now, deviceName(caller.userAgent));
      const started = await startSession(transaction, {
        accountId: known.id,
        remember: body.remember,
        caller,
        now,
        random: deps.random,
      });
      return { ...started, session: await readSessionAccount(transaction, known.id) };
    });
    if (!session) return err(wrongCredentials);
    if (previous) input.afterCommit(() => deps.realtime.disconnectSession(previous.sessionId));
    input.afterCommit(() => tellPlayer(deps.realtime, known.id, { notification }));
    return ok({ data: presentSession(session, deps.urls), effects: [effect] });
  };
}
