import type { sendResetMail } from '../../../src/contract/account-links.contract';
import { err, ok } from '../../../src/domain/shared/result';
import { emailMessages } from '../account/registration.policy';
import { mailboxKey } from '../auth/attempts/mailbox-key';
import type { Guards } from '../auth/guards';
import type { ServerDependencies } from '../../deps';
import { addressKey } from '../../platform/http/address-key';
import { refusal } from '../../platform/http/refusal';
import type { RouteHandler } from '../../platform/http/route';
import { isMailEnabled } from '../../messaging/mail/is-mail-enabled';
import { writeResetMail } from './write-reset-mail';

const SENT =
  "Please check your email inbox. If the entered email address was valid, you'll receive a password reset email in a moment.";

/** Delays sending by 1 to 4 seconds, so that the load does not slow down the next request and reveal the email. */
const pauseMs = ({ random }: Pick<ServerDependencies, 'random'>): number =>
  1000 + (random.bytes(2).readUInt16BE() % 3000);

/**
 * Promises an email for every valid address. The email is written after the response, which never waits for it.
 * A server that stops completes it first.
 */
export function sendReset(deps: ServerDependencies, { attempts }: Guards): RouteHandler<typeof sendResetMail> {
  const { mails, resetMails } = attempts.rules;
  const write = async (email: string, now: Date): Promise<void> => {
    await writeResetMail(deps, email, now);
    deps.clock.after(pauseMs(deps), () => deps.jobs.wake('mails'));
  };
  return async (input) => {
    const { body, caller, now } = input;
    if (!isMailEnabled(deps.config)) return err(refusal.withoutMails());
    const messages = emailMessages(body.email);
    if (messages.length > 0) return err(refusal.validation({ email: messages }));
    const visitor = await attempts.count(mails, addressKey(caller.ip));
    if (!visitor.ok) return visitor;
    const counted = await attempts.count(resetMails, mailboxKey(body.email));
    if (!counted.ok) return counted;
    input.afterCommit(() => {
      deps.afterAnswers.begin(() => write(body.email, now));
    });
    return ok({ data: null, message: SENT });
  };
}
