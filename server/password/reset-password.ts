import * as z from 'zod/mini';
import type { resetPassword } from '../../src/contract/account-links.contract';
import { emailKey } from '../../src/domain/auth/email-policy';
import { err, ok } from '../../src/domain/shared/result';
import { readToken } from '../../src/domain/tokens/token';
import { updatePasswordHash } from '../account/account.repository';
import { tellOfChange } from '../account/tell-of-change';
import { verifyAddress } from '../account/verify-address';
import { afterChange } from '../auth/after-change';
import type { Guards } from '../auth/guards';
import { deleteSessions } from '../auth/session.repository';
import type { ServerDeps } from '../deps';
import { addressKey } from '../http/address-key';
import { refusal } from '../http/refusal';
import { RefusalError } from '../http/refusal-error';
import type { RouteHandler } from '../http/route';
import type { LinkSecret } from '../links/link-secrets.repository';
import { endLinkSecrets, readLinkSecret, useLinkSecret } from '../links/link-secrets.repository';
import { newPasswordProblems } from './new-password.policy';

const BUSY_SECONDS = 2;
const PURPOSE = 'reset-password';
const FIELDS = ['password', 'password_confirmation'] as const;
const DONE = 'Your password has been reset. You may now close this modal and log in using your new password.';

const linkOver = refusal.validation({
  token: ['This link has expired or was used before. Please ask for a new one.'],
});

const linkDetails = z.object({ emailKey: z.string() });

/** The token is the page's, as the mail has it, or the secret in it. */
function secretOf(token: string): string {
  const read = readToken(PURPOSE, token);
  return read.ok ? read.value.secret : token;
}

/** The account that a link is for, if it was mailed to this address. */
function accountOf(link: LinkSecret | undefined, key: string): string | undefined {
  const details = z.safeParse(linkDetails, link?.details);
  return details.success && details.data.emailKey === key ? link?.accountId : undefined;
}

/** Sets a new password with a mailed link. It proves the address, ends every session and every other such link; the second factor stays. */
export function reset(deps: ServerDeps, { attempts, hasher }: Guards): RouteHandler<typeof resetPassword> {
  return async (input) => {
    const { body, caller, now, tx } = input;
    const problems = newPasswordProblems([body.password, body.password_confirmation], FIELDS);
    if (Object.keys(problems).length > 0) return err(refusal.validation(problems));
    const counted = await attempts.count(attempts.rules.resets, addressKey(caller.ip));
    if (!counted.ok) return counted;
    const secret = secretOf(body.token);
    const key = emailKey(body.email);
    // Nobody makes the server hash with a link that is over.
    if (accountOf(await readLinkSecret(tx, PURPOSE, secret, now), key) === undefined) return err(linkOver);
    const hashed = await hasher.hash(body.password);
    if (!hashed.ok) return err(refusal.unavailable(BUSY_SECONDS));

    const { accountId, ended } = await deps.database.transaction(async (transaction) => {
      const id = accountOf(await useLinkSecret(transaction, PURPOSE, secret, now), key);
      if (id === undefined) throw new RefusalError(linkOver);
      await updatePasswordHash(transaction, id, hashed.value);
      await endLinkSecrets(transaction, PURPOSE, id, now);
      await verifyAddress(transaction, id, key, now);
      await tellOfChange(transaction, { accountId: id, change: 'password', urls: deps.urls, now });
      return { accountId: id, ended: await deleteSessions(transaction, id) };
    });
    input.afterCommit(() => afterChange(deps, ended));
    const own = caller.player?.id === accountId;
    return ok({ data: null, message: DONE, effects: own ? [{ kind: 'end-session' }] : [] });
  };
}
