import * as z from 'zod/mini';
import type { LinkSecret } from '../links/link-secrets.repository';
import type { StoredSender } from './subscription.repository';

const linkDetails = z.object({
  sender: z.union([z.strictObject({ gameId: z.int() }), z.strictObject({ developerId: z.int() })]),
});

/** The sender whose mails a link is about; undefined for any other link. */
export function mailedSender(link: LinkSecret | undefined): StoredSender | undefined {
  const details = z.safeParse(linkDetails, link?.details);
  return details.success ? details.data.sender : undefined;
}
