import * as z from 'zod/mini';
import type { LinkSecret } from './link-secrets.repository';

const linkDetails = z.object({ emailKey: z.string() });
const replacing = z.object({ email: z.string() });

/** The key of the address that a link was mailed to, and for which alone it is good; undefined for any other link. */
export function mailedAddress(link: LinkSecret | undefined): string | undefined {
  const details = z.safeParse(linkDetails, link?.details);
  return details.success ? details.data.emailKey : undefined;
}

/** The address that takes the place of the account's once a link is opened; undefined for a link that changes none. */
export function replacingAddress(link: Pick<LinkSecret, 'details'>): string | undefined {
  const details = z.safeParse(replacing, link.details);
  return details.success ? details.data.email : undefined;
}
