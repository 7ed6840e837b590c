import type { emailChange } from '../../../src/contract/account-links.contract';
import { emailKey, isEmail } from '../../../src/domain/auth/email-policy';
import { err, ok } from '../../../src/domain/shared/result';
import type { Guards } from '../auth/guards';
import { ADDRESS_CHANGES } from '../auth/attempts/attempt-rules';
import { countAttempt } from '../auth/count-attempt';
import { provePlayer } from '../auth/prove-player';
import type { ServerDependencies } from '../../deps';
import { refusal } from '../../platform/http/refusal';
import type { RouteHandler } from '../../platform/http/route';
import { isMailEnabled } from '../../messaging/mail/is-mail-enabled';
import { readAddress } from './account.repository';
import { queueAddressMail } from './queue-address-mail';
import { notifySecurityChange } from './notify-security-change';

const noAddress = refusal.validation({ email: ['Please enter an email address, such as name@example.com.'] });
const sameAddress = refusal.validation({ email: ['This is the address of your account already.'] });

/**
 * Emails a link that replaces the account's address, and notifies the current address. Earlier links become invalid.
 * The response never reveals who has the new address.
 */
export function changeAddress(deps: ServerDependencies, guards: Guards): RouteHandler<typeof emailChange> {
  return async ({ body, caller, now }) => {
    const { player } = caller;
    if (!player) return err(refusal.unauthenticated());
    const email = body.email.trim();
    if (!isEmail(email)) return err(noAddress);
    if (!isMailEnabled(deps.config)) return err(refusal.withoutMails());
    const proved = await provePlayer(deps, guards, player, body);
    if (!proved.ok) return proved;
    const address = await readAddress(deps.database.db, player.id);
    if (!address) return err(refusal.unauthenticated());
    if (address.emailKey === emailKey(email)) return err(sameAddress);
    const { name, max, windowSeconds } = ADDRESS_CHANGES;
    const wait = await deps.database.transaction(async (tx) => {
      const counted = await countAttempt(tx, { key: [name, player.id], max, windowSeconds, now });
      if (counted > 0) return counted;
      await notifySecurityChange(tx, { accountId: player.id, change: 'address-asked', urls: deps.urls, now });
      return queueAddressMail(
        tx,
        deps,
        { accountId: player.id, username: address.username, email, replaces: true },
        now,
      );
    });
    if (wait > 0) return err(refusal.tooManyRequests(wait));
    deps.jobs.wake('mails');
    return ok({ data: null, message: `We have sent a link to ${email}. It is your new address once you open it.` });
  };
}
