import type { authRegister } from '../../src/contract/account.contract';
import { err, ok } from '../../src/domain/shared/result';
import { readSessionAccount, usernameIsTaken } from '../account/account.repository';
import { presentSession } from '../account/account.presenter';
import { avatarSeed } from '../account/avatar';
import { createAccount } from '../account/create-account';
import { deviceName } from '../account/device-name';
import { queueAddressMail } from '../account/queue-address-mail';
import { registrationProblems } from '../account/registration.policy';
import type { ServerDeps } from '../deps';
import { addressKey } from '../http/address-key';
import type { Refusal } from '../http/refusal';
import { refusal } from '../http/refusal';
import type { RouteHandler } from '../http/route';
import { tellPlayer } from '../notices/tell-player';
import { AttemptLimiter } from './attempt-limiter';
import type { PasswordHasher } from './password-hasher';
import { startSession } from './start-session';

const BUSY_SECONDS = 2;
const WINDOW_SECONDS = 60 * 60;

const nameTaken = refusal.validation({ username: ['This user name is already taken.'] });

/**
 * Creates an account and signs it in. Two at once for one name are settled by the unique index. Whether somebody has the mail
 * address already changes only the mail (docs/adr/0004). `max` is how many accounts one network address makes in an hour; errors in
 * the form are free.
 */
export function register(deps: ServerDeps, hasher: PasswordHasher, max: number): RouteHandler<typeof authRegister> {
  const attempts = new AttemptLimiter(deps.clock, max, WINDOW_SECONDS);
  return async (input) => {
    const { body, caller, now, tx } = input;
    const problems = registrationProblems(body);
    if (Object.keys(problems).length > 0) return err(refusal.validation(problems));
    if (await usernameIsTaken(tx, body.username)) return err(nameTaken);
    // Counted before the slow part, so that requests at the same moment cannot pass together.
    const visitor = addressKey(caller.ip);
    const wait = attempts.attempt(visitor);
    if (wait > 0) return err(refusal.tooManyRequests(wait));
    const uncounted = (refused: Refusal) => {
      attempts.release(visitor);
      return err(refused);
    };
    const passwordHash = await hasher.hash(body.password);
    if (!passwordHash.ok) return uncounted(refusal.unavailable(BUSY_SECONDS));

    const created = await deps.database.transaction(async (transaction) => {
      const account = await createAccount(transaction, {
        username: body.username,
        email: body.email,
        passwordHash: passwordHash.value,
        avatarSeed: avatarSeed(deps.random),
        device: deviceName(caller.userAgent),
        now,
      });
      if (!account) return undefined;
      const { accountId, message } = account;
      await queueAddressMail(transaction, deps, { accountId, username: body.username, email: body.email }, now);
      const started = await startSession(transaction, { accountId, remember: true, caller, now, random: deps.random });
      const session = await readSessionAccount(transaction, accountId);
      return session && { ...started, message, session };
    });
    if (!created) return uncounted(nameTaken);
    deps.jobs.wake('mails');
    const previous = caller.player;
    if (previous) input.afterCommit(() => deps.realtime.disconnectSession(previous.sessionId));
    input.afterCommit(() => tellPlayer(deps.realtime, created.session.id, created));
    return ok({ data: presentSession(created.session, deps.urls), effects: [created.effect] });
  };
}
