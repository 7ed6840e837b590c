import type { authRegister } from '../../../src/contract/account.contract';
import { err, ok } from '../../../src/domain/shared/result';
import { readSessionAccount, usernameIsTaken } from '../account/account.repository';
import { presentSession } from '../account/account.presenter';
import { avatarSeed } from '../account/avatar';
import { createAccount } from '../account/create-account';
import { deviceName } from '../account/device-name';
import { queueAddressMail } from '../account/queue-address-mail';
import { registrationProblems } from '../account/registration.policy';
import type { ServerDependencies } from '../../deps';
import { addressKey } from '../../platform/http/address-key';
import type { Refusal } from '../../platform/http/refusal';
import { refusal } from '../../platform/http/refusal';
import type { RouteHandler } from '../../platform/http/route';
import { notifyPlayer } from '../../community/inbox/notify-player';
import type { Guards } from './guards';
import { startSession } from './start-session';

const nameTaken = refusal.validation({ username: ['This user name is already taken.'] });

/**
 * Creates an account and signs it in. The unique index decides between concurrent registrations of one name. An address that another
 * account has changes only the email (docs/adr/0004). Invalid forms are not counted.
 */
export function register(deps: ServerDependencies, { attempts, hasher }: Guards): RouteHandler<typeof authRegister> {
  const { registrations } = attempts.rules;
  return async (input) => {
    const { body, caller, now, tx } = input;
    const problems = registrationProblems(body);
    if (Object.keys(problems).length > 0) return err(refusal.validation(problems));
    if (await usernameIsTaken(tx, body.username)) return err(nameTaken);
    // Counted before the slow part, so that concurrent requests cannot exceed the limit.
    const visitor = addressKey(caller.ip);
    const counted = await attempts.count(registrations, visitor);
    if (!counted.ok) return counted;
    const uncounted = async (refused: Refusal) => {
      await attempts.release(registrations, visitor);
      return err(refused);
    };
    const passwordHash = await hasher.hash(body.password);
    if (!passwordHash.ok) return uncounted(refusal.busy());

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
      const started = await startSession(transaction, {
        accountId,
        remember: true,
        registration: true,
        caller,
        now,
        deps,
      });
      const session = await readSessionAccount(transaction, accountId);
      return session && { ...started, message, session };
    });
    if (!created) return uncounted(nameTaken);
    input.afterCommit(() => {
      created.announce();
      notifyPlayer(deps.realtime, created.session.id, created);
    });
    return ok({ data: presentSession(created.session, deps.urls), effects: [created.effect] });
  };
}
