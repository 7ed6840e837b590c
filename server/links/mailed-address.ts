import * as z from 'zod/mini';
import type { LinkSecret } from './link-secrets.repository';

const linkDetails = z.object({ emailKey: z.string() });

/** The key of the address that a link was mailed to, and for which alone it is good; undefined for any other link. */
export function mailedAddress(link: LinkSecret | undefined): string | undefined {
  const details = z.safeParse(linkDetails, link?.details);
  return details.success ? details.data.emailKey : undefined;
}
