import type { authRegister } from '../../src/contract/account.contract';
import { err, ok } from '../../src/domain/shared/result';
import { insertAccount, readSessionAccount, usernameIsTaken } from '../account/account.repository';
import { presentSession } from '../account/account.presenter';
import { avatarSeed } from '../account/avatar';
import { deviceName } from '../account/device-name';
import { registrationProblems } from '../account/registration.policy';
import type { ServerDeps } from '../deps';
import { refusal } from '../http/refusal';
import type { RouteHandler } from '../http/route';
import type { PasswordHasher } from './password-hasher';
import { startSession } from './start-session';

const BUSY_SECONDS = 2;

const nameTaken = refusal.validation({ username: ['This user name is already taken.'] });
/** Neutral on purpose; docs/adr/0004 says what it gives away and until when. */
const addressRefused = refusal.validation({ email: ['This e-mail address cannot be used.'] });

/** Creates an account and signs it in. Two at once for one name or address are settled by the unique indexes. */
export function register(deps: ServerDeps, hasher: PasswordHasher): RouteHandler<typeof authRegister> {
  return async (input) => {
    const { body, caller, now, tx } = input;
    const problems = registrationProblems(body);
    if (Object.keys(problems).length > 0) return err(refusal.validation(problems));
    if (await usernameIsTaken(tx, body.username)) return err(nameTaken);
    const passwordHash = await hasher.hash(body.password);
    if (!passwordHash.ok) return err(refusal.unavailable(BUSY_SECONDS));

    const created = await deps.database.transaction(async (transaction) => {
      const accountId = await insertAccount(transaction, {
        username: body.username,
        email: body.email,
        passwordHash: passwordHash.value,
        avatarSeed: avatarSeed(deps.random),
        device: deviceName(caller.userAgent),
        now,
      });
      if (!accountId) return undefined;
      const effect = await startSession(transaction, { accountId, remember: true, caller, now, random: deps.random });
      const session = await readSessionAccount(transaction, accountId);
      return session && { effect, session };
    });
    if (!created) return err((await usernameIsTaken(tx, body.username)) ? nameTaken : addressRefused);
    const previous = caller.player;
    if (previous) input.afterCommit(() => deps.realtime.disconnectSession(previous.sessionId));
    return ok({ data: presentSession(created.session, deps.urls), effects: [created.effect] });
  };
}
