import { authChannel, authLogin, authLogout, authRegister, authStatus } from '../../../src/contract/account.contract';
import { canSubscribe } from '../../../src/domain/realtime/channels';
import { err, ok } from '../../../src/domain/shared/result';
import { notifyPlayer } from '../../community/inbox/notify-player';
import type { ServerDependencies } from '../../deps';
import type { Refusal } from '../../platform/http/refusal';
import { refusal } from '../../platform/http/refusal';
import type { Route, RouteHandler } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { signChannel } from '../../play/realtime/channel-auth';
import { presentSession } from '../account/account.presenter';
import { readOwnAccount, usernameIsTaken } from '../account/account.repository';
import { avatarSeed } from '../account/avatar';
import { createAccount } from '../account/create-account';
import { deviceName } from '../account/device-name';
import { queueAddressMail } from '../account/queue-address-mail';
import { registrationProblems } from '../account/registration.policy';
import type { Guards } from './guards';
import { login } from './login';
import { deleteSession } from './session.repository';
import { startSession } from './start-session';

const nameTaken = refusal.validation({ username: ['This username is already taken.'] });

/**
 * Creates an account and signs it in. The unique index decides between concurrent registrations of one name. An address that another
 * account has changes only the email (docs/adr/0004). Invalid forms are not counted.
 */
function register(deps: ServerDependencies, { attempts, hasher }: Guards): RouteHandler<typeof authRegister> {
  const { registrations } = attempts.rules;
  return async (input) => {
    const { body, caller, now, tx } = input;
    const problems = registrationProblems(body);
    if (Object.keys(problems).length > 0) return err(refusal.validation(problems));
    if (await usernameIsTaken(tx, body.username)) return err(nameTaken);
    // Counted before the slow part, so that concurrent requests cannot exceed the limit.
    const counted = await attempts.countFrom(caller.ip, registrations);
    if (!counted.ok) return counted;
    const uncounted = async (refused: Refusal) => {
      await attempts.releaseFrom(caller.ip, registrations);
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
        provider: 'password',
        registration: true,
        caller,
        now,
        deps,
      });
      const session = await readOwnAccount(transaction, accountId);
      return session && { ...started, message, session };
    });
    if (!created) return uncounted(nameTaken);
    input.afterCommit(() => {
      created.announce();
      notifyPlayer(deps.realtime, created.session.id, created);
    });
    return ok({
      data: presentSession(created.session, 'password', deps.urls),
      effects: [created.effect],
      account: created.session.id,
    });
  };
}

/** Routes for login, registration, logout, session status and realtime channel authorisation. */
export function authRoutes(deps: ServerDependencies, guards: Guards): readonly Route[] {
  const { secret } = deps.config;
  return [
    route(authStatus, async ({ caller, tx }) => {
      const { player } = caller;
      const session = player && (await readOwnAccount(tx, player.id));
      return session
        ? ok({ data: presentSession(session, player.provider, deps.urls) })
        : err(refusal.unauthenticated());
    }),

    route(authLogin, login(deps, guards), { transaction: false, audit: 'login' }),

    route(authRegister, register(deps, guards), { transaction: false, audit: 'sign-up' }),

    route(
      authLogout,
      async (input) => {
        const { caller, tx } = input;
        const { player } = caller;
        if (player) {
          await deleteSession(tx, player.sessionId);
          input.afterCommit(() => deps.realtime.disconnectSession(player.sessionId));
        }
        return ok({ data: null, effects: [{ kind: 'end-session' }] });
      },
      { audit: 'logout' },
    ),

    route(
      authChannel,
      async ({ body, caller, now }) => {
        const listener = { playerId: caller.player?.id, guestId: caller.guestId };
        if (!canSubscribe(body.channel_name, listener)) return err(refusal.forbidden());
        const right = {
          socketId: body.socket_id,
          channel: body.channel_name,
          sessionId: caller.player?.sessionId,
        };
        return ok({ data: { auth: signChannel(secret, right, now) } });
      },
      { transaction: false },
    ),
  ];
}
