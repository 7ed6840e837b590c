import { generateSecret } from 'otplib';
import {
  twoFactorBegin,
  twoFactorConfirm,
  twoFactorEnd,
  twoFactorRenewCodes,
} from '../../../src/contract/security.contract';
import { parseTwoFactorCode, RECOVERY_CHARACTERS } from '../../../src/domain/auth/two-factor';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import type { Executor } from '../../platform/database/executor';
import type { Player } from '../../platform/http/caller';
import type { Refusal } from '../../platform/http/refusal';
import { refusal } from '../../platform/http/refusal';
import { RefusalError } from '../../platform/http/refusal-error';
import type { Route, RouteHandler } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import type { ServerRandom } from '../../platform/system/server-random';
import { notifySecurityChange } from '../account/notify-security-change';
import { mirrorTwoFactor } from '../account/settings.repository';
import { afterChange } from '../auth/after-change';
import type { Guards } from '../auth/guards';
import { provePlayer } from '../auth/prove-player';
import { renewSession } from '../auth/renew-session';
import { SecretBox } from '../../platform/security/secret-box';
import { takeCode } from './take-code';
import { totpAddress, stepOfCode } from './totp';
import {
  deleteTwoFactor,
  hasTwoFactor,
  proposeSecret,
  confirmSecret,
  readTwoFactor,
  replaceRecoveryCodes,
} from './two-factor.repository';
import { wrongCode } from './wrong-code';

/** Number of recovery codes of an account. */
const RECOVERY_COUNT = 10;

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';

const newCode = (random: ServerRandom): string =>
  [...random.bytes(RECOVERY_CHARACTERS)].map((byte) => ALPHABET[byte % ALPHABET.length] ?? '').join('');

/** Creates ten recovery codes of 50 bits each: `plain` to hash and store, `shown` in two halves for display. */
function newRecoveryCodes(random: ServerRandom): readonly { readonly plain: string; readonly shown: string }[] {
  const half = RECOVERY_CHARACTERS / 2;
  return Array.from({ length: RECOVERY_COUNT }, () => {
    const plain = newCode(random);
    return { plain, shown: `${plain.slice(0, half)}-${plain.slice(half)}` };
  });
}

interface CodesFor {
  readonly accountId: string;
  readonly random: ServerRandom;
  readonly now: Date;
}

/** Replaces all recovery codes of an account and returns the new ones in display form. They cannot be shown again. */
async function giveRecoveryCodes(
  tx: Executor,
  box: SecretBox,
  { accountId, random, now }: CodesFor,
): Promise<readonly string[]> {
  const codes = newRecoveryCodes(random);
  const hashes = codes.map(({ plain }) => box.hash(accountId, plain));
  await replaceRecoveryCodes(tx, accountId, hashes, now);
  return codes.map(({ shown }) => shown);
}

const notStarted = refusal.validation({ code: ['Please start again: there is no new app to confirm.'] });

/**
 * Confirms an authenticator app with its first code and returns recovery codes. Signs all other browsers out and renews the
 * current session id.
 */
function confirmTwoFactor(deps: ServerDependencies, { attempts }: Guards): RouteHandler<typeof twoFactorConfirm> {
  const box = new SecretBox(deps.config.secret);
  return async (input) => {
    const { body, caller, now, tx } = input;
    const { player } = caller;
    const counted = await attempts.count(attempts.rules.codeProofs, player.id);
    if (!counted.ok) return counted;
    const proposed = await readTwoFactor(tx, player.id);
    if (!proposed || proposed.confirmedAt) return err(notStarted);
    const { encryptedSecret } = proposed;
    const secret = box.open(player.id, encryptedSecret);
    const typed = parseTwoFactorCode(body.code);
    const step = secret !== undefined && typed?.kind === 'totp' ? stepOfCode(secret, typed.code, now) : undefined;
    if (step === undefined) return err(wrongCode);

    const { codes, renewed } = await deps.database.transaction(async (transaction) => {
      if (!(await confirmSecret(transaction, player.id, { encryptedSecret, step, now })))
        throw new RefusalError(notStarted);
      await mirrorTwoFactor(transaction, player.id, true);
      await notifySecurityChange(transaction, { accountId: player.id, change: 'two-factor-on', urls: deps.urls, now });
      return {
        codes: await giveRecoveryCodes(transaction, box, { accountId: player.id, random: deps.random, now }),
        renewed: await renewSession(transaction, { player, now, random: deps.random }),
      };
    });
    await attempts.clear(attempts.rules.codeProofs, player.id);
    input.afterCommit(() => afterChange(deps, renewed.ended));
    return ok({ data: { recovery_codes: [...codes] }, effects: [renewed.effect] });
  };
}

const alreadyEnabled = refusal.validation({ code: ['Two-factor authentication is already on. Turn it off first.'] });

/** Creates the secret of an authenticator app. It is not used until its first code confirms it. */
function beginTwoFactor(deps: ServerDependencies, guards: Guards): RouteHandler<typeof twoFactorBegin> {
  const box = new SecretBox(deps.config.secret);
  return async ({ body, caller, now, tx }) => {
    const { player } = caller;
    if (await hasTwoFactor(tx, player.id)) return err(alreadyEnabled);
    const proved = await provePlayer(deps, guards, player, body);
    if (!proved.ok) return proved;
    const secret = generateSecret();
    const sealed = box.seal(player.id, secret, deps.random);
    if (!(await proposeSecret(tx, player.id, sealed, now))) return err(alreadyEnabled);
    return ok({ data: { secret, uri: totpAddress(secret, player.username) } });
  };
}

const appOnly = refusal.validation({ code: ['Please enter a code from your app, not a recovery code.'] });

interface Typed {
  readonly player: Player;
  readonly code: string;
  readonly now: Date;
}

/** Two-factor routes. They do not use the request's transaction, because attempts are counted outside of any transaction. */
export function twoFactorRoutes(deps: ServerDependencies, guards: Guards): readonly Route[] {
  const { attempts } = guards;
  const box = new SecretBox(deps.config.secret);
  const ownTransaction = { transaction: false } as const;

  /** Consumes a code and runs the work in the same transaction. */
  const withCode = async <T>(
    { player, code, now }: Typed,
    work: (tx: Executor, accountId: string) => Promise<T>,
  ): Promise<Result<T, Refusal>> => {
    const counted = await attempts.count(attempts.rules.codeProofs, player.id);
    if (!counted.ok) return counted;
    const done = await deps.database.transaction(async (tx) => {
      if (!(await takeCode(tx, box, { accountId: player.id, code, now }))) throw new RefusalError(wrongCode);
      return work(tx, player.id);
    });
    await attempts.clear(attempts.rules.codeProofs, player.id);
    return ok(done);
  };

  return [
    route(twoFactorBegin, beginTwoFactor(deps, guards), ownTransaction),

    route(twoFactorConfirm, confirmTwoFactor(deps, guards), { ...ownTransaction, audit: 'two-factor-on' }),

    route(
      twoFactorRenewCodes,
      async ({ body: { code }, caller: { player }, now }) => {
        if (parseTwoFactorCode(code)?.kind === 'recovery') return err(appOnly);
        const given = await withCode({ player, code, now }, (tx, accountId) =>
          giveRecoveryCodes(tx, box, { accountId, random: deps.random, now }),
        );
        return given.ok ? ok({ data: { recovery_codes: [...given.value] } }) : given;
      },
      { ...ownTransaction, audit: 'recovery-codes' },
    ),

    route(
      twoFactorEnd,
      async (input) => {
        const { body, caller, now } = input;
        const ended = await withCode({ player: caller.player, code: body.code, now }, async (tx, accountId) => {
          await deleteTwoFactor(tx, accountId);
          await mirrorTwoFactor(tx, accountId, false);
          await notifySecurityChange(tx, { accountId, change: 'two-factor-off', urls: deps.urls, now });
        });
        if (!ended.ok) return ended;
        input.afterCommit(() => deps.jobs.wake('mails'));
        return ok({ data: null });
      },
      { ...ownTransaction, audit: 'two-factor-off' },
    ),
  ];
}
