import * as z from 'zod/mini';
import type { LinkedMail } from '../../../src/domain/session/mail-settings';
import { linkedMails } from '../../../src/domain/session/mail-settings';
import type { LinkSecret } from '../../identity/email-links/link-secrets.repository';
import type { StoredSender } from './subscription.repository';

const linkDetails = z.object({
  sender: z.union([z.strictObject({ gameId: z.int() }), z.strictObject({ developerId: z.int() })]),
});

/** Returns the sender of a link's subscription. Undefined for any other link. */
export function mailedSender(link: LinkSecret | undefined): StoredSender | undefined {
  const details = z.safeParse(linkDetails, link?.details);
  return details.success ? details.data.sender : undefined;
}

const endedDetails = z.object({ mails: z.enum(linkedMails) });

/** Returns a link's kind of email from the portal. Undefined for any other link. */
export function mailedKind(link: LinkSecret | undefined): LinkedMail | undefined {
  const details = z.safeParse(endedDetails, link?.details);
  return details.success ? details.data.mails : undefined;
}
