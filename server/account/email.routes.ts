import { sendVerificationMail, verifyEmail } from '../../src/contract/account-links.contract';
import { err, ok } from '../../src/domain/shared/result';
import type { ServerDeps } from '../deps';
import { refusal } from '../http/refusal';
import type { Route } from '../http/route';
import { route } from '../http/route';
import { useLinkSecret } from '../links/link-secrets.repository';
import { mailsGoOut } from '../mail/mails-go-out';
import { mailedAddress } from '../links/mailed-address';
import { readAddress } from './account.repository';
import { queueAddressMail } from './queue-address-mail';
import { verifyAddress } from './verify-address';

const linkOver = refusal.validation({
  token: ['This link has expired or was used before. You can ask for a new one in your account.'],
});
const addressGone = refusal.validation({
  token: ['Another account has confirmed this e-mail address in the meantime, so it cannot be confirmed for this one.'],
});
const confirmed = 'Thank you, your e-mail address is confirmed.';

/** The confirmation of e-mail addresses: the link, and another mail with one. */
export function emailRoutes(deps: ServerDeps): readonly Route[] {
  return [
    route(verifyEmail, async ({ params, now, tx }) => {
      const used = await useLinkSecret(tx, 'verify-email', params.secret, now);
      const emailKey = mailedAddress(used);
      if (used?.accountId === undefined || emailKey === undefined) return err(linkOver);
      if (await verifyAddress(tx, used.accountId, emailKey, now)) return ok({ data: null, message: confirmed });
      const address = await readAddress(tx, used.accountId);
      if (address?.emailKey !== emailKey) return err(linkOver);
      return address.verifiedAt ? ok({ data: null, message: confirmed }) : err(addressGone);
    }),

    route(
      sendVerificationMail,
      async ({ caller, now, tx }) => {
        const accountId = caller.player?.id ?? '';
        const address = await readAddress(tx, accountId);
        if (!address) return err(refusal.unauthenticated());
        if (!mailsGoOut(deps.config)) return err(refusal.withoutMails());
        if (address.verifiedAt) return ok({ data: null, message: 'Your e-mail address is confirmed already.' });
        const wait = await deps.database.transaction((transaction) =>
          queueAddressMail(transaction, deps, { accountId, ...address }, now),
        );
        if (wait > 0) return err(refusal.tooManyRequests(wait));
        deps.jobs.wake('mails');
        return ok({ data: null, message: 'We have sent you a mail. It can take a moment to arrive.' });
      },
      { transaction: false },
    ),
  ];
}
