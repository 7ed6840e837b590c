import * as z from 'zod/mini';
import type { LinkSecret } from './link-secrets.repository';

const linkDetails = z.object({ emailKey: z.string() });
const replacing = z.object({ email: z.string() });

/** Returns the key of the only address that a link is valid for, the recipient's; undefined for links without one. */
export function mailedAddress(link: LinkSecret | undefined): string | undefined {
  const details = z.safeParse(linkDetails, link?.details);
  return details.success ? details.data.emailKey : undefined;
}

/** Returns the address that replaces the account's address when the link is opened; undefined for other links. */
export function replacingAddress(link: Pick<LinkSecret, 'details'>): string | undefined {
  const details = z.safeParse(replacing, link.details);
  return details.success ? details.data.email : undefined;
}
